import { expectAccessible } from './setup/expect-accessible.ts';
import type { Page } from '@playwright/test';
import { discoverPage } from './setup/discover-page.ts';
import { richBill, getTexts } from './setup/sample-documents.ts';
import { signIn } from './setup/sign-in.ts';
import { expect, test } from './setup/test.ts';

const getVersion = (code: string) =>
  getTexts(richBill).find(({ versionCode }) => versionCode === code)?.fnDocumentId ?? '';
const reading = (code: string) =>
  `/legislation/${richBill.fusionId}?tab=text&version=${encodeURIComponent(JSON.stringify(getVersion(code)))}`;
const getText = (page: Page) => page.getByRole('region', { name: 'Text' });

test('A phrase is found, counted and stepped through, and the URL keeps it', async ({ page }) => {
  await signIn(page, 'member', reading('introduced'));
  const find = page.getByRole('search').filter({ has: page.getByLabel('Find in this text') });
  await find.getByLabel('Find in this text').fill('"this Act"');
  await expect(find.getByRole('status')).toHaveText(/^1 of [2-9]/);
  await expect(getText(page).locator('mark').first()).toHaveText(/this act/i);
  await find.getByLabel('Find in this text').press('Enter');
  await expect(find.getByRole('status')).toHaveText(/^2 of [2-9]/);
  await page.reload();
  await expect(find.getByRole('status')).toHaveText(/^1 of [2-9]/);
  await find.getByLabel('Find in this text').fill('zebra crossing');
  await expect(find.getByRole('status')).toHaveText('No matches');
});

test('A matched passage opens the text at its match, and the full page keeps the search', async ({ page }) => {
  await signIn(page, 'member', '/discover');
  const { flyout, searchFor } = discoverPage(page);
  await searchFor('"recharge district"');
  await page.locator('a[href*="-sample-"]').first().click();
  const passages = flyout.getByRole('list', { name: 'Keyword Matches' });
  await expect(passages.getByRole('link').first()).toBeVisible();
  const places = await passages.getByRole('link').count();
  for (let place = 0; place < places; place += 1) {
    await passages.getByRole('link').nth(place).click();
    const match = getText(page).locator('mark[data-current="true"]');
    await expect(match).toHaveText(/recharge|district/i);
    await expect(match).toBeInViewport();
    await page.goBack();
  }
  await flyout.getByRole('button', { name: 'Open full page' }).click();
  const why = page.getByRole('list', { name: 'Keyword Matches' });
  await expect(why.locator('mark').first()).toHaveText(/recharge district/i);
  await page.getByRole('tab', { name: /^Text/ }).click();
  await expect(getText(page).locator('mark').first()).toBeVisible();
  await page.reload();
  await page.getByRole('tab', { name: 'Overview' }).click();
  await expect(why.locator('mark').first()).toBeVisible();
});

test('The outline leads to a section', async ({ page }) => {
  await signIn(page, 'member', reading('introduced'));
  const entry = page.getByRole('navigation', { name: 'Outline' }).getByRole('button', { name: /Authorization/ });
  await entry.click();
  await expect(getText(page).getByRole('heading', { name: /Authorization/ })).toBeInViewport();
  await expect(page).toHaveURL(/section=/);
});

test('The outline is a sheet on a phone @phone', async ({ page }) => {
  await signIn(page, 'member', reading('introduced'));
  await page.getByRole('button', { name: /^Outline/ }).tap();
  const sheet = page.getByRole('dialog', { name: 'Outline' });
  await expectAccessible(page);
  await sheet.getByRole('button', { name: 'SEC. 5. Authorization of appropriations' }).tap();
  await expect(sheet).toHaveCount(0);
  await expect(getText(page).getByRole('heading', { name: /Authorization/ })).toBeInViewport();
});

test('Struck and inserted text differ by more than color', async ({ page }) => {
  await signIn(page, 'member', reading('reported'));
  await expect(page.getByText('struck text is crossed out, inserted text is underlined')).toBeVisible();
  const struck = getText(page).locator('del').first();
  const inserted = getText(page).locator('ins').first();
  await expect(struck).toHaveCSS('text-decoration-line', 'line-through');
  await expect(inserted).toHaveCSS('text-decoration-line', 'underline');
  await expect(struck).toContainText('Struck:');
  await expect(inserted).toContainText('Inserted:');
});

test('A user reads another version by choosing it', async ({ page }) => {
  await signIn(page, 'member', reading('reported'));
  await expect(getText(page).locator('del').first()).toBeVisible();
  await page.getByRole('combobox', { name: 'Version' }).click();
  await page.getByRole('option', { name: /^As passed/ }).click();
  await expect(page).toHaveURL(/passed/);
  await expect(getText(page).locator('del')).toHaveCount(0);
  await expect(
    getText(page)
      .getByText(/after public comment/)
      .first(),
  ).toBeVisible();
});
