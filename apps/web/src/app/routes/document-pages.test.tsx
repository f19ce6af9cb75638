import type { Contract, Legislation } from '@rotunda/contract';
import type { InferContractRouterOutputs } from '@orpc/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buildBill } from '../../testing/bill-builder.ts';
import { buildSession } from '../../testing/builders.ts';
import type { Answers } from '../../testing/fake-server.ts';
import { renderApp } from '../../testing/render-app.tsx';

type Voters = InferContractRouterOutputs<Contract>['documents']['getVoters'];
type Version = InferContractRouterOutputs<Contract>['documents']['findLegislationVersions'][number];
type Event = InferContractRouterOutputs<Contract>['documents']['findLegislationEvents'][number];

const BILL_PATH = '/legislation/us-ca-2025-2026-sb-1142';

const buildVersion = (changes: Partial<Version> = {}): Version => ({
  id: 'v-1',
  _id: 'v-1',
  fnDocumentId: 'v-1',
  versionName: 'Introduced',
  title: 'Introduced',
  description: null,
  status: null,
  date: '2026-01-21',
  language: 'en',
  externalUrl: 'https://leginfo.example/1',
  fnBillDocType: null,
  support: false,
  current: true,
  isCurrent: true,
  ...changes,
});

const VOTE: Legislation['votes'][number] = {
  voteId: 'vote-1',
  chamber: 'upper',
  chamberName: null,
  rollcall: '118',
  motion: 'Third reading',
  date: '2026-03-05',
  session: '2025-2026',
  question: 'passage',
  outcome: 'Passed',
  committeeName: null,
  candidates: [],
  majorityRequired: null,
  tieBreaker: null,
  presentCount: null,
  notVotingCount: null,
  contradictions: [],
  result: null,
  passed: true,
  yesCount: 6,
  noCount: 1,
  otherCount: 0,
  sourceUrl: 'https://leginfo.example/vote-1',
  isStored: true,
  cqUid: null,
  cqOid: null,
};

const buildVoters = (): Voters => ({
  ...VOTE,
  voters: [1, 2, 3, 4, 5, 6, 7].map((number) => ({
    name: `Senator ${number}`,
    voteType: number === 7 ? ('no' as const) : ('yes' as const),
    voteText: null,
    party: null,
    locality: null,
    stakeHolderFullSourceId: null,
    fusionId: number === 1 ? 'person-1' : null,
  })),
});

function getAnswers(bill: Partial<Legislation> = {}, documents: Answers['documents'] = {}): Answers {
  return {
    identity: { getSession: () => buildSession() },
    documents: {
      getLegislation: () => buildBill(bill),
      getGlobalLegislation: () => buildBill(bill),
      findLegislationVersions: () => [],
      findLegislationEvents: () => [],
      getVoters: () => buildVoters(),
      ...documents,
    },
  };
}

const headings = () => screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);

describe('Bill page', () => {
  it('shows the specified sections in order, including votes and other documents when present', async () => {
    renderApp(
      BILL_PATH,
      getAnswers({
        votes: [VOTE],
        otherDocuments: [{ group: 'Fiscal notes', documents: [{ title: 'Note', url: null, date: null, note: null }] }],
      }),
    );
    await screen.findByRole('heading', { name: 'Basic Info' });
    await waitFor(() =>
      expect(headings().slice(0, 10)).toEqual([
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
      ]),
    );
    expect(document.title).toBe('Residential tenancies: rental-pricing software - Rotunda');
  });

  it('says which details are missing and hides Votes when there are none', async () => {
    renderApp(BILL_PATH, getAnswers());
    expect(await screen.findByText('No Sponsors')).toBeInTheDocument();
    expect(screen.getByText('No Committees')).toBeInTheDocument();
    expect(screen.getByText('No Bills')).toBeInTheDocument();
    expect(await screen.findByText('No Hearings or Events')).toBeInTheDocument();
    expect(await screen.findByText('No versions found')).toBeInTheDocument();
    expect(screen.getByText('This document does not include content available for summarization.')).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'Votes' })).not.toBeInTheDocument();
  });

  it('shows three of 435 sponsors and the rest on request', async () => {
    const sponsors = Array.from({ length: 435 }, (_, index) => ({
      fullSourceId: null,
      fusionId: null,
      fullName: `Member ${index + 1}`,
      type: 'cosponsor' as const,
      stakeholderType: null,
      party: 'D',
      locality: null,
      role: null,
      sponsoredOn: null,
      withdrawnOn: null,
    }));
    const { user } = renderApp(BILL_PATH, getAnswers({ sponsors }));
    const list = await screen.findByRole('list', { name: 'Sponsors' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(3);
    await user.click(screen.getByRole('button', { name: 'Show 432 More' }));
    expect(within(screen.getByRole('list', { name: 'Sponsors' })).getAllByRole('listitem')).toHaveLength(435);
  });

  it('truncates the title of an event at 75 characters', async () => {
    const event: Event = {
      id: 'e-1',
      eventTitle: 'x'.repeat(76),
      eventDate: '2026-03-24',
      eventTs: null,
      hasStartTime: false,
      timeZone: 'America/New_York',
      status: null,
      eventLocation: null,
      committeeId: null,
      committeeName: 'Judiciary',
      chamber: 'lower',
      locationIsoCode: 'us-ca',
    };
    const short = { ...event, id: 'e-2', eventTitle: 'y'.repeat(75) };
    renderApp(BILL_PATH, getAnswers({}, { findLegislationEvents: () => [event, short] }));
    expect(await screen.findByText(`${'x'.repeat(75)}…`)).toBeInTheDocument();
    expect(screen.getByText('y'.repeat(75))).toBeInTheDocument();
  });

  it('truncates a title of 1,955 characters with a toggle to show it all', async () => {
    const title = 'To provide for everything '.repeat(76).slice(0, 1955);
    const { user } = renderApp(BILL_PATH, getAnswers({ title }));
    const heading = await screen.findByRole('heading', { level: 1 });
    expect(heading.textContent.length).toBeLessThan(230);
    await user.click(within(heading).getByRole('button', { name: 'Show More' }));
    expect(heading).toHaveTextContent(title.trim());
  });

  it('names the language of a summary that is not in English', async () => {
    const summary = { versionName: 'Royal Assent', date: null };
    const sourceSummary = [
      { ...summary, html: '<p>An act.</p>', language: 'en' },
      { ...summary, html: '<p>Une loi.</p>', language: 'fr' },
    ];
    const { user } = renderApp(BILL_PATH, getAnswers({ sourceSummary }));
    expect(await screen.findByText('Official summary · Royal Assent')).toBeInTheDocument();
    await user.click(await screen.findByRole('combobox', { name: 'Version of the summary' }));
    await user.click(screen.getByRole('option', { name: 'French · Royal Assent' }));
    expect(screen.getByText('Official summary · French · Royal Assent')).toBeInTheDocument();
  });

  it('removes scripts and event handlers from a summary', async () => {
    const html = '<p>Bars <b>rents</b><img src=x onerror="alert(1)"><script>alert(1)</script></p>';
    const { container } = renderApp(
      BILL_PATH,
      getAnswers({ sourceSummary: [{ html, versionName: null, date: null, language: 'en' }] }),
    );
    expect(await screen.findByText('rents')).toBeInTheDocument();
    expect(container.querySelector('script, img, [onerror]')).toBeNull();
  });

  it('shows the timeline in the second tab, in the order the server returns', async () => {
    const action = (date: string, text: string) => ({
      _id: text,
      date,
      ts: null,
      hasTime: false,
      text,
      chamberName: 'Senate',
      step: null,
    });
    const { user, history } = renderApp(
      BILL_PATH,
      getAnswers({ actions: [action('2026-03-09', 'Newest'), action('2026-01-21', 'Oldest')] }),
    );
    await user.click(await screen.findByRole('tab', { name: /^Timeline/ }));
    expect(history.location.search).toBe('?tab=timeline');
    const list = await screen.findByRole('list', { name: 'Timeline' });
    expect(
      within(list)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['Mar 9, 2026NewestSenate', 'Jan 21, 2026OldestSenate']);
  });

  it('opens a vote with its voters by group and disables empty groups', async () => {
    const { user } = renderApp(BILL_PATH, getAnswers({ votes: [VOTE] }));
    await user.click(await screen.findByRole('button', { name: 'View vote: Third reading' }));
    const flyout = await screen.findByRole('dialog');
    expect(await within(flyout).findByText('Senator 5')).toBeInTheDocument();
    expect(within(flyout).queryByText('Senator 6')).not.toBeInTheDocument();
    expect(within(flyout).getByRole('link', { name: 'Senator 1' })).toHaveAttribute(
      'href',
      '/stakeholders/person/person-1',
    );
    expect(within(flyout).getByRole('tab', { name: 'Other 0' })).toBeDisabled();
    await user.click(within(flyout).getByRole('button', { name: 'Show 2 more' }));
    expect(within(flyout).getByRole('button', { name: 'Show less' })).toBeInTheDocument();
    await user.click(within(flyout).getByRole('tab', { name: 'No 1' }));
    expect(
      within(flyout)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['Senator 7No']);
  });
});

describe('Roll call flyout', () => {
  it("opens from the URL that a person's vote links to and can be closed", async () => {
    const { user, history } = renderApp(`${BILL_PATH}?vote=%22vote-1%22`, getAnswers({ votes: [VOTE] }));
    const flyout = await screen.findByRole('dialog', { name: 'Third reading' });
    expect(await within(flyout).findByText('Senator 1')).toBeInTheDocument();
    await user.click(within(flyout).getByRole('button', { name: /Close/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(history.location.search).toBe('');
    await user.click(screen.getByRole('button', { name: 'View vote: Third reading' }));
    await waitFor(() => expect(history.location.search).toBe('?vote=vote-1'));
  });

  it('does not open for a roll call that the bill does not list', async () => {
    renderApp(`${BILL_PATH}?vote=%22vote-9%22`, getAnswers({ votes: [VOTE] }));
    expect(await screen.findByRole('button', { name: 'View vote: Third reading' })).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('Bill page details', () => {
  it('show a roll call without stored voters by its counts, with a link to its publisher', async () => {
    const named = { ...VOTE, isStored: false, otherCount: null, motion: 'On passage' };
    renderApp(BILL_PATH, getAnswers({ votes: [named] }));
    expect(await screen.findByRole('link', { name: 'Official roll call: On passage' })).toHaveAttribute(
      'href',
      'https://leginfo.example/vote-1',
    );
    expect(screen.queryByRole('button', { name: /View vote/ })).not.toBeInTheDocument();
    expect(screen.getByText(/Roll call 118 .* 6–1$/)).toBeInTheDocument();
    expect(screen.queryByRole('columnheader', { name: 'Other' })).not.toBeInTheDocument();
  });

  it('show a roll call without counts by its question and result', async () => {
    const named = { ...VOTE, isStored: false, yesCount: null, noCount: null, otherCount: null, sourceUrl: null };
    renderApp(BILL_PATH, getAnswers({ votes: [named] }));
    expect(await screen.findAllByText('Third reading')).toHaveLength(2);
    expect(screen.queryByRole('columnheader', { name: 'Yes' })).not.toBeInTheDocument();
  });

  it('exclude withdrawn sponsors from the count and mark them as withdrawn', async () => {
    const sponsor = (fullName: string, withdrawnOn: string | null): Legislation['sponsors'][number] => ({
      fullSourceId: null,
      fusionId: null,
      type: 'cosponsor',
      stakeholderType: 'person',
      party: null,
      fullName,
      locality: null,
      role: null,
      sponsoredOn: null,
      withdrawnOn,
    });
    const sponsors = [sponsor('Jane Doe', null), sponsor('Rick Roe', '2026-02-09')];
    renderApp(BILL_PATH, getAnswers({ sponsors, sponsorCount: 1 }));
    const section = await screen.findByRole('region', { name: 'Sponsors' });
    expect(within(section).getByText('1')).toBeInTheDocument();
    expect(screen.getByText('Withdrawn')).toBeInTheDocument();
    expect(screen.getByText(/Withdrawn Feb 9, 2026/)).toBeInTheDocument();
  });

  it('do not repeat the status in the header when the badge already shows it', async () => {
    renderApp(BILL_PATH, getAnswers({ statusText: 'Failed', genericStatus: 'Failed' }));
    const head = await screen.findByRole('heading', { level: 1 });
    expect(head).toBeInTheDocument();
    // In the badge and in Basic Info, but not a third time in the head.
    expect(screen.getAllByText('Failed')).toHaveLength(2);
  });

  it('label the number beside a sponsor as a district', async () => {
    const sponsor: Legislation['sponsors'][number] = {
      fullSourceId: null,
      fusionId: null,
      type: 'primary',
      stakeholderType: 'person',
      party: null,
      fullName: 'Jane Doe',
      locality: '32',
      role: null,
      sponsoredOn: null,
      withdrawnOn: null,
    };
    renderApp(BILL_PATH, getAnswers({ sponsors: [sponsor], sponsorCount: 1 }));
    expect(await screen.findByText('Primary sponsor · District 32')).toBeInTheDocument();
  });

  it('show the kinds of titles, calendars, notes and constitutional authority', async () => {
    const title = { text: 'Rent Act', language: 'en' };
    const titles = [
      { ...title, type: 'Short Title(s) as Passed House', chamberName: 'House', versionName: null },
      { ...title, type: 'Popular Title', chamberName: null, versionName: null },
    ];
    const calendars = [{ calendar: 'Union Calendar', number: '468' }];
    const constitutionalAuthority = 'Article I,\n   Section 8.';
    renderApp(BILL_PATH, getAnswers({ titles, calendars, notes: ['See also S. 1.'], constitutionalAuthority }));
    expect(await screen.findByText('Short Title(s) as Passed House (House), Popular Title')).toBeInTheDocument();
    expect(screen.getByText('Union Calendar No. 468')).toBeInTheDocument();
    expect(screen.getByText('See also S. 1.')).toBeInTheDocument();
    expect(screen.getByText('Article I, Section 8.')).toBeInTheDocument();
  });
});

describe('Canadian bill page', () => {
  it('has its own sections and lives under /global-legislation', async () => {
    const { history } = renderApp(
      '/legislation/ca-45-1-c-5',
      getAnswers({ fusionId: 'ca-45-1-c-5', documentType: 'GlobalLegislation' }),
    );
    const page = await screen.findByRole('article');
    expect(history.location.pathname).toBe('/global-legislation/ca-45-1-c-5');
    await waitFor(() =>
      expect(headings().slice(0, 6)).toEqual([
        'Summaries',
        'Basic Info',
        'Bill Versions',
        'Chamber and Session Information',
        'Sponsors',
        'Committee Assignments',
      ]),
    );
    // The page first shown must be the final one, because anything done on a page that is replaced immediately would be
    // lost.
    expect(page).toBeInTheDocument();
  });
});

describe('Bill text', () => {
  it('can be opened by version when a version has text', async () => {
    const { user, history } = renderApp(
      BILL_PATH,
      getAnswers(
        {},
        {
          findLegislationVersions: () => [buildVersion({ support: true })],
          getLegislationText: () => ({
            version: buildVersion({ support: true }),
            officialTitle: null,
            sections: [],
            matchCount: 0,
          }),
        },
      ),
    );
    await user.click(await screen.findByRole('button', { name: 'Read Introduced' }));
    expect(history.location.search).toContain('tab=text');
    expect(history.location.search).toContain('version=v-1');
    expect(await screen.findByText('The text of this document isn’t available here.')).toBeInTheDocument();
  });
});
