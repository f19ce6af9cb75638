import type { Page } from '@playwright/test';
import { getApi } from './setup/call-api.ts';
import { expectAccessible } from './setup/expect-accessible.ts';
import { freshBillNumber } from './setup/ingest-bill.ts';
import { type LocalPublisher, type PublishedBills, startPublisher } from './setup/local-publisher.ts';
import { signIn } from './setup/sign-in.ts';
import { stored } from './setup/stored.ts';
import { expect, test } from './setup/test.ts';

const SOURCE = '/sources/congress-api';
const KEY = 'key-of-the-invented-publisher';
let publisher: LocalPublisher | undefined;

test.afterEach(async ({ request }) => {
  const admin = await getApi(request, 'admin');
  await admin.patch(SOURCE, { options: {}, apiKey: null, schedule: null, enabled: false });
  await publisher?.close();
  publisher = undefined;
});

/** Opens the source's page with the publisher running, and sets address and key as an administrator would. */
async function openSource(page: Page, published: Omit<PublishedBills, 'apiKey'>): Promise<LocalPublisher> {
  const started = await startPublisher({ ...published, apiKey: KEY });
  publisher = started;
  await signIn(page, 'admin', '/admin/sources?source=congress-api&tab=settings');
  const flyout = getFlyout(page);
  await flyout.getByRole('button', { name: 'Add option' }).click();
  await flyout.getByRole('combobox', { name: 'Name of option 1' }).fill('baseUrl');
  await flyout.getByRole('textbox', { name: 'Value of option 1' }).fill(started.baseUrl);
  await stored(page, /\/sources\//, () => flyout.getByRole('button', { name: 'Save options' }).click());
  await flyout.getByRole('textbox', { name: 'API key', exact: true }).fill(KEY);
  await stored(page, /\/sources\//, () => flyout.getByRole('button', { name: 'Save API key' }).click());
  await expect(flyout.getByLabel('New API key')).toHaveValue('');
  await openTab(page, 'Overview');
  return started;
}

const getFlyout = (page: Page) => page.getByRole('complementary').filter({ has: page.getByRole('tab') });
const openTab = (page: Page, name: string) =>
  getFlyout(page)
    .getByRole('tab', { name: new RegExp(`^${name}`) })
    .click();

test('A run ingests what the publisher has, reports it and keeps what it could not read', async ({ page }) => {
  const number = freshBillNumber();
  const numbers = [number, number + 1, number + 2];
  const { baseUrl } = await openSource(page, { numbers, unreadable: [number + 1] });
  const flyout = getFlyout(page);
  await flyout.getByRole('button', { name: 'Run now' }).click();
  await expect(flyout.getByText('Finished', { exact: true }).first()).toBeVisible({ timeout: 30_000 });
  await openTab(page, 'Runs');
  const runs = flyout.getByRole('list', { name: 'Runs' }).getByRole('listitem');
  await expect(runs.first()).toContainText('3 read: 2 created, 0 updated, 0 unchanged, 1 quarantined');
  await expect(runs.first()).toContainText(baseUrl);

  await openTab(page, 'Quarantine');
  const record = flyout
    .getByRole('list', { name: 'Quarantine' })
    .getByRole('listitem')
    .filter({ hasText: `/s/${number + 1}` });
  await expect(record).toContainText('unknown kind of measure: NONE');
  await record.getByRole('button', { name: /^Show record/ }).click();
  await expect(record.getByRole('region')).toContainText(`Invented Beacon Act ${number + 1}`);
  await expectAccessible(page);

  // A second run finds nothing new and ingests nothing twice.
  await openTab(page, 'Overview');
  await expect(flyout.getByText(/^the last [\d,]+ changes? \(median \/ 95th percentile\)$/)).toBeVisible({
    timeout: 15_000,
  });
  await flyout.getByRole('button', { name: 'Run now' }).click();
  await openTab(page, 'Runs');
  await expect(runs.first()).toContainText('3 read: 0 created, 0 updated, 2 unchanged, 1 quarantined', {
    timeout: 30_000,
  });
  await page.goto(
    `/discover?filters=${encodeURIComponent(JSON.stringify({ rawTextSearch: `"beacon act ${number}"` }))}`,
  );
  await expect(page.getByText(`Invented Beacon Act ${number}`).first()).toBeVisible();
});

test('A run shows its progress and stops on request', async ({ page }) => {
  const number = freshBillNumber();
  const numbers = Array.from({ length: 200 }, (_, index) => number + index);
  await openSource(page, { numbers, answerAfterMs: 300 });
  const flyout = getFlyout(page);
  await flyout.getByRole('button', { name: 'Run now' }).click();
  await expect(flyout.getByText('Ingesting records')).toBeVisible({ timeout: 15_000 });
  await expect(flyout.getByText(/^[1-9]\d* created, 0 updated/)).toBeVisible({ timeout: 15_000 });
  await expectAccessible(page);
  await flyout.getByRole('button', { name: 'Stop', exact: true }).click();
  await expect(flyout.getByText('Stopped', { exact: true }).first()).toBeVisible({ timeout: 15_000 });
  await expect(flyout.getByText(/stopped by an administrator/i).first()).toBeVisible();
  await expect(flyout.getByRole('button', { name: 'Run now' })).toBeEnabled();
});

test("A refused run shows the publisher's response but never the API key", async ({ page }) => {
  const number = freshBillNumber();
  await openSource(page, { numbers: [number] });
  await openTab(page, 'Settings');
  const flyout = getFlyout(page);
  await flyout.getByLabel('New API key').fill('a-wrong-key');
  await flyout.getByRole('button', { name: 'Save API key' }).click();
  await expect(flyout.getByLabel('New API key')).toHaveValue('');
  await openTab(page, 'Overview');
  await flyout.getByRole('button', { name: 'Run now' }).click();
  await expect(flyout.getByText('Failed', { exact: true }).first()).toBeVisible({ timeout: 30_000 });
  await expect(
    flyout.getByText(/\/bill\?format=….* could not be read \(tried once\): the server answered 403/),
  ).toBeVisible();
  await expect(page.getByText('a-wrong-key')).toHaveCount(0);
});

test('A source cannot run without its API key, which can be set and removed', async ({ page }) => {
  await signIn(page, 'admin', '/admin/sources?source=congress-api');
  const flyout = getFlyout(page);
  await expect(flyout.getByRole('button', { name: 'Run now' })).toBeDisabled();
  await expect(flyout.getByText('Set the API key first. The publisher requires one.')).toBeVisible();
  await openTab(page, 'Settings');
  await expect(flyout.getByText('Not set', { exact: true })).toBeVisible();
  await flyout.getByRole('textbox', { name: 'API key', exact: true }).fill(KEY);
  await flyout.getByRole('button', { name: 'Save API key' }).click();
  await expect(flyout.getByText('Set', { exact: true })).toBeVisible();
  await page.reload();
  await expect(flyout.getByText('Set', { exact: true })).toBeVisible();
  await expect(flyout.getByLabel('New API key')).toHaveValue('');
  await flyout.getByRole('button', { name: 'Remove key' }).click();
  await expect(flyout.getByText('Not set', { exact: true })).toBeVisible();
});

test('A schedule is chosen from presets or typed, validated and turned off', async ({ page }) => {
  await signIn(page, 'admin', '/admin/sources?source=congress-api&tab=settings');
  const flyout = getFlyout(page);
  const choose = async (name: string) => {
    await flyout.getByRole('combobox', { name: 'Automatic runs' }).click();
    await page.getByRole('option', { name }).click();
  };
  const row = page.getByRole('row').filter({ hasText: 'congress-api' });
  await choose('Daily at 06:00 UTC');
  await expect(row).toContainText('Daily at 06:00 UTC');
  await flyout.getByRole('switch', { name: 'Run on this schedule' }).click();
  await expect(row).toContainText('Daily at 06:00 UTC (off)');

  await choose('Custom expression…');
  await flyout.getByLabel('Cron expression (UTC)').fill('every day');
  await flyout.getByRole('button', { name: 'Save schedule' }).click();
  await expect(flyout.getByText('"every day" is not a schedule. Enter five fields', { exact: false })).toBeVisible();
  await flyout.getByLabel('Cron expression (UTC)').fill('30 5 * * 1-5');
  await stored(page, /\/sources\//, () => flyout.getByRole('button', { name: 'Save schedule' }).click());
  await page.reload();
  await expect(flyout.getByLabel('Cron expression (UTC)')).toHaveValue('30 5 * * 1-5');
  await choose('Manual');
  await expect(flyout.getByRole('switch', { name: 'Run on this schedule' })).toHaveCount(0);
});

test('An invalid URL is rejected with an explanation', async ({ page }) => {
  await signIn(page, 'admin', '/admin/sources?source=congress-api&tab=settings');
  const flyout = getFlyout(page);
  await flyout.getByRole('button', { name: 'Add option' }).click();
  await flyout.getByRole('combobox', { name: 'Name of option 1' }).fill('baseUrl');
  await flyout.getByRole('textbox', { name: 'Value of option 1' }).fill('api.congress.example');
  await flyout.getByRole('button', { name: 'Save options' }).click();
  await expect(flyout.getByRole('alert')).toHaveText(
    'baseUrl is not a web address. Enter one that begins with https:// or http://.',
  );
});
