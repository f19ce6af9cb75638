import type { Page } from '@playwright/test';
import { SAMPLE_PASSWORD } from '@rotunda/sample';
import { discoverPage } from './setup/discover-page.ts';
import { expectAccessible } from './setup/expect-accessible.ts';
import { PEOPLE, signIn } from './setup/sign-in.ts';
import { expect, test } from './setup/test.ts';

/** Presses Tab until the control has the focus; fails if it cannot be reached. */
async function tabTo(page: Page, name: string | RegExp, role: 'button' | 'textbox' | 'combobox' = 'button') {
  const target = page.getByRole(role, { name, exact: typeof name === 'string' });
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluateAll((all) => all.some((one) => one === document.activeElement))) return;
  }
  throw new Error(`60 times Tab did not reach ${String(name)}`);
}

test('A user signs in, searches, reads and saves a search without a mouse', async ({ page }) => {
  const { total, flyout, results } = discoverPage(page);
  await page.goto('/login');
  await tabTo(page, 'E-mail', 'textbox');
  await page.keyboard.type(PEOPLE.member);
  await page.keyboard.press('Tab');
  await page.keyboard.type(SAMPLE_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeAttached();

  await page.keyboard.press('Control+k');
  await page.getByRole('dialog', { name: 'Command palette' }).waitFor();
  await page.keyboard.type('Discover');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/discover/);
  const all = (await total.textContent()) ?? '';

  await page.keyboard.press('/');
  await page.keyboard.type('water');
  await page.keyboard.press('Enter');
  await expect(total).not.toHaveText(all);
  await page.keyboard.press('Escape');
  const titles = await results.getByRole('listitem').getByRole('link').allTextContents();
  await tabTo(page, /^View All: /);
  await page.keyboard.press('j');
  await expect(flyout.getByRole('heading', { level: 1 })).toHaveText(titles[0] ?? '');
  await page.keyboard.press('j');
  await expect(flyout.getByRole('heading', { level: 1 })).toHaveText(titles[1] ?? '');
  await page.keyboard.press('k');
  await expect(flyout.getByRole('heading', { level: 1 })).toHaveText(titles[0] ?? '');
  await page.keyboard.press('j');
  await expect(results.getByRole('listitem').filter({ hasText: titles[1] ?? '' })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(flyout).toHaveCount(0);
  // After closing, navigation continues from the same place.
  await page.keyboard.press('j');
  await expect(flyout.getByRole('heading', { level: 1 })).toHaveText(titles[2] ?? '');
  await page.keyboard.press('Escape');
  await expect(flyout).toHaveCount(0);

  const name = `Keyboard ${Date.now()}`;
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog', { name: 'Command palette' }).waitFor();
  await page.keyboard.type('Create saved search');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog').filter({ has: page.getByRole('textbox', { name: 'Title' }) });
  await expect(dialog.getByRole('textbox', { name: 'Title' })).toBeFocused();
  await expect(dialog.getByRole('img', { name: /per week/i })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Control+a');
  await page.keyboard.type(name);
  await tabTo(page, /project/i, 'combobox');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('listbox')).toBeVisible();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await tabTo(page, 'Save');
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('Successfully saved alert settings.')).toBeVisible();
});

test('The command palette receives text typed immediately after it opens', async ({ page }) => {
  await signIn(page, 'member');
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeAttached();
  const field = page.getByRole('dialog', { name: 'Command palette' }).getByRole('combobox');
  await page.keyboard.press('Control+k');
  await expect(field).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(field).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('projects');
  await expect(field).toHaveValue('projects');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/projects/);
});
