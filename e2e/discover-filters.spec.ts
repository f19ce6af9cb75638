import { discoverAddress, discoverPage, numberIn } from './setup/discover-page.ts';
import { expectAccessible } from './setup/expect-accessible.ts';
import { signIn } from './setup/sign-in.ts';
import { expect, test } from './setup/test.ts';

test('Filter choices wait for Apply, Revert undoes them and Reset clears everything', async ({ page }) => {
  await signIn(page, 'member', '/discover');
  const { rail, chips, total, type, option, box } = discoverPage(page);
  const all = (await total.textContent()) ?? '';
  await expect(rail.getByRole('button', { name: 'Apply' })).toHaveCount(0);

  await type('Legislation').check();
  await expect(rail.getByText('1 change', { exact: true })).toBeVisible();
  await expect(option('Active sessions only')).toBeChecked();
  await option('US Federal').check();
  await expect(rail.getByText('2 changes')).toBeVisible();
  await expect(total).toHaveText(all);
  await expect(page).not.toHaveURL(/filters=/);

  await rail.getByRole('button', { name: 'Revert' }).click();
  await expect(type('All')).toBeChecked();
  await expect(option('US Federal')).not.toBeChecked();
  await expect(rail.getByRole('button', { name: 'Apply' })).toHaveCount(0);

  await type('Legislation').check();
  await option('US Federal').check();
  await rail.getByRole('button', { name: 'Apply' }).click();
  await expect(total).not.toHaveText(all);
  await expect(chips).toHaveText(/Type\s*Legislation.*Jurisdiction\s*US Federal.*Session\s*Active/);
  await expectAccessible(page);

  await box.fill('water');
  await option('Failed').check();
  await box.press('Enter');
  // The text search applies immediately; the checkbox still waits for Apply.
  await expect(page).toHaveURL(/water/);
  await expect(rail.getByText('1 change', { exact: true })).toBeVisible();

  await rail.getByRole('button', { name: 'Reset' }).click();
  await expect(total).toHaveText(all);
  await expect(chips).toHaveCount(0);
  await expect(box).toHaveValue('');
  await expect(rail.getByRole('button', { name: 'Apply' })).toHaveCount(0);
});

test('Filters survive a reload, Back and being shared by URL', async ({ page, browser }) => {
  await signIn(page, 'member', '/discover');
  const { rail, chips, total, type, option } = discoverPage(page);
  const all = (await total.textContent()) ?? '';
  await type('Regulation').check();
  await option('Proposed Rule').check();
  await rail.getByRole('button', { name: 'Year to date' }).click();
  await rail.getByRole('button', { name: 'Apply' }).click();
  await expect(total).not.toHaveText(all);
  const found = (await total.textContent()) ?? '';
  const said = /Type\s*Regulation.*Regulation type\s*Proposed Rule.*Updated\s*Year to date/;
  await page.reload();
  await expect(total).toHaveText(found);
  await expect(chips).toHaveText(said);
  await expect(option('Proposed Rule')).toBeChecked();

  const colleague = await browser.newPage();
  const address = new URL(page.url());
  await signIn(colleague, 'viewer', `${address.pathname}${address.search}`);
  await expect(discoverPage(colleague).total).toHaveText(found);
  await expect(discoverPage(colleague).chips).toHaveText(said);
  await colleague.close();

  await page.getByRole('button', { name: 'Remove filter Regulation type: Proposed Rule' }).click();
  await expect(option('Proposed Rule')).not.toBeChecked();
  await page.goBack();
  await expect(total).toHaveText(found);
  await expect(option('Proposed Rule')).toBeChecked();
});

const BILL_STATUSES = ['Introduced', 'Considering', 'Passed', 'Failed', 'Inactive', 'Other'];
const BY_TYPE = [
  {
    name: 'Legislation',
    groups: ['Session', 'Chamber', 'Status', 'Bill type', 'Introduced'],
    options: ['Active sessions only', 'Upper', 'Lower', 'Joint', ...BILL_STATUSES],
  },
  { name: 'Global Legislation', groups: ['Status', 'Bill type', 'Introduced'], options: BILL_STATUSES },
  {
    name: 'Regulation',
    groups: ['Regulation type'],
    options: ['Rule', 'Proposed Rule', 'Notice', 'Presidential Document', 'Docket', 'Other'],
  },
  { name: 'Research Documents', groups: ['Research type'], options: ['CBO', 'CRS', 'GAO'] },
  { name: 'News', groups: [], options: [] },
  { name: 'Stakeholder Social Posts', groups: ['Platform', 'Stakeholder type'], options: ['Bluesky', 'Legislator'] },
] as const;
const COMMON = ['Document type', 'Jurisdictions', 'Last updated', 'Priorities', 'Positions', 'Tags', 'Projects'];
const OF_POSTS = ['Document type', 'Last updated'];

test('Every document type shows only its own filters', async ({ page }) => {
  await signIn(page, 'member', '/discover');
  const { rail, type, option } = discoverPage(page);
  const titles = rail.getByRole('heading', { level: 3 });
  await expect(titles).toHaveText(COMMON.map((title) => new RegExp(`^${title}$`)));
  for (const { name, groups, options } of BY_TYPE) {
    await type(name).check();
    const common = name === 'Stakeholder Social Posts' ? OF_POSTS : COMMON;
    await expect(titles).toHaveCount(common.length + groups.length);
    for (const group of groups) await expect(rail.getByRole('button', { name: new RegExp(`^${group}`) })).toBeVisible();
    for (const one of options) await expect(option(one)).toBeVisible();
  }
});

test('A type keeps its filters while another is chosen, but All and social posts reset them', async ({ page }) => {
  await signIn(page, 'member', '/discover');
  const { type, option } = discoverPage(page);
  const failed = option('Failed');
  const federal = option('US Federal');
  await type('Legislation').check();
  await failed.check();
  await federal.check();
  await type('Regulation').check();
  await expect(federal).toBeChecked();
  await type('Legislation').check();
  await expect(failed).toBeChecked();
  await type('All').check();
  await type('Legislation').check();
  await expect(failed).not.toBeChecked();
  await expect(federal).toBeChecked();
  await type('Stakeholder Social Posts').check();
  await type('Legislation').check();
  await expect(federal).not.toBeChecked();
});

test('The filter rail can list only the chosen type', async ({ page }) => {
  await signIn(page, 'member', discoverAddress({ datasetTypes: ['News'] }));
  const { rail, option } = discoverPage(page);
  await expect(rail.getByRole('radio')).toHaveCount(7);
  await option('Show only selected policy types').check();
  await expect(rail.getByRole('radio', { checked: true })).toHaveAccessibleName(/^News/);
  await expect(rail.getByRole('radio')).toHaveCount(2);
});

test('Date ranges support presets and custom dates and reject invalid dates', async ({ page }) => {
  await signIn(page, 'member', discoverAddress({ datasetTypes: ['Legislation'] }));
  const { rail, chips, total } = discoverPage(page);
  const every = await numberIn(total);
  const updated = rail.getByRole('group', { name: 'Last updated' });
  let before = 0;
  for (const preset of ['7 days', '30 days', '90 days']) {
    await updated.getByRole('button', { name: preset }).click();
    await expect(updated.getByRole('button', { name: preset })).toHaveAttribute('aria-pressed', 'true');
    await rail.getByRole('button', { name: 'Apply' }).click();
    await expect(chips).toContainText(preset);
    await expect(page).toHaveURL(new RegExp(`last_${preset.split(' ')[0]}_days`));
    await expect.poll(() => numberIn(total)).toBeLessThan(every);
    await expect.poll(() => numberIn(total)).toBeGreaterThanOrEqual(before);
    before = await numberIn(total);
  }
  await updated.getByRole('button', { name: '90 days' }).click();
  await rail.getByRole('button', { name: 'Apply' }).click();
  await expect.poll(() => numberIn(total)).toBe(every);

  await rail.getByRole('button', { name: 'Introduced' }).click();
  const introduced = rail.getByRole('region', { name: 'Introduced' });
  await introduced.getByRole('button', { name: 'Custom' }).click();
  await introduced.getByLabel('From').fill('2026-03-01');
  await introduced.getByLabel('To').fill('2026-02-01');
  await expect(introduced.getByRole('alert')).toHaveText('Enter a From date that is on or before To.');
  await introduced.getByLabel('To').fill('2026-06-30');
  await expect(introduced.getByRole('alert')).toHaveCount(0);
  await rail.getByRole('button', { name: 'Apply' }).click();
  await expect(chips).toContainText('March 1, 2026 – June 30, 2026');
  await expect(page).toHaveURL(/2026-03-01T00%3A00%3A00.000Z/);
  await expect.poll(() => numberIn(total)).toBeLessThan(every);
});

test('Priority and position filters narrow the search', async ({ page }) => {
  await signIn(page, 'member', '/discover?list=1');
  const { rail, results, total, option } = discoverPage(page);
  const every = await numberIn(total);
  await rail.getByRole('button', { name: 'Priorities' }).click();
  await option('High').check();
  await rail.getByRole('button', { name: 'Positions' }).click();
  await option('Oppose').check();
  await rail.getByRole('button', { name: 'Apply' }).click();
  await expect.poll(() => numberIn(total)).toBeLessThan(every);
  const rows = results.getByRole('listitem').filter({ has: page.getByRole('link') });
  await expect(rows.filter({ hasText: 'High' }).filter({ hasText: 'Oppose' })).toHaveCount(await rows.count());
});
