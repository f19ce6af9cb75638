import type { Locator, Page } from '@playwright/test';
import {
  canadianBill,
  docket,
  proposedRule,
  getResearch,
  richBill,
  stateProposal,
  getVotes,
} from './setup/sample-documents.ts';
import { signIn } from './setup/sign-in.ts';
import { expect, test } from './setup/test.ts';

const headings = (within: Page | Locator) => within.getByRole('heading', { level: 2 });
const bill = `/legislation/${richBill.fusionId}`;

test('A bill page has the specified sections in order', async ({ page }) => {
  await signIn(page, 'member', bill);
  await expect(page.getByRole('heading', { level: 1, name: richBill.title ?? '' })).toBeVisible();
  await expect(page).toHaveTitle(`${richBill.title} - Rotunda`);
  await expect(headings(page)).toContainText([
    'Basic Info',
    'Summaries',
    'Bill Versions',
    'Other Documents',
    'Relevant Bills',
    'Chamber and Session Information',
    'Sponsors',
    'Committee Assignments',
    'Committee Hearings and Events',
    'Votes',
    'Sources',
  ]);
  await expect(page.getByText('Enacted (Passed)').first()).toBeVisible();
});

test('Lists show three items first, sections collapse, and other documents open by kind', async ({ page }) => {
  await signIn(page, 'member', bill);
  const sponsors = page.getByRole('list', { name: 'Sponsors' });
  await expect(sponsors.getByRole('listitem')).toHaveCount(3);
  await page
    .getByRole('region', { name: 'Sponsors' })
    .getByRole('button', { name: /^Show \d+ More$/ })
    .click();
  await expect(sponsors.getByRole('listitem')).toHaveCount(richBill.sponsors?.length ?? 0);
  await page.getByRole('button', { name: 'Sponsors', exact: true, expanded: true }).click();
  await expect(sponsors).toBeHidden();
  await page.getByRole('button', { name: 'Cost Estimates' }).click();
  await expect(page.getByRole('list', { name: 'Cost Estimates' })).toContainText('Estimate for');
});

test('The contents menu leads to a section and follows scrolling', async ({ page }) => {
  await signIn(page, 'member', bill);
  const entry = page.getByRole('navigation', { name: 'Contents' }).getByRole('button', { name: /^Bill Versions/ });
  await entry.click();
  await expect(page.getByRole('heading', { name: 'Bill Versions' })).toBeInViewport();
  await expect(entry).toHaveAttribute('aria-current', 'true');
});

test('The timeline lists all events, newest first', async ({ page }) => {
  await signIn(page, 'member', bill);
  await page.getByRole('tab', { name: /^Timeline/ }).click();
  await expect(page).toHaveURL(/tab=timeline/);
  const items = page.getByRole('list', { name: 'Timeline' }).getByRole('listitem');
  const told = (richBill.actions ?? []).map(({ text }) => text).toReversed();
  await expect(items).toContainText(told);
  await page.reload();
  await expect(items).toContainText(told);
});

test('A sponsor, a committee and a companion bill open over the bill', async ({ page }) => {
  await signIn(page, 'member', bill);
  for (const name of [richBill.sponsors?.[0]?.fullName, richBill.committees?.[0]?.name]) {
    const opener = page.getByRole('button', { name: `View Details: ${name}` }).first();
    await opener.click();
    const over = page.getByRole('dialog');
    await expect(over.getByRole('heading', { level: 1, name: name ?? '' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(over).toBeHidden();
    await expect(opener).toBeFocused();
  }
});

test('A vote shows its result and each vote by group', async ({ page }) => {
  const vote = getVotes(richBill).at(-1);
  await signIn(page, 'member', bill);
  await page
    .getByRole('button', { name: `View vote: ${vote?.motion}` })
    .first()
    .click();
  const flyout = page.getByRole('dialog');
  await expect(flyout.getByRole('heading', { name: vote?.motion ?? '' })).toBeVisible();
  await expect(flyout.getByText('Passed').first()).toBeVisible();
  await expect(flyout.getByText('Senate', { exact: true })).toBeVisible();
  await expect(flyout.getByText(`Roll call ${vote?.rollcall}`)).toBeVisible();
  const voters = flyout.getByRole('listitem');
  await expect(flyout.getByRole('tab', { name: `All ${vote?.voters?.length}` })).toBeVisible();
  await expect(voters).toHaveCount(5);
  await flyout.getByRole('button', { name: /^Show \d+ more$/ }).click();
  await expect(voters).toHaveCount(vote?.voters?.length ?? 0);
  await flyout.getByRole('button', { name: 'Show less' }).click();
  await expect(voters).toHaveCount(5);
  await flyout.getByRole('tab', { name: `No ${vote?.noCount}` }).click();
  await expect(voters.first()).toContainText(/Nay|No/);
  await flyout.getByRole('tab', { name: /^All/ }).click();
  const ofParty = flyout.getByRole('table', { name: 'Votes by party' }).getByRole('button').last();
  await ofParty.click();
  await expect(ofParty).toHaveAttribute('aria-pressed', 'true');
  await expect(flyout.getByRole('list')).toHaveCount(1);
  await flyout.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/stakeholders\/person\//);
});

test('A Canadian bill has its own page and sections in both languages', async ({ page }) => {
  await signIn(page, 'member', `/legislation/${canadianBill.fusionId}`);
  await expect(page).toHaveURL(new RegExp(`/global-legislation/${canadianBill.fusionId}`));
  await expect(headings(page)).toContainText([
    'Summaries',
    'Basic Info',
    'Bill Versions',
    'Chamber and Session Information',
    'Sponsors',
    'Committee Assignments',
    'Sources',
  ]);
  await expect(page.getByText('House of Commons').first()).toBeVisible();
  const heights = heightsOfHead(page);
  await page
    .getByRole('navigation', { name: 'Contents' })
    .getByRole('button', { name: /^Bill Versions/ })
    .click();
  // Going to the section collapses the head, immediately with reduced motion, so that nothing moves away under the
  // pointer.
  expect(await heights).toHaveLength(2);
  await expect(page.getByRole('button', { name: 'Show title and tools' })).toBeVisible();
  await page.getByRole('button', { name: 'Read Première lecture' }).click();
  const text = page.getByRole('region', { name: 'Text' });
  await expect(text).toHaveAttribute('lang', 'fr');
  await expect(text.getByText('La présente loi', { exact: false }).first()).toBeVisible();
});

test('A regulation has the specified sections, and its docket lists documents ten at a time', async ({ page }) => {
  await signIn(page, 'member', `/regulation/${proposedRule.fusionId}`);
  await expect(headings(page)).toContainText(['Summaries', 'Details', 'Associated Dockets', 'Sources']);
  await expect(page.locator('dt')).toContainText([
    'Title',
    'Description',
    'Pages',
    'Citations',
    'Documents',
    'Type',
    'Publication Date',
    'Comment End Date',
    'Regulations.gov Document ID',
    'Federal Register Document Number',
    'Agencies',
  ]);
  await page.getByRole('button', { name: /^View Details: / }).click();
  await expect(page.getByRole('dialog').getByRole('heading', { level: 1 })).toContainText('rulemaking');

  await page.goto(`/regulation/${docket.fusionId}`);
  const documents = page.getByRole('list', { name: 'Associated Documents' });
  await expect(documents.getByRole('listitem')).toHaveCount(3);
  const section = page.getByRole('region', { name: 'Associated Documents' });
  await section.getByRole('button', { name: 'Show 7 More' }).click();
  await expect(documents.getByRole('listitem')).toHaveCount(10);
  await section.getByRole('button', { name: 'Next page' }).click();
  await expect(documents.getByRole('listitem')).toHaveCount(3);
});

test('A state rule has its own sections and leads to linked rules', async ({ page }) => {
  await signIn(page, 'member', `/regulation/${stateProposal.fusionId}`);
  await expect(headings(page)).toContainText(['Summaries', 'Details', 'Linked Rules & Notices', 'Sources']);
  await expect(page.locator('dt')).toContainText([
    'Citations',
    'Description',
    'Documents',
    'Publication Date',
    'Comment End Date',
    'Hearing Dates',
    'Type',
    'State',
    'Agencies',
  ]);
  const linked = page.getByRole('list', { name: 'Linked Rules & Notices' });
  await expect(linked.getByRole('listitem')).toHaveCount(3);
  await page.getByRole('button', { name: 'Show 1 More' }).click();
  await expect(linked.getByRole('listitem')).toHaveCount(4);
  await linked
    .getByRole('button', { name: /^View Details: / })
    .first()
    .click();
  await expect(page.getByRole('dialog').getByRole('heading', { level: 1 })).toContainText('Adopted Rule');
});

test("A report has its publisher's sections, and the bill of an estimate opens over it", async ({ page }) => {
  const sections = {
    CBO: ['Title', 'Session', 'Committees', 'Report ID', 'Source Text', 'Publication Date'],
    CRS: ['Title', 'Authors', 'Report ID', 'Source Text', 'Publication Date'],
    GAO: ['Title', 'Report ID', 'Source Text', 'Publication Date'],
  };
  await signIn(page, 'member', '/discover');
  for (const report of [getResearch('GAO'), getResearch('CRS'), getResearch('CBO')]) {
    await page.goto(`/research-doc/${report.fusionId}`);
    await expect(page.getByRole('heading', { level: 1, name: report.title ?? '' })).toBeVisible();
    await expect(headings(page)).toContainText(['Summaries', 'Details', 'Sources']);
    await expect(page.locator('dt')).toHaveText(sections[report.documentSubtype]);
    await expect(page.getByRole('region', { name: 'Summaries' })).toContainText('This report examines');
  }
  await page.getByRole('button', { name: /^View Details: / }).click();
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Sponsors' })).toBeVisible();
});

test('A missing document shows "Page not found" and offers a search for its number', async ({ page }) => {
  await signIn(page, 'member', '/legislation/us-119-hr-999999');
  await expect(page.getByText('Page not found')).toBeVisible();
  await page.getByRole('button', { name: 'Search Discover for “US HR 999999”' }).click();
  await expect(page.getByRole('textbox', { name: 'Search Discover' })).toHaveValue('US HR 999999');
});

/** Collects every height of a page's head, in CSS pixels, until ten frames after it has collapsed. */
function heightsOfHead(page: Page): Promise<number[]> {
  return page.evaluate(
    () =>
      new Promise<number[]>((resolve) => {
        const heights = new Set<number>();
        let left = 10;
        const look = () => {
          heights.add(document.querySelector('article > header')?.clientHeight ?? 0);
          if (document.querySelector('article[data-head="collapsed"]')) left -= 1;
          if (left > 0) requestAnimationFrame(look);
          else resolve([...heights]);
        };
        look();
      }),
  );
}
