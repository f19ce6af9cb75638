import { expect, type Page, test } from '@playwright/test';
import { signIn } from './setup/sign-in.ts';

test('a search is restored from its address and by Back', async ({ page }) => {
  await signIn(page, 'member', '/discover');
  const box = page.getByRole('textbox', { name: 'Search Discover' });
  const results = page.getByRole('status').filter({ hasText: /^[\d,]+ results?$/ });
  const all = await results.textContent();
  await box.fill('"energy storage facility"');
  await box.press('Enter');
  await expect(results).not.toHaveText(all ?? '');
  await expect(page).toHaveURL(/filters=/);
  const found = await results.textContent();
  const address = page.url();

  const other = await page.context().newPage();
  await other.goto(address);
  await expect(other.getByRole('textbox', { name: 'Search Discover' })).toHaveValue('"energy storage facility"');
  await expect(other.getByRole('status').filter({ hasText: /^[\d,]+ results?$/ })).toHaveText(found ?? '');
  await other.close();

  await page.goBack();
  await expect(results).toHaveText(all ?? '');
});

test('a query that cannot be understood is explained, not run', async ({ page }) => {
  await signIn(page, 'member', '/discover');
  const box = page.getByRole('textbox', { name: 'Search Discover' });
  await box.fill('boolean:(water AND');
  await box.press('Enter');
  await expect(page.getByRole('alert').first()).toBeVisible();
});

test('from a result to its flyout, its page and a phrase in its text', async ({ page }) => {
  await signIn(page, 'member', '/discover');
  await searchFor(page, '"recharge district"');
  const bill = page.locator('a[href*="-sample-"]').first();
  const title = (await bill.textContent()) ?? '';
  await bill.click();
  const flyout = page.getByRole('complementary').filter({ has: page.getByRole('tab', { name: 'Overview' }) });
  await expect(flyout.getByRole('heading', { name: title })).toBeVisible();
  const path = (await bill.getAttribute('href')) ?? '';
  await page.goto(path);
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
  await page.getByRole('tab', { name: /^Text/ }).click();
  const find = page.getByRole('search').filter({ has: page.getByLabel('Find in this text') });
  await find.getByLabel('Find in this text').fill('recharge district');
  await find.getByLabel('Find in this text').press('Enter');
  await expect(find.getByRole('status')).toHaveText(/^1 of [1-9]/);
});

test('Back on a page leads to the search one came from', async ({ page }) => {
  await signIn(page, 'member', '/discover');
  const box = await searchFor(page, '"recharge district"');
  await page.locator('a[href*="-sample-"]').first().click();
  await page.getByRole('complementary').getByRole('button', { name: 'Open full page' }).click();
  await expect(page).not.toHaveURL(/\/discover/);
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page).toHaveURL(/\/discover\?.*filters=/);
  await expect(box).toHaveValue('"recharge district"');
});

/** Runs a search and waits until the list shows what it found. */
async function searchFor(page: Page, text: string) {
  const box = page.getByRole('textbox', { name: 'Search Discover' });
  const results = page.getByRole('status').filter({ hasText: /^[\d,]+ results?$/ });
  const before = await results.textContent();
  await box.fill(text);
  await box.press('Enter');
  await expect(results).not.toHaveText(before ?? '');
  return box;
}
