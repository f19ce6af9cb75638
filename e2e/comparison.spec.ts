import { readFile } from 'node:fs/promises';
import { expectReadable } from './setup/expect-accessible.ts';
import { sampleRecord, getTexts } from './setup/sample-documents.ts';
import { signIn } from './setup/sign-in.ts';
import { expect, test } from './setup/test.ts';

/** A U.S. bill that was introduced and passed. */
const bill = sampleRecord(
  'bill',
  (one) => one.isoCode === 'us' && getTexts(one).length > 1 && getTexts(one).every(({ language }) => language === 'en'),
);
const getVersion = (code: string) => getTexts(bill).find(({ versionCode }) => versionCode === code)?.fnDocumentId ?? '';
const comparing = () => {
  const [latest] = getTexts(bill).toSorted((a, b) => (b.date ?? '').localeCompare(a.date ?? ''));
  const query = { bill1: bill.fusionId, bill2: bill.fusionId, version1: getVersion('introduced') };
  return `/document-comparison?${new URLSearchParams({ ...query, version2: latest?.fnDocumentId ?? '' }).toString()}`;
};

test('A user chooses two versions of a bill on its page and compares them word by word', async ({ page }) => {
  await signIn(page, 'viewer', `/legislation/${bill.fusionId}`);
  await page.getByRole('button', { name: 'Compare Versions' }).click();
  const dialog = page.getByRole('dialog', { name: 'Bill Comparison' });
  await expect(dialog.getByRole('tab', { name: 'Versions' })).toHaveAttribute('aria-selected', 'true');
  await expectReadable(page, '[role="dialog"]');
  // The sample passes bills as they were reported, so the introduced version is chosen to get a difference.
  await dialog.getByRole('combobox', { name: 'Version of the first bill' }).click();
  await page.getByRole('option', { name: /Introduced/ }).click();
  await dialog.getByRole('button', { name: 'Start Comparing' }).click();
  await expect(page).toHaveURL(/\/document-comparison\?.*version1=.*version2=/);
  const text = page.getByRole('region', { name: 'Compared text' });
  await expect(text.getByRole('insertion').first()).toBeVisible();
});

test('A user steps through changes by keyboard, and the URL of a change leads back to it', async ({ page }) => {
  await signIn(page, 'viewer', comparing());
  const text = page.getByRole('region', { name: 'Compared text' });
  await expect(text.getByRole('insertion').first()).toBeVisible();
  await expectReadable(page);
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await expect(page).toHaveURL(/change=\d/);
  await expect(page.getByText(/^Change 2 of \d/)).toBeVisible();
  const shown = text.locator('[aria-current="true"]');
  await expect(shown).toBeInViewport();
  await page.reload();
  await expect(shown).toBeInViewport();
  await page.getByRole('button', { name: 'Inline' }).click();
  await page.getByRole('button', { name: 'Only changes' }).click();
  await expect(text.getByRole('button', { name: /unchanged paragraph/ }).first()).toBeVisible();
});

test('The comparison has a single column on a phone, with sections in a sheet', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, 'viewer', comparing());
  const text = page.getByRole('region', { name: 'Compared text' });
  await expect(text.getByRole('insertion').first()).toBeVisible();
  await expectReadable(page);
  await page.getByRole('button', { name: 'Sections', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Changes' });
  await sheet.getByRole('button', { name: /Added/ }).first().click();
  await expect(sheet).toBeHidden();
  await expect(text.getByRole('insertion').last()).toBeInViewport();
});

test('A comparison can be saved as a Word document and as a PDF', async ({ page }) => {
  await signIn(page, 'viewer', comparing());
  for (const [item, begins] of [
    ['Word document with tracked changes', 'PK'],
    ['PDF', '%PDF'],
  ] as const) {
    await page.getByRole('button', { name: 'Export', exact: true }).click();
    const saved = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: item }).click();
    const file = await (await saved).path();
    expect((await readFile(file)).subarray(0, begins.length).toString()).toBe(begins);
  }
});
