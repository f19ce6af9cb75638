import { readFile } from 'node:fs/promises';
import { discoverAddress, discoverPage, numberIn } from './setup/discover-page.ts';
import { expectReadable } from './setup/expect-accessible.ts';
import { signIn } from './setup/sign-in.ts';
import { expect, test } from './setup/test.ts';

test('Discover results are exported with the chosen fields and stay under Exports until deleted', async ({ page }) => {
  const name = `Journey ${Date.now()}`;
  await signIn(page, 'member', discoverAddress({ rawTextSearch: 'housing', datasetTypes: ['ResearchDocument'] }));
  const total = await numberIn(discoverPage(page).total);
  expect(total).toBeGreaterThan(0);

  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Export Results' });
  const send = dialog.getByRole('button', { name: 'Export', exact: true });
  await dialog.getByRole('textbox', { name: 'Export name' }).fill(name);
  await dialog.getByRole('radio', { name: 'CSV' }).check();
  await dialog.getByRole('button', { name: 'Choose fields' }).click();
  await dialog.getByRole('checkbox', { name: 'All fields' }).uncheck();
  await dialog.getByRole('checkbox', { name: 'Title', exact: true }).check();
  await expectReadable(page, '[role=dialog]');
  const download = page.waitForEvent('download');
  await send.click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/\.csv$/);
  const [heads, ...rows] = (await readFile(await file.path(), 'utf8')).trimEnd().split(/\r?\n/);
  expect(heads).toBe('\uFEFFTitle');
  expect(rows).toHaveLength(total);

  await page.goto('/exports');
  const row = page.getByRole('row', { name: new RegExp(name) });
  await expect(row).toContainText(`${total} rows`);
  await expectReadable(page);
  await row.getByRole('button', { name: `Delete: ${name}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('Export deleted')).toBeVisible();
  await expect(row).toBeHidden();
});
