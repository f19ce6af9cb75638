import { freshBillNumber, ingestBill } from './setup/ingest-bill.ts';
import { signIn } from './setup/sign-in.ts';
import { expect, test } from './setup/test.ts';

test('A new user searches, reads, saves the search and handles a new alert', async ({ page }) => {
  test.setTimeout(90_000);
  const number = freshBillNumber();
  await signIn(page, 'member', '/discover');
  const box = page.getByRole('textbox', { name: 'Search Discover' });
  const found = page.getByRole('status').filter({ hasText: /^[\d,]+ results?$/ });
  const everything = await found.textContent();
  await box.fill('"grade crossing"');
  await box.press('Enter');
  await expect(found).not.toHaveText(everything ?? '');

  // Bills of the sample have texts; those that earlier runs of this journey ingested do not.
  await page.locator('a[href*="sample"][href*="/legislation/"]').first().click();
  await page.getByRole('complementary').getByRole('button', { name: 'Open full page' }).click();
  await page.getByRole('tab', { name: /^Text/ }).click();
  const find = page.getByRole('search').filter({ has: page.getByLabel('Find in this text') });
  await find.getByLabel('Find in this text').fill('grade crossing');
  await expect(find.getByRole('status')).toHaveText(/^1 of [1-9]/);
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(box).toHaveValue('"grade crossing"');

  await page.getByRole('button', { name: 'Save search' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('status')).toHaveText(/^[\d,]+ match(es)? in the last 90 days$/);
  await expect(dialog.getByRole('list', { name: 'Latest matches' }).getByRole('listitem').first()).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Title' }).fill(`Crossings ${number}`);
  await dialog.getByRole('combobox', { name: 'Project' }).click();
  await page.getByRole('option', { name: 'Create a new project' }).click();
  await dialog.getByRole('textbox', { name: 'Project name' }).fill(`Rail safety ${number}`);
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await dialog.getByRole('button', { name: 'Not now' }).click();
  await expect(dialog).toHaveCount(0);

  const badge = page.getByRole('link', { name: /^Alerts( \d+ unread)?$/ });
  const unread = async () => Number(/\d+/.exec((await badge.textContent()) ?? '')?.[0] ?? 0);
  await badge.click();
  await page.getByRole('button', { name: `Crossings ${number}`, exact: true }).click();
  await expect(page.getByText('No alerts yet')).toBeVisible();
  const before = await unread();
  const title = `Invented Grade Crossing Act ${number}`;
  await ingestBill({ congress: 119, number, title });
  const row = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: title }) });
  await expect(row).toBeVisible();
  await expect.poll(unread).toBeGreaterThan(before);
  const arrived = await unread();

  await row.getByRole('link').first().click();
  const flyout = page.getByRole('complementary', { name: new RegExp(title) });
  await expect(flyout.getByRole('region', { name: 'Why this Matched?' }).locator('mark').first()).toBeVisible();
  await expect.poll(unread).toBe(arrived - 1);
  await flyout.getByRole('button', { name: 'Mark irrelevant' }).click();
  await expect(row).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await expect(row).toBeVisible();
});
