import type { Page } from '@playwright/test';
import { getApi } from './setup/call-api.ts';
import { expectAccessible } from './setup/expect-accessible.ts';
import { freshBillNumber, ingestBill, ingestBills } from './setup/ingest-bill.ts';
import { makeProject } from './setup/make-project.ts';
import { signIn } from './setup/sign-in.ts';
import { expect, test } from './setup/test.ts';

const getRow = (page: Page, title: string) => page.getByRole('listitem').filter({ hasText: title });
const getRows = (page: Page) => page.getByRole('listitem').filter({ has: page.getByRole('checkbox') });
const figures = (page: Page, text: string) => expect(page.getByText(text, { exact: true })).toBeVisible();

async function press(page: Page, title: string, button: string): Promise<void> {
  const row = getRow(page, title);
  await row.hover();
  await row.getByRole('button', { name: button }).click();
}

test("Counts follow the filters and read state of a project's alerts, and the URL keeps them", async ({
  page,
  request,
}) => {
  const number = freshBillNumber();
  const [both, dredging, lighthouse] = ['Harbor Dredging and Lighthouse', 'Harbor Dredging', 'Harbor Lighthouse'].map(
    (name) => `${name} Act ${number}`,
  );
  const projectId = await makeProject(await getApi(request, 'member'), `Harbors ${number}`, {
    [`Dredging ${number}`]: `dredging AND ${number}`,
    [`Lighthouses ${number}`]: `lighthouse AND ${number}`,
  });
  await ingestBills(
    [both, dredging, lighthouse].map((title, index) => ({ congress: 119, number: number + index, title: title ?? '' })),
  );
  await signIn(page, 'member', `/projects/${projectId}?tab=Alerts`);
  await figures(page, '3 unread of 3');
  await expect(getRows(page)).toHaveCount(3);

  // Among titles with the same words, the shorter one is more relevant.
  await page.getByRole('combobox', { name: 'Sort by' }).click();
  await page.getByRole('option', { name: 'Most relevant' }).click();
  await expect(getRows(page).last()).toContainText(both ?? '');
  await page.getByRole('combobox', { name: 'Sort by' }).click();
  await page.getByRole('option', { name: 'Least relevant' }).click();
  await expect(getRows(page).first()).toContainText(both ?? '');

  await page.getByRole('button', { name: `Lighthouses ${number}`, exact: true }).click();
  await figures(page, '2 unread of 2');
  await expect(getRow(page, dredging ?? '')).toHaveCount(0);
  await press(page, lighthouse ?? '', 'Mark read');
  await figures(page, '1 unread of 2');

  await page.getByRole('button', { name: /^Unread/ }).click();
  await expect(getRows(page)).toHaveCount(1);
  await page.reload();
  await figures(page, '1 unread of 2');
  await expect(getRows(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Read', exact: true }).click();
  await expect(getRows(page)).toHaveCount(1);
  await expect(getRow(page, lighthouse ?? '')).toBeVisible();

  await page.getByRole('combobox', { name: 'Document type' }).click();
  await page.getByRole('option', { name: 'Regulation' }).click();
  await expect(page.getByText('Nothing read yet')).toBeVisible();
  await page.getByRole('button', { name: 'Show all alerts' }).click();
  await expect(getRows(page)).toHaveCount(2);
  await page.goto('/projects');
  const project = page.getByRole('row').filter({ hasText: `Harbors ${number}` });
  await expect(project).toContainText('2 unread');
});

test('Irrelevant alerts leave the counts and can be restored or permanently deleted', async ({ page, request }) => {
  const number = freshBillNumber();
  const [first, second] = [`Quay Safety Act ${number}`, `Quay Lighting Act ${number}`];
  const projectId = await makeProject(await getApi(request, 'member'), `Quays ${number}`, {
    [`Quays ${number}`]: `quay AND ${number}`,
  });
  await ingestBills([
    { congress: 119, number, title: first },
    { congress: 119, number: number + 1, title: second },
  ]);
  await signIn(page, 'member', `/projects/${projectId}?tab=Alerts`);
  await figures(page, '2 unread of 2');
  await press(page, first, 'Mark irrelevant');
  await expect(page.getByText('1 Document marked irrelevant')).toBeVisible();
  await figures(page, '1 unread of 1');
  await page.getByRole('button', { name: 'Irrelevant', exact: true }).click();
  await figures(page, '1 irrelevant');
  await press(page, first, 'Mark relevant');
  await expect(getRow(page, first)).toHaveCount(0);
  await figures(page, '0 irrelevant');
  await page.getByRole('button', { name: 'All', exact: true }).click();
  await figures(page, '2 unread of 2');

  for (const title of [first, second]) await getRow(page, title).getByRole('checkbox').check();
  const bar = page.getByRole('region', { name: '2 selected' });
  await bar.getByRole('button', { name: 'Mark irrelevant' }).click();
  await expect(page.getByText('Successfully marked irrelevant.')).toBeVisible();
  await figures(page, '0 unread of 0');
  await page.getByRole('button', { name: 'Irrelevant', exact: true }).click();
  await page.getByRole('button', { name: 'Delete all irrelevant' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(`Delete 2 irrelevant alerts from Quays ${number}?`);
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('2 alerts deleted. Their documents won’t alert in their projects again.')).toBeVisible();
  await expect(page.getByText('Nothing marked irrelevant')).toBeVisible();
});

test('An alert can be moved to another project with its counts and deleted after confirmation', async ({
  page,
  request,
}) => {
  const number = freshBillNumber();
  const [moved, deleted] = [`Pier Repair Act ${number}`, `Pier Closure Act ${number}`];
  const api = await getApi(request, 'member');
  const fromId = await makeProject(api, `Piers ${number}`, { [`Piers ${number}`]: `pier AND ${number}` });
  const toId = await makeProject(api, `Elsewhere ${number}`);
  await ingestBills([
    { congress: 119, number, title: moved },
    { congress: 119, number: number + 1, title: deleted },
  ]);
  await signIn(page, 'member', `/projects/${fromId}?tab=Alerts`);
  await figures(page, '2 unread of 2');
  await press(page, moved, 'Options');
  await page.getByRole('menuitem', { name: 'Move to project…' }).click();
  await page.getByRole('menuitem', { name: `Elsewhere ${number}` }).click();
  await expect(page.getByText(`1 alert moved to Elsewhere ${number}`)).toBeVisible();
  await figures(page, '1 unread of 1');
  await press(page, deleted, 'Options');
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete' });
  await expect(dialog).toContainText('won’t alert in this project again');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('Alert deleted. The document won’t alert in this project again.')).toBeVisible();
  await expect(getRows(page)).toHaveCount(0);
  await figures(page, '0 unread of 0');
  await page.goto(`/projects/${toId}?tab=Alerts`);
  await figures(page, '1 unread of 1');
  await expect(getRow(page, moved)).toBeVisible();
});

test('The flyout shows every passage that matched and the history of the alert', async ({ page, request }) => {
  const number = freshBillNumber();
  const title = `Breakwater Renewal Act ${number}`;
  const projectId = await makeProject(await getApi(request, 'member'), `Breakwaters ${number}`, {
    [`Breakwaters ${number}`]: `breakwater AND ${number}`,
    [`Funds ${number}`]: `fund AND ${number}`,
  });
  const summary = `Renews each breakwater of docket ${number}. The fund pays for every breakwater in turn.`;
  await ingestBill({ congress: 119, number, title, summary });
  await signIn(page, 'member', `/projects/${projectId}?tab=Alerts`);
  const flyout = page.getByRole('complementary', { name: new RegExp(title) });
  const why = flyout.getByRole('region', { name: 'Why this Matched?' });
  // Two saved searches found it; the one being viewed explains the match.
  await page.getByRole('button', { name: `Funds ${number}`, exact: true }).click();
  await getRow(page, title).getByRole('link').first().click();
  await expect(why.locator('mark').filter({ hasText: 'fund' })).toHaveCount(1);
  await expect(why.locator('mark').filter({ hasText: /breakwater/i })).toHaveCount(0);
  await page.getByRole('button', { name: `Breakwaters ${number}`, exact: true }).click();
  await getRow(page, title).getByRole('link').first().click();
  const passages = why.getByRole('listitem');
  await expect(passages.filter({ hasText: title }).locator('mark').first()).toHaveText('Breakwater');
  await expect(passages.filter({ hasText: 'Renews each' }).locator('mark').first()).toHaveText('breakwater');
  await expect(why.locator('mark', { hasText: /^breakwater$/i })).toHaveCount(3);
  await expectAccessible(page);

  await flyout.getByRole('button', { name: 'Mark unread' }).click();
  await flyout.getByRole('tab', { name: 'Alerts Activity' }).click();
  const groups = flyout.getByRole('heading', { level: 3 });
  await expect(groups).toHaveText(['Marked unread', 'Marked read', 'Matched']);
  await expect(flyout.getByText(`Breakwaters ${number} · Breakwaters ${number}`)).toBeVisible();
  await expect(flyout.getByText('by Dario Alderwick').first()).toBeVisible();
});

test('An edited saved search matches by its new query from then on', async ({ page, request }) => {
  const number = freshBillNumber();
  const projectId = await makeProject(await getApi(request, 'member'), `Ferries ${number}`, {
    [`Ferries ${number}`]: `ferry AND ${number}`,
  });
  await signIn(page, 'member', `/projects/${projectId}?tab=Alerts`);
  await page.getByRole('button', { name: `Ferries ${number}`, exact: true }).click();
  await page.getByRole('button', { name: 'Alert settings', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Alert settings' });
  await dialog.getByRole('textbox', { name: 'Search text' }).fill('boolean:(ferry AND');
  await expect(dialog.getByRole('alert')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Search text' }).fill(`gondola AND ${number}`);
  await expect(dialog.getByText('0 matches in the last 90 days')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Title' }).fill(`Gondolas ${number}`);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(
    page.getByText(
      'Successfully saved alert settings. It may take a little time for changes to appear in your results.',
    ),
  ).toBeVisible();
  await ingestBills([
    { congress: 119, number, title: `Ferry Subsidy Act ${number}` },
    { congress: 119, number: number + 1, title: `Gondola Subsidy Act ${number}` },
  ]);
  await expect(getRow(page, `Gondola Subsidy Act ${number}`)).toContainText(`Gondolas ${number}`);
  await expect(getRows(page)).toHaveCount(1);
});

test('Changes by a colleague appear in an open alerts page', async ({ page, request, browser }) => {
  const number = freshBillNumber();
  const [read, irrelevant] = [`Canal Toll Act ${number}`, `Canal Lock Act ${number}`];
  const projectId = await makeProject(await getApi(request, 'member'), `Canals ${number}`, {
    [`Canals ${number}`]: `canal AND ${number}`,
  });
  await ingestBills([
    { congress: 119, number, title: read },
    { congress: 119, number: number + 1, title: irrelevant },
  ]);
  const context = await browser.newContext();
  const colleague = await context.newPage();
  const path = `/projects/${projectId}?tab=Alerts`;
  await signIn(page, 'member', path);
  await signIn(colleague, 'admin', path);
  await figures(colleague, '2 unread of 2');

  await press(page, read, 'Mark read');
  await figures(colleague, '1 unread of 2');
  await expect(getRow(colleague, read).getByText('Unread:')).toHaveCount(0);
  await press(page, irrelevant, 'Mark irrelevant');
  await expect(getRow(colleague, irrelevant)).toHaveCount(0);
  await figures(colleague, '0 unread of 1');
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await figures(colleague, '1 unread of 2');
  await context.close();
});
