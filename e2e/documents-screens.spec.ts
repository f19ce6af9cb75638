import { expectAccessible, expectReadable } from './setup/expect-accessible.ts';
import {
  canadianBill,
  docket,
  proposedRule,
  getResearch,
  richBill,
  sampleRecord,
  stateProposal,
  getVotes,
} from './setup/sample-documents.ts';
import { signIn } from './setup/sign-in.ts';
import { expect, test } from './setup/test.ts';

/** Every type of document, on the route that the specification or our `notes` assigns to it. */
const DOCUMENTS = [
  { type: 'Legislation', route: '/legislation', record: richBill },
  { type: 'GlobalLegislation', route: '/global-legislation', record: canadianBill },
  { type: 'Regulation', route: '/regulation', record: proposedRule },
  { type: 'Regulation', route: '/regulation', record: docket },
  { type: 'Regulation', route: '/regulation', record: stateProposal },
  { type: 'ResearchDocument', route: '/research-doc', record: getResearch('CBO') },
  { type: 'ResearchDocument', route: '/research-doc', record: getResearch('CRS') },
  { type: 'News', route: '/news', record: sampleRecord('news') },
  { type: 'SocialPost', route: '/social-post', record: sampleRecord('social-post') },
  { type: 'CQSchedules', route: '/schedule', record: sampleRecord('hearing') },
  { type: 'PresidentialAction', route: '/presidential-action', record: sampleRecord('presidential-action') },
  { type: 'Person', route: '/stakeholders/person', record: sampleRecord('person') },
  { type: 'Committee', route: '/stakeholders/committee', record: sampleRecord('committee') },
] as const;

/** The other types are laid out with the same components. */
const ON_A_PHONE: ReadonlySet<string> = new Set(
  [richBill, canadianBill, docket, stateProposal, sampleRecord('presidential-action')].map(({ fusionId }) => fusionId),
);

/** The flyout beside the results, which have their own journey; on a phone it is the whole page. */
const FLYOUT = 'aside[aria-label]';

for (const { type, route, record } of DOCUMENTS) {
  for (const size of ON_A_PHONE.has(record.fusionId) ? ['', ' @phone'] : ['']) {
    test(`${record.fusionId} can be read by everyone, on its page and in the flyout${size}`, async ({ page }) => {
      await signIn(page, 'member', `${route}/${record.fusionId}`);
      await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
      await expectReadable(page);
      await page.goto(`/discover?open=${record.fusionId}&openType=${type}`);
      await expect(page.getByRole('button', { name: 'Open full page' })).toBeVisible();
      await expect(page.getByText('Details').or(page.getByText('Title')).first()).toBeAttached();
      // Built from the same components as the page, whose colors were checked in both schemes.
      await expectAccessible(page, { part: size === '' ? FLYOUT : undefined });
    });
  }
}

for (const size of ['', ' @phone'] as const) {
  test(`the text, the timeline and a vote of a bill can be read by everyone${size}`, async ({ page }) => {
    await signIn(page, 'member', `/legislation/${richBill.fusionId}?tab=text`);
    await expect(page.getByRole('region', { name: 'Text' })).toContainText('SEC. 1.');
    await expectReadable(page);
    await page.goto(`/legislation/${richBill.fusionId}?tab=timeline`);
    await expect(page.getByRole('list', { name: 'Timeline' })).toBeVisible();
    await expectReadable(page);
    await page.goto(`/legislation/${richBill.fusionId}`);
    await page
      .getByRole('button', { name: `View vote: ${getVotes(richBill)[0]?.motion}` })
      .first()
      .click();
    await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(5);
    await expectReadable(page);
  });
}
