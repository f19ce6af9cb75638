import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { HistoricalRole, StaffMember } from '@rotunda/contract';
import { describe, expect, it, vi } from 'vitest';
import { SectionList } from '../../../shared/ui/section-list.tsx';
import { buildCard } from '../../../testing/builders.ts';
import { Refusal, type Answers } from '../../../testing/fake-server.ts';
import { buildPerson } from '../../../testing/person-builder.ts';
import { renderWithApi } from '../../../testing/render-with-api.tsx';
import { DisplayForAuthUser } from '../../../shared/api/display-for-auth-user.ts';
import type { OpenRelated } from '../../../shared/documents/open-related.ts';
import { type PersonVote, usePersonActivity } from '../hooks/use-person-activity.ts';
import { personSections } from './person-sections.tsx';

const NONE = { results: [], total: 0 };

/** Renders a person's sections as the person page does. */
function Person({ person, onOpen }: { person: ReturnType<typeof buildPerson>; onOpen: OpenRelated }) {
  return <SectionList sections={personSections(person, usePersonActivity(person.fusionId), onOpen)} />;
}

const renderPerson = (
  changes: Parameters<typeof buildPerson>[0] = {},
  answers: Answers['stakeholders'] = {},
  onOpen = () => {},
) =>
  renderWithApi(
    <DisplayForAuthUser value>
      <Person person={buildPerson(changes)} onOpen={onOpen} />
    </DisplayForAuthUser>,
    {
      stakeholders: {
        findSponsoredBills: () => NONE,
        findVotes: () => NONE,
        findPosts: () => NONE,
        findHistoricalRoles: () => [],
        ...answers,
      },
    },
  );
const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const region = (name: string) => within(screen.getByRole('region', { name }));

const staffer = (fullName: string): StaffMember => ({
  fusionId: `person-${fullName}`,
  fullName,
  title: 'Aide',
  officeType: null,
  issueAreas: [],
  emailAddress: null,
  phoneNumber: null,
});

const role = (fusionId: string, title: string, changes: Partial<HistoricalRole> = {}): HistoricalRole => ({
  fusionId,
  title,
  parentPerson: null,
  seatDistrictName: null,
  ranking: null,
  relationshipType: 'other',
  organization: {
    name: `${title} Club`,
    organizationType: 'company',
    orgLevelType: null,
    localityCode: 'US',
    countryCode: 'US',
    parentages: [],
    fullSourceId: null,
  },
  activeStartDate: null,
  activeEndDate: null,
  emails: [],
  phones: [],
  websites: [],
  addresses: [],
  ...changes,
});

describe('Person sections', () => {
  it('say which details are missing', async () => {
    renderPerson();
    expect(headings()).toEqual([
      'Contact Information',
      'Staffers',
      'Committees',
      'Sponsored Bills',
      'Roles & Organizations',
    ]);
    for (const text of [
      'No contact information to show',
      'No staffers found for this stakeholder.',
      'No committees found for this stakeholder.',
      'No sponsored bills found',
      'No other roles & organizations found for this stakeholder.',
    ]) {
      expect(await screen.findByText(text)).toBeInTheDocument();
    }
  });

  it('are only two for staff', () => {
    renderPerson({ relationshipType: 'staff', person: { bioText: 'Likes maps.' } });
    expect(headings()).toEqual(['Contact Information', 'Roles & Organizations']);
  });

  it('include bills only for legislators and a biography only when there is text', () => {
    renderPerson({ role: 'governor', person: { bioText: 'Likes maps.' } });
    expect(headings()).toEqual(['Biography', 'Contact Information', 'Staffers', 'Committees', 'Roles & Organizations']);
    expect(region('Biography').getByText('Likes maps.')).toBeVisible();
    expect(region('Biography').queryByText('Show More')).toBeNull();
  });

  it('show handles, e-mail addresses, phone numbers and offices', () => {
    const office = {
      name: null,
      faxes: [],
      hours: 'Weekdays 9–5',
      building: null,
      street2: null,
      room: 'Suite 4',
      city: 'Rowan',
      subdivision: 'WA',
      zipCode: '98101',
    };
    renderPerson({
      contact: {
        websites: [
          { websiteType: 'twitter', url: 'RepLee' },
          { websiteType: 'official', url: 'javascript:alert(1)' },
        ],
        emails: [{ emailAddress: 'ann@lee.example' }],
        phones: [{ phoneType: 'capitol', number: '(202) 555-0101' }],
        addresses: [{ ...office, addressType: 'district', street: '1 Main St', phones: ['206-555-0102'] }],
      },
    });
    const contact = region('Contact Information');
    expect(contact.getByRole('link', { name: '@RepLee' })).toHaveAttribute('href', 'https://twitter.com/RepLee');
    expect(contact.queryByRole('link', { name: /javascript/ })).toBeNull();
    expect(contact.getByRole('link', { name: 'ann@lee.example' })).toHaveAttribute('href', 'mailto:ann@lee.example');
    expect(contact.getByRole('link', { name: '(202) 555-0101' })).toHaveAttribute('href', 'tel:2025550101');
    expect(contact.getByText('District office')).toBeVisible();
    expect(contact.getByText(/1 Main St, Suite 4/)).toHaveTextContent('Rowan, WA 98101');
    expect(contact.getByRole('link', { name: '206-555-0102' })).toBeVisible();
  });

  it('show three staffers of each office and the rest on request', async () => {
    const capitol = ['Al', 'Bo', 'Cy', 'Di', 'Ed'].map(staffer);
    renderPerson({ staffers: { capitol, district: [staffer('Flo')], executive: [] } });
    const section = region('Staffers');
    expect(section.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Capitol5',
      'District1',
    ]);
    expect(section.queryByText('Di')).toBeNull();
    await userEvent.click(section.getByRole('button', { name: 'Show 2 More' }));
    expect(section.getByText('Ed')).toBeVisible();
  });

  it("link to the person's committees, each below its parent", () => {
    const subcommittees = [{ fusionId: 'committee-3', name: 'Docks', title: 'Chair' }];
    const committees = [
      { fusionId: null, name: 'Water' },
      { fusionId: 'committee-2', name: 'Ports' },
    ];
    renderPerson({
      committeeMemberships: [{ title: 'Ranking Member', committees, legislatures: ['Senate'], subcommittees }],
    });
    const section = region('Committees');
    expect(section.getByText('Ranking Member · Senate')).toBeVisible();
    expect(section.getByText(/Water ›/)).toBeVisible();
    expect(section.getByRole('link', { name: 'Ports' })).toHaveAttribute('href', '/stakeholders/committee/committee-2');
    expect(section.getByRole('link', { name: 'Docks' })).toBeVisible();
  });

  it('open a single role at a time and close it again', async () => {
    const parentPerson = { fullName: 'Bo Lind', fusionId: 'person-2' };
    const roles = [
      role('role-2', 'Trustee', { parentPerson }),
      role('role-3', 'Coach', { activeStartDate: '2020-01-01' }),
    ];
    const { calls } = renderPerson({}, { findHistoricalRoles: () => roles });
    const trustee = await screen.findByRole('button', { name: /Trustee/ });
    const coach = screen.getByRole('button', { name: /Coach Club · Jan 1, 2020 – present/ });
    await userEvent.click(trustee);
    expect(screen.getByRole('link', { name: 'Bo Lind' })).toHaveAttribute('href', '/stakeholders/person/person-2');
    await userEvent.click(coach);
    expect(trustee).toHaveAttribute('aria-expanded', 'false');
    expect(coach).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(coach);
    expect(coach).toHaveAttribute('aria-expanded', 'false');
    expect(calls.find(({ name }) => name === 'stakeholders.findHistoricalRoles')?.input).toEqual({
      fullSourceId: 'ocd-person/1',
      relationshipId: 'role-1',
    });
  });
});

describe('Sponsored bills', () => {
  const bill = (number: number) => ({
    ...buildCard({
      fusionId: `bill-${number}`,
      localityExternalId: `HB ${number}`,
      title: `Bill ${number}`,
    }),
    sponsorType: 'cosponsor' as const,
    sponsoredOn: '2026-02-03',
    withdrawnOn: null,
  });
  const bills = Array.from({ length: 26 }, (_, at) => bill(at + 1));
  const pages: Answers['stakeholders'] = {
    findSponsoredBills: ({ offset = 0, pageSize = 10 }) => ({
      results: bills.slice(offset, offset + pageSize),
      total: bills.length,
    }),
  };

  it('show ten a page, or the chosen number', async () => {
    renderPerson({}, pages);
    const section = region('Sponsored Bills');
    expect(await section.findByText('HB 10')).toBeVisible();
    expect(section.queryByText('HB 11')).toBeNull();
    await userEvent.click(section.getByRole('button', { name: 'Next page' }));
    expect(await section.findByText('HB 20')).toBeVisible();
    await userEvent.click(section.getByLabelText('Sponsored bills per page'));
    await userEvent.click(screen.getByRole('option', { name: '25' }));
    expect(await section.findByText('HB 25')).toBeVisible();
    expect(await section.findByText('HB 1')).toBeVisible();
  });

  it('open in the flyout together with the other bills of the page', async () => {
    const onOpen = vi.fn();
    renderPerson({}, pages, onOpen);
    await userEvent.click(await screen.findByRole('button', { name: 'View Details: HB 3' }));
    expect(onOpen).toHaveBeenCalledWith(
      expect.objectContaining({ fusionId: 'bill-3' }),
      expect.arrayContaining([expect.objectContaining({ fusionId: 'bill-4' })]),
    );
  });

  it('show an error with Retry when they cannot be fetched', async () => {
    let fails = true;
    renderPerson(
      {},
      {
        findSponsoredBills: () => {
          if (fails) throw new Refusal('UNAVAILABLE');
          return { results: [bill(1)], total: 1 };
        },
      },
    );
    expect(await screen.findByText('The sponsored bills could not be fetched.')).toBeVisible();
    fails = false;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('HB 1')).toBeVisible();
  });
});

describe('Recent votes', () => {
  const vote = (number: number, changes: Partial<PersonVote> = {}): PersonVote => ({
    voteId: `vote-${number}`,
    place: 0,
    voteType: 'yes',
    voteText: 'Yea',
    motion: `Motion ${number}`,
    chamber: 'lower',
    chamberName: 'House',
    rollcall: String(number),
    date: '2026-02-03',
    session: '119',
    result: 'Passed',
    passed: true,
    yesCount: 220,
    noCount: 210,
    otherCount: 3,
    sourceUrl: null,
    held: true,
    question: 'passage',
    outcome: 'Passed',
    committeeName: null,
    candidates: [],
    majorityRequired: null,
    tieBreaker: null,
    presentCount: null,
    notVotingCount: null,
    contradictions: [],
    cqUid: null,
    cqOid: null,
    bills: [
      {
        fusionId: 'us-119-hr-1',
        documentType: 'Legislation',
        localityExternalId: 'US HR 1',
        title: 'Maps',
        held: true,
      },
    ],
    ...changes,
  });
  const page = (...results: PersonVote[]) => ({ findVotes: () => ({ results, total: results.length }) });

  it('show motion, vote, date and result, and link to the roll call on its bill', async () => {
    renderPerson({}, page(vote(7)));
    const line = within(await screen.findByRole('list', { name: 'Recent Votes' }));
    expect(line.getByText('US HR 1: Maps')).toBeVisible();
    expect(line.getByText('Motion 7')).toBeVisible();
    expect(line.getByText('Yea')).toBeVisible();
    expect(line.getByText('Feb 3, 2026 · Passed 220–210–3 · House · Roll call 7')).toBeVisible();
    expect(line.getByRole('link', { name: 'View vote: Motion 7' })).toHaveAttribute(
      'href',
      '/legislation/us-119-hr-1?vote=%22vote-7%22',
    );
  });

  it('show who was elected with the totals, who broke a tie, and what contradicts itself', async () => {
    const candidates = [
      { name: 'Roe', votes: 218 },
      { name: 'Doe', votes: 212 },
    ];
    const none = { yesCount: null, noCount: null, otherCount: null };
    renderPerson(
      {},
      page(
        vote(1, { ...none, question: 'election', outcome: 'Elected: Roe', passed: null, candidates }),
        vote(2, { tieBreaker: { by: 'Vice President', vote: 'Yea' }, contradictions: ['It is odd.'] }),
        vote(3, { ...none, otherCount: 430, question: 'quorum', outcome: null, passed: null }),
      ),
    );
    const lines = within(await screen.findByRole('list', { name: 'Recent Votes' }));
    expect(lines.getByText('Feb 3, 2026 · Elected: Roe · Roe 218, Doe 212 · House · Roll call 1')).toBeVisible();
    expect(
      lines.getByText(
        'Feb 3, 2026 · Passed 220–210–3, Vice President voted Yea · House · Roll call 2 · Record contradicts itself',
      ),
    ).toBeVisible();
    expect(lines.getByText('Feb 3, 2026 · House · Roll call 3')).toBeVisible();
  });

  it('link to the publisher, or not at all, when the bill is not stored', async () => {
    const [bill] = vote(1).bills;
    const notHeld = bill === undefined ? [] : [{ ...bill, title: null, held: false }];
    const official = 'https://clerk.example/roll/2';
    renderPerson(
      {},
      page(
        vote(1, { bills: notHeld }),
        vote(2, { bills: [], sourceUrl: official, voteType: 'other', voteText: null, passed: null, outcome: 'Held' }),
      ),
    );
    const lines = within(await screen.findByRole('list', { name: 'Recent Votes' }));
    expect(lines.getByText('US HR 1')).toBeVisible();
    expect(lines.getByText('Other')).toBeVisible();
    expect(lines.getByText(/Held 220–210–3/)).toBeVisible();
    expect(lines.getAllByRole('link')).toHaveLength(1);
    expect(lines.getByRole('link', { name: 'Official roll call: Motion 2' })).toHaveAttribute('href', official);
  });

  it('show ten a page', async () => {
    const votes = Array.from({ length: 12 }, (_, at) => vote(at + 1));
    renderPerson(
      {},
      {
        findVotes: ({ offset = 0, pageSize = 10 }) => ({ results: votes.slice(offset, offset + pageSize), total: 12 }),
      },
    );
    const section = within(await screen.findByRole('region', { name: 'Recent Votes' }));
    expect(await section.findByText('Motion 10')).toBeVisible();
    expect(section.queryByText('Motion 11')).toBeNull();
    await userEvent.click(section.getByRole('button', { name: 'Next page' }));
    expect(await section.findByText('Motion 12')).toBeVisible();
  });

  it('show an error when they cannot be fetched, without a Posts section when there are no posts', async () => {
    renderPerson(
      {},
      {
        findVotes: () => {
          throw new Refusal('UNAVAILABLE');
        },
      },
    );
    expect(await screen.findByText('The votes could not be fetched.')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Posts' })).toBeNull();
  });
});

describe('Posts', () => {
  it("by the person's accounts open in the flyout", async () => {
    const onOpen = vi.fn();
    const post = buildCard({
      documentType: 'SocialPost',
      fusionId: 'post-x-1',
      title: 'Ann Lee @annlee',
      localityExternalId: null,
      summary: 'We read the bill.',
      genericStatus: null,
      documentSubtype: 'x',
    });
    renderPerson({}, { findPosts: () => ({ results: [post], total: 1 }) }, onOpen);
    const section = within(await screen.findByRole('region', { name: 'Posts' }));
    await userEvent.click(await section.findByRole('button', { name: /View Details/ }));
    expect(onOpen).toHaveBeenCalledWith(expect.objectContaining({ fusionId: 'post-x-1' }), expect.anything());
  });
});
