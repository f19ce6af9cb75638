import type { Locator } from '@playwright/test';
import { getApi } from './setup/call-api.ts';
import { discoverAddress, discoverPage, numberIn } from './setup/discover-page.ts';
import { ingestBill } from './setup/ingest-bill.ts';
import { signIn } from './setup/sign-in.ts';
import { expect, test } from './setup/test.ts';

const LEGISLATION = discoverAddress({
  datasetTypes: ['Legislation'],
  progressiveFilters: { Legislation: { activeSessions: false } },
});

/** Returns the number next to the heading of a group. */
const getCount = (group: Locator) => group.getByText(/^[\d,]+\+?$/).first();

test('Results are grouped by type in threes with totals, and View All opens a type', async ({ page }) => {
  await signIn(page, 'member', '/discover');
  const { results, total, type } = discoverPage(page);
  const every = await numberIn(total);
  const groups = results.getByRole('region').filter({ has: page.getByRole('heading', { level: 2 }) });
  await expect(groups).toHaveCount(6);
  let sum = 0;
  for (const group of await groups.all()) {
    const heading = group.getByRole('heading', { level: 2 });
    await expect(group.getByRole('link')).toHaveCount(3);
    const name = (await heading.textContent()) ?? '';
    const count = await numberIn(getCount(group));
    await expect(type(name)).toHaveAccessibleName(`${name} ${count.toLocaleString('en-US')}`);
    sum += count;
  }
  expect(sum).toBe(every);

  await results.getByRole('button', { name: 'View All: Research Documents' }).click();
  await expect(type('Research Documents')).toBeChecked();
  await expect(total).toHaveText(/^90 results$/);
});

test("View All lists what its group counted, and a type's default filter shows before it applies", async ({ page }) => {
  await signIn(page, 'member', discoverAddress({ rawTextSearch: 'housing' }));
  const { results, total, type, option, chips, rail } = discoverPage(page);
  const count = await numberIn(getCount(results.getByRole('region', { name: 'Legislation', exact: true })));
  await results.getByRole('button', { name: 'View All: Legislation' }).click();
  await expect(total).toHaveText(`${count} results`);
  await expect(option('Active sessions only')).not.toBeChecked();

  await page.goBack();
  await type('Legislation').check();
  await expect(option('Active sessions only')).toBeChecked();
  await expect(type('Legislation')).not.toHaveAccessibleName(new RegExp(`${count}$`));
  const active = /\d+$/.exec((await type('Legislation').locator('xpath=ancestor::label').textContent()) ?? '')?.[0];
  await rail.getByRole('button', { name: 'Apply' }).click();
  await expect(total).toHaveText(`${active} results`);
  await expect(chips).toHaveText(/Session\s*Active/);
});

test("Counting stops at the organization's limit and shows that there are more", async ({ page, request }) => {
  const admin = await getApi(request, 'stranger');
  await admin.patch('/flags', { searchResultsLimit: 50 });
  try {
    await signIn(page, 'stranger', '/discover');
    const { total, type, results } = discoverPage(page);
    await expect(total).toHaveText('50+ results');
    await expect(type('Legislation')).toHaveAccessibleName('Legislation 50+');
    await expect(results.getByRole('region', { name: 'Legislation', exact: true })).toContainText('50+');
    await page.goto(LEGISLATION);
    await expect(results.getByText('1–25 of 50+')).toBeVisible();
  } finally {
    await admin.patch('/flags', { searchResultsLimit: 10_000 });
  }
});

test('Results are sorted by date or relevance, and the URL keeps the order', async ({ page }) => {
  await signIn(page, 'member', LEGISLATION);
  const { results, searchFor } = discoverPage(page);
  await searchFor('water');
  const days = () => results.locator('time').evaluateAll((all) => all.map((one) => one.getAttribute('datetime') ?? ''));
  await expect(results.locator('time').first()).toBeVisible();
  const byRelevance = await days();
  expect(byRelevance).not.toEqual(byRelevance.toSorted().reverse());
  await page.getByRole('combobox', { name: 'Sort' }).click();
  await page.getByRole('option', { name: 'Date' }).click();
  await expect(page).toHaveURL(/sort=date/);
  await expect.poll(days).not.toEqual(byRelevance);
  const byDate = await days();
  expect(byDate).toEqual(byDate.toSorted().reverse());
  await page.reload();
  await expect.poll(days).toEqual(byDate);
});

test('A user pages through results in tens or twenty-fives', async ({ page }) => {
  await signIn(page, 'second', LEGISLATION);
  const { results, total } = discoverPage(page);
  const every = (await total.textContent())?.replace(' results', '') ?? '';
  const first = await results.getByRole('link').first().textContent();
  await expect(results.getByText(`1–25 of ${every}`)).toBeVisible();
  await expect(results.getByRole('button', { name: 'Previous page' })).toBeDisabled();
  await results.getByRole('button', { name: 'Next page' }).click();
  await expect(results.getByText(`26–50 of ${every}`)).toBeVisible();
  await expect(results.getByRole('link').first()).not.toHaveText(first ?? '');
  await page.reload();
  await expect(results.getByText(`26–50 of ${every}`)).toBeVisible();
  await page.goBack();
  await expect(results.getByRole('link').first()).toHaveText(first ?? '');
  await results.getByRole('combobox', { name: 'Rows on a page' }).click();
  await page.getByRole('option', { name: '10', exact: true }).click();
  await expect(results.getByText(`1–10 of ${every}`)).toBeVisible();
  await page.reload();
  await expect(results.getByText(`1–10 of ${every}`)).toBeVisible();
  await results.getByRole('combobox', { name: 'Rows on a page' }).click();
  await page.getByRole('option', { name: '25', exact: true }).click();
  await expect(results.getByText(`1–25 of ${every}`)).toBeVisible();
});

test('A page number beyond the end shows the last page', async ({ page }) => {
  await signIn(page, 'member', `${discoverAddress({ datasetTypes: ['ResearchDocument'] })}&page=9000`);
  const { results } = discoverPage(page);
  await expect(results.getByText(/^76–90 of 90$/)).toBeVisible();
  await expect(results.getByRole('listitem').first()).toBeVisible();
});

test('An empty result suggests what to do next', async ({ page }) => {
  await signIn(
    page,
    'member',
    discoverAddress({
      rawTextSearch: 'title:zyzzyva',
      datasetTypes: ['Legislation'],
      progressiveFilters: { Legislation: {} },
    }),
  );
  const { results, total, chips } = discoverPage(page);
  await expect(results.getByText('No results found')).toBeVisible();
  await expect(total).toHaveText('0 results');
  await results.getByRole('button', { name: 'Include past sessions' }).click();
  await expect(chips).not.toContainText('Session');
  await results.getByRole('button', { name: 'Reset filters' }).click();
  await expect(total).not.toHaveText('0 results');
});

test('A failed search shows the error in place and can be retried', async ({ page }) => {
  await signIn(page, 'member', '/discover');
  const { results, box, total } = discoverPage(page);
  await expect(total).toBeVisible();
  await page.route('**/api/documents/search', (route) =>
    route.fulfill({ status: 500, json: { code: 'INTERNAL', message: 'Something failed.', requestId: 'r' } }),
  );
  await box.fill('water');
  await box.press('Enter');
  await expect(results.getByText('The search could not be run.')).toBeVisible({ timeout: 20_000 });
  await page.unroute('**/api/documents/search');
  await results.getByRole('button', { name: 'Retry' }).click();
  await expect(results.getByRole('listitem').first()).toBeVisible();
});

test('A new document is announced above the list and shown on request', async ({ page }) => {
  // A new number for each attempt, so that a repeated run ingests a new bill.
  const number = 20_000 + (Math.floor(Date.now() / 1000) % 70_000);
  const title = `Invented Lantern Inspection Act ${number}`;
  await signIn(page, 'member', '/discover?list=1');
  const { results, searchFor, total } = discoverPage(page);
  await searchFor('title:"lantern inspection"');
  const before = await numberIn(total);
  await ingestBill({ congress: 119, number, title });
  await expect(results.getByText('1 new result')).toBeVisible({ timeout: 20_000 });
  await expect(results.getByRole('link', { name: title })).toHaveCount(0);
  await results.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(results.getByRole('link', { name: title })).toBeVisible();
  await expect.poll(() => numberIn(total)).toBe(before + 1);
  await expect(results.getByText('1 new result')).toHaveCount(0);
});

for (const size of ['', ' @phone'] as const) {
  test(`AI Enhanced Results says that it answers by keywords${size}`, async ({ page }) => {
    await signIn(page, 'member', discoverAddress({ rawTextSearch: 'water' }));
    const { total, results } = discoverPage(page);
    const found = (await total.textContent()) ?? '';
    const note = results.getByText('Semantic search isn’t available yet. Showing keyword matches.');
    await expect(note).toHaveCount(0);
    await results.getByLabel('AI Enhanced Results').check();
    await expect(note).toBeVisible();
    await expect(page).toHaveURL(/enhancedSearch/);
    await expect(total).toHaveText(found);
    await results.getByLabel('AI Enhanced Results').uncheck();
    await expect(note).toHaveCount(0);
  });
}
