import { expectAccessible } from './setup/expect-accessible.ts';
import { PEOPLE, submitSignIn } from './setup/sign-in.ts';
import { expect, test } from './setup/test.ts';

test('A wrong password shows a message, and the right password leads to the requested page', async ({ page }) => {
  await page.goto('/projects');
  await expect(page).toHaveURL(/\/login/);
  await expectAccessible(page);
  await page.getByLabel('E-mail').fill(PEOPLE.member);
  await page.getByLabel('Password').fill('not the password');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('alert')).toHaveText('Incorrect e-mail or password.');
  await submitSignIn(page, 'member');
  await expect(page).toHaveURL(/\/projects$/);
  await expect(page.getByRole('heading', { name: 'Projects', level: 1 })).toBeVisible();
});

test('An anonymous visitor is asked to sign in on every page', async ({ page }) => {
  for (const path of ['/', '/discover', '/alerts', '/projects', '/legislation/us-sample-hr-101', '/admin/sources']) {
    await page.goto(path);
    await expect(page, path).toHaveURL(/\/login/);
    await expect(page.getByLabel('Password')).toBeVisible();
  }
});

test('A user who signs out stays signed out, even with the Back button', async ({ page }) => {
  await page.goto('/login');
  await submitSignIn(page, 'member');
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/login/);
  await page.goto('/alerts');
  await expect(page).toHaveURL(/\/login/);
});
