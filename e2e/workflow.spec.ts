import type { Page } from '@playwright/test';
import { getApi } from './setup/call-api.ts';
import { expectAccessible } from './setup/expect-accessible.ts';
import { holdResponses } from './setup/hold-responses.ts';
import { makeProject } from './setup/make-project.ts';
import { canadianBill, richBill } from './setup/sample-documents.ts';
import { signIn } from './setup/sign-in.ts';
import { stored } from './setup/stored.ts';
import { expect, test } from './setup/test.ts';

type Api = Awaited<ReturnType<typeof getApi>>;

const getCard = (page: Page, column: string, name: string) =>
  page.getByRole('region', { name: column }).getByRole('article').filter({ hasText: name });
const names = { rich: richBill.localityExternalId ?? '', canadian: canadianBill.localityExternalId ?? '' };

/** Creates a project with two documents in its first column. */
async function makeBoard(api: Api): Promise<string> {
  const projectId = await makeProject(api, `Board ${Date.now()}`);
  const columns: { results: { _id: string }[] } = await (
    await api.get(`/projects/${projectId}/workflow/columns`)
  ).json();
  for (const { fusionId, documentType } of [richBill, canadianBill]) {
    const added = await api.post('/projects/workflow/add-entities-to-workflow-columns', {
      documentType,
      fusionIds: [fusionId],
      columnIds: [columns.results[0]?._id],
      projectIds: [projectId],
    });
    expect(added.ok()).toBe(true);
  }
  return projectId;
}

test('Cards move by menu, keyboard and pointer, and others see it live', async ({ page, browser, request }) => {
  const projectId = await makeBoard(await getApi(request, 'member'));
  const address = `/projects/${projectId}?tab=Workflows`;
  await signIn(page, 'member', address);
  await expect(getCard(page, 'Watching', names.rich)).toBeVisible();
  await expectAccessible(page);
  const elsewhere = await browser.newPage();
  await signIn(elsewhere, 'admin', address);
  await expect(getCard(elsewhere, 'Watching', names.rich)).toBeVisible();

  await page.getByRole('button', { name: `Move ${names.rich} to…` }).click();
  await page.getByRole('menuitem', { name: 'Committee stage' }).click();
  await expect(getCard(page, 'Committee stage', names.rich)).toBeVisible();
  await expect(getCard(elsewhere, 'Committee stage', names.rich)).toBeVisible();

  await getCard(page, 'Committee stage', names.rich).getByRole('link').focus();
  await page.keyboard.press('ArrowRight');
  await expect(getCard(page, 'Testimony filed', names.rich)).toBeVisible();
  await expect(page.getByText(`${names.rich} is in Testimony filed, 1 of 1`)).toBeAttached();

  const target = page.getByRole('region', { name: 'Analysis' });
  await stored(page, /update-card-position/, () => getCard(page, 'Testimony filed', names.rich).dragTo(target));
  await expect(getCard(page, 'Analysis', names.rich)).toBeVisible();
  await page.reload();
  await expect(getCard(page, 'Analysis', names.rich)).toBeVisible();
  await expect(getCard(page, 'Watching', names.canadian)).toBeVisible();
  await elsewhere.close();
});

test('Columns are added and filled, renamed in place and deleted with a choice for their cards', async ({
  page,
  request,
}) => {
  const projectId = await makeBoard(await getApi(request, 'member'));
  await signIn(page, 'member', `/projects/${projectId}?tab=Workflows`);
  await page.getByRole('button', { name: 'Add column' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add column' });
  await expect(dialog.getByRole('button', { name: 'Add', exact: true })).toBeDisabled();
  await dialog.getByLabel('Column name').fill('On hold');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByRole('button', { name: 'Add documents to On hold' }).click();
  const choice = page.getByRole('dialog', { name: 'Add documents to On hold' });
  await choice.getByRole('checkbox', { name: names.rich }).check();
  await expect(choice.getByText('Currently in Watching; will be moved').first()).toBeVisible();
  await choice.getByRole('button', { name: 'Add 1' }).click();
  await expect(page.getByText('Successfully updated workflow.')).toBeVisible();
  await expect(getCard(page, 'On hold', names.rich)).toBeVisible();
  await page.getByRole('button', { name: `Move ${names.rich} to…` }).click();
  await page.getByRole('menuitem', { name: 'Remove from board' }).click();
  await expect(getCard(page, 'On hold', names.rich)).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(getCard(page, 'On hold', names.rich)).toBeVisible();

  await page.getByRole('button', { name: 'Watching', exact: true }).click();
  await page.getByLabel('Column name').fill('Seen');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Seen' })).toBeVisible();

  await page.getByRole('button', { name: 'Options for Seen' }).click();
  await page.getByRole('menuitem', { name: 'Delete column' }).click();
  const question = page.getByRole('dialog', { name: 'Delete column' });
  await question.getByLabel('Move its cards to').click();
  await page.getByRole('option', { name: 'Closed' }).click();
  await question.getByRole('button', { name: 'Delete column' }).click();
  await expect(page.getByRole('region', { name: 'Seen' })).toHaveCount(0);
  await expect(getCard(page, 'Closed', names.canadian)).toBeVisible();
});

test('When two users edit a column or card, the second sees the conflict and the first change', async ({
  page,
  browser,
  request,
}) => {
  const projectId = await makeBoard(await getApi(request, 'member'));
  const address = `/projects/${projectId}?tab=Workflows`;
  const colleague = await browser.newPage();
  await signIn(page, 'member', address);
  await signIn(colleague, 'admin', address);
  await colleague.getByRole('button', { name: 'Watching', exact: true }).click();
  await colleague.getByLabel('Column name').fill('Theirs');
  await page.getByRole('button', { name: 'Watching', exact: true }).click();
  await page.getByLabel('Column name').fill('Ours');
  await stored(page, /rename-column/, () => page.keyboard.press('Enter'));
  await expect(page.getByRole('region', { name: 'Ours' })).toBeVisible();
  await colleague.keyboard.press('Enter');
  await expect(colleague.getByText('Someone else renamed this column. Its new name is shown.')).toBeVisible();
  await expect(colleague.getByRole('region', { name: 'Ours' })).toBeVisible();

  const release = await holdResponses(colleague, `**/projects/${projectId}/workflow/columns`);
  await page.getByRole('button', { name: `Move ${names.rich} to…` }).click();
  await page.getByRole('menuitem', { name: 'Closed' }).click();
  await expect(getCard(page, 'Closed', names.rich)).toBeVisible();
  await expect(page.getByText(`${names.rich} is in Closed, 1 of 1`)).toBeAttached();
  await getCard(colleague, 'Ours', names.rich).getByRole('link').focus();
  await colleague.keyboard.press('ArrowRight');
  await expect(colleague.getByText('Someone else moved this card. The board shows its current place.')).toBeVisible();
  release();
  await expect(getCard(colleague, 'Closed', names.rich)).toBeVisible();
  await expect(getCard(page, 'Closed', names.rich)).toBeVisible();
  await colleague.close();
});

test('A viewer sees the board but cannot move cards, neither in the page nor through the API', async ({
  page,
  request,
}) => {
  const projectId = await makeBoard(await getApi(request, 'member'));
  await signIn(page, 'viewer', `/projects/${projectId}?tab=Workflows`);
  await expect(getCard(page, 'Watching', names.rich)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add column' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: `Move ${names.rich} to…` })).toHaveCount(0);
  const viewer = await getApi(request, 'viewer');
  const refused = await viewer.post(`/projects/${projectId}/workflow/columns/create-column/Mine`, {});
  expect(refused.status()).toBe(403);
});

test('The board works on a phone in dark mode @phone', async ({ page, request }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  const projectId = await makeBoard(await getApi(request, 'member'));
  await signIn(page, 'member', `/projects/${projectId}?tab=Workflows`);
  await page.getByRole('button', { name: `Move ${names.rich} to…` }).click();
  await page.getByRole('menuitem', { name: 'Closed' }).click();
  await expect(page.getByText(`${names.rich} moved to Closed`)).toBeVisible();
  await expect(getCard(page, 'Watching', names.canadian)).toBeVisible();
  await expect(getCard(page, 'Watching', names.rich)).toHaveCount(0);
  await page.getByRole('tab', { name: /Closed/ }).click();
  await expect(getCard(page, 'Closed', names.rich)).toHaveCount(1);
  await expectAccessible(page);
});
