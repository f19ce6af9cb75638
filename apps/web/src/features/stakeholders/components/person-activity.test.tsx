import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { buildCard } from '../../../testing/builders.ts';
import { Refusal, type Answers } from '../../../testing/fake-server.ts';
import { type PersonVote } from '../hooks/use-person-activity.ts';
import { region, renderPerson } from '../testing/render-person.tsx';

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
    isStored: true,
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
        isStored: true,
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
    const notHeld = bill === undefined ? [] : [{ ...bill, title: null, isStored: false }];
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
