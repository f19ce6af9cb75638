import { getApi } from './setup/call-api.ts';
import { expectAccessible, expectReadable } from './setup/expect-accessible.ts';
import { sampleRecord } from './setup/sample-documents.ts';
import { signIn } from './setup/sign-in.ts';
import { expect, test } from './setup/test.ts';

/** The first member of the sample's Congress, for whom the sample has campaigns. */
const member = sampleRecord('person', ({ fusionId }) => fusionId.endsWith('us-1'));
/** A member for whom the sample has nothing. */
const another = sampleRecord('person', ({ fusionId }) => fusionId.endsWith('us-9'));

test("A legislator's page shows campaigns with totals, advocacy days and key contacts", async ({ page }) => {
  await signIn(page, 'viewer', `/stakeholders/person/${member.fusionId}?tab=advocacy`);
  const activity = page.getByRole('region', { name: 'Advocacy Activity' });
  await expect(activity.getByRole('rowheader', { name: /Fair Rules for Reused Water/ })).toBeVisible();
  await expect(activity.getByText('N/A').first()).toBeVisible();
  await expect(activity.getByText('Inactive')).toBeVisible();
  await expect(page.getByText('Odile Marchetti')).toBeVisible();
  await expectReadable(page);
  await page.getByLabel('Date range').click();
  await page.getByRole('option', { name: 'Last 7 days' }).click();
  await expect(activity.getByRole('rowheader', { name: /Fair Rules for Reused Water/ })).toBeVisible();
});

test("An administrator imports campaigns and activity, which appear on the legislator's page", async ({
  page,
  request,
}) => {
  const campaign = `Clear Skies ${Date.now()}`;
  const today = new Date().toISOString().slice(0, 10);
  await signIn(page, 'admin', '/admin/advocacy');
  await page.getByRole('button', { name: 'Import' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import campaigns and activity' });
  const lines = [
    'Campaign;Legislator;Sent on;Messages;Shoes',
    `${campaign};${another.fusionId};${today};1,200;38`,
    `${campaign};Nobody At All;${today};5;39`,
  ];
  const buffer = Buffer.from(lines.join('\n'));
  await dialog.getByLabel('CSV file').setInputFiles({ name: 'list.csv', mimeType: 'text/csv', buffer });
  await dialog.getByRole('button', { name: 'Upload' }).click();
  await expect(dialog.getByLabel('Column Sent on')).toContainText('Date');
  await dialog.getByRole('button', { name: 'Check' }).click();
  await expect(dialog.getByText('Legislator: No legislator or official has this ID or name.')).toBeVisible();
  await expectAccessible(page, { part: '[role="dialog"]' });
  await dialog.getByRole('button', { name: 'Import 1 line' }).click();
  await expect(dialog.getByText('Imported 1 new line and changed 0.')).toBeVisible();
  const stored = await (await getApi(request, 'viewer')).get(`/advocacy/person/${another.fusionId}`);
  const { relationships }: { relationships: { campaigns: { name: string }[] }[] } = await stored.json();
  expect(relationships[0]?.campaigns.map(({ name }) => name)).toContain(campaign);
});
