import { getApi } from './setup/call-api.ts';
import { expectAccessible } from './setup/expect-accessible.ts';
import { PEOPLE, signIn } from './setup/sign-in.ts';
import { expect, test } from './setup/test.ts';

const ACTING = 'Vesna Quenstead is acting as Lorcan Pembergate (admin@stavridge.example)';

test('Support acts as a user of another organization, visibly on every page, until it stops', async ({ page }) => {
  await signIn(page, 'support', '/projects');
  await expect(page.getByRole('link', { name: 'Clean Water 2026' })).toBeVisible();
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('menuitem', { name: 'Act as a user…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Act as a user' });
  const email = dialog.getByRole('textbox', { name: 'E-mail of the user' });
  await email.fill('nobody@stavridge.example');
  await dialog.getByRole('button', { name: 'Act as this user' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('There is no active user with this e-mail address.');
  await expectAccessible(page);
  await email.fill(PEOPLE.stranger);
  await dialog.getByRole('button', { name: 'Act as this user' }).click();
  await expect(dialog).toHaveCount(0);

  const banner = page.getByRole('status').filter({ hasText: 'is acting as' });
  for (const path of ['/', '/discover', '/alerts', '/projects', '/admin/organization', '/admin/sources']) {
    await page.goto(path);
    await expect(banner).toContainText(ACTING);
  }
  await page.goto('/projects');
  await expect(page.getByRole('link', { name: 'Rural Networks' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Clean Water 2026' })).toHaveCount(0);
  await expectAccessible(page);
  // An impersonating supporter cannot go on to impersonate someone else.
  await page.getByRole('button', { name: 'Account' }).click();
  await expect(page.getByRole('menuitem', { name: 'Log out' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Act as a user…' })).toHaveCount(0);
  await page.keyboard.press('Escape');

  await page.getByRole('link', { name: 'Rural Networks' }).click();
  await expect(page.getByRole('heading', { name: 'Rural Networks', level: 1 })).toBeVisible();
  await banner.getByRole('button', { name: 'Stop' }).click();
  await expect(banner).toHaveCount(0);
  // The supporter may not see the other organization's project, so they return to their own home page.
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeAttached();
  await page.goto('/projects');
  await expect(page.getByRole('link', { name: 'Clean Water 2026' })).toBeVisible();
});

test('Only support is offered to act as another user, and the API refuses others', async ({ page, request }) => {
  await signIn(page, 'admin');
  await page.getByRole('button', { name: 'Account' }).click();
  await expect(page.getByRole('menuitem', { name: 'Log out' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Act as a user…' })).toHaveCount(0);
  const admin = await getApi(request, 'admin');
  expect((await admin.post('/auth/impersonate', { email: PEOPLE.stranger })).status()).toBe(403);
});

test('The impersonation banner leaves room for the page and its Stop button @phone', async ({ page }) => {
  await signIn(page, 'support');
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('menuitem', { name: 'Act as a user…' }).click();
  await page.getByRole('textbox', { name: 'E-mail of the user' }).fill(PEOPLE.stranger);
  await page.getByRole('button', { name: 'Act as this user' }).click();
  const stop = page.getByRole('status').filter({ hasText: ACTING }).getByRole('button', { name: 'Stop' });
  await expect(stop).toBeInViewport({ ratio: 1 });
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  await stop.click();
  await expect(stop).toHaveCount(0);
});
