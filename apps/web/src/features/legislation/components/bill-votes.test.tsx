import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buildBillVote, buildVoter } from '../../../testing/bill-part-builders.ts';
import { renderUi } from '../../../testing/render-ui.tsx';
import { renderWithApi } from '../../../testing/render-with-api.tsx';
import type { BillVote } from '../hooks/use-legislation.ts';
import { voteChamber } from '../model/describe-bill.ts';
import { BillVotes } from './bill-votes.tsx';
import { VoteFlyout } from './vote-flyout.tsx';

let opened: string[] = [];
function renderVotes(...votes: BillVote[]) {
  opened = [];
  return renderUi(<BillVotes votes={votes} onOpen={({ voteId }) => opened.push(voteId)} />);
}
const items = () => within(screen.getByRole('list', { name: 'Votes' })).getAllByRole('listitem');

it.each<[Pick<BillVote, 'chamber' | 'chamberName'>, string]>([
  [{ chamber: 'lower', chamberName: 'Assembly' }, 'Assembly'],
  [{ chamber: 'upper', chamberName: 'City Council' }, 'City Council'],
  [{ chamber: 'upper', chamberName: null }, 'Senate'],
  [{ chamber: 'lower', chamberName: null }, 'House'],
])('voteChamber(%j) is the %s', (vote, name) => {
  expect(voteChamber(vote)).toBe(name);
});

describe('Votes on a bill', () => {
  it('show the latest vote with its counts and all votes as a list', () => {
    renderVotes(
      buildBillVote({ motion: 'On passage', yesCount: 1220, noCount: 210, otherCount: 3 }),
      buildBillVote({
        voteId: 'vote-2',
        motion: 'On the rule',
        passed: false,
        outcome: 'Rejected',
        question: 'motion',
        chamberName: 'House',
        rollcall: null,
      }),
    );
    expect(screen.getAllByRole('cell').map((cell) => cell.textContent)).toEqual(['1,220', '210', '3']);
    const [first, second] = items();
    expect(first).toHaveTextContent('On passageSenate · Roll call 118 · March 5, 2026 · 1,220–210–3Passed');
    expect(second).toHaveTextContent('On the ruleHouse · March 5, 2026 · 6–1–0Rejected');
  });

  it('show the vote on passage, not a later motion of the same day', () => {
    renderVotes(
      buildBillVote({ motion: 'On motion to recommit', question: 'motion', passed: false, outcome: 'Rejected' }),
      buildBillVote({ voteId: 'vote-2', motion: 'On passage', yesCount: 220, noCount: 210, otherCount: 3 }),
    );
    expect(screen.getByRole('img')).toHaveAccessibleName('Passed: 220 yes, 210 no, 3 other');
    expect(items().map((item) => item.textContent)).toEqual([
      'On motion to recommitSenate · Roll call 118 · March 5, 2026 · 6–1–0RejectedView vote',
      'On passageSenate · Roll call 118 · March 5, 2026 · 220–210–3PassedView vote',
    ]);
  });

  it('show the totals of an election, who broke a tie, and neither counts nor a result of a quorum call', () => {
    const none = { yesCount: null, noCount: null, otherCount: null, passed: null };
    const candidates = [
      { name: 'Roe', votes: 218 },
      { name: 'Doe', votes: 212 },
    ];
    renderVotes(
      buildBillVote({ ...none, question: 'election', outcome: 'Elected: Roe', candidates }),
      buildBillVote({ ...none, voteId: 'vote-2', question: 'quorum', outcome: null, otherCount: 430 }),
      buildBillVote({
        voteId: 'vote-3',
        question: 'motion',
        outcome: 'Agreed to',
        yesCount: 50,
        noCount: 50,
        tieBreaker: {
          by: 'Vice President',
          vote: 'Yea',
        },
        contradictions: ['It is odd.'],
      }),
    );
    expect(screen.queryByRole('img')).toBeNull();
    const rows = within(screen.getByRole('table', { name: 'Votes by candidate' })).getAllByRole('row');
    expect(rows.map((row) => row.textContent)).toEqual(['CandidateVotes', 'Roe218', 'Doe212']);
    expect(items().map((item) => item.textContent)).toEqual([
      'Third readingSenate · Roll call 118 · March 5, 2026Elected: RoeView vote',
      'Third readingSenate · Roll call 118 · March 5, 2026 · 430 membersView vote',
      'Third readingSenate · Roll call 118 · March 5, 2026 · 50–50–0 · Vice President voted Yea · Record contradicts itselfAgreed toView vote',
    ]);
  });

  it('omit a count that is not known', () => {
    renderVotes(buildBillVote({ otherCount: null }));
    expect(screen.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual(['Yes', 'No']);
    expect(screen.getAllByRole('cell').map((cell) => cell.textContent)).toEqual(['6', '1']);
    expect(items()[0]).toHaveTextContent(/March 5, 2026 · 6–1Passed/);
  });

  it('show no chart or table without counts and no badge without a result', () => {
    renderVotes(buildBillVote({ yesCount: null, noCount: null, otherCount: null, outcome: null }));
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.queryByRole('img')).toBeNull();
    expect(items()[0]?.textContent).toBe('Third readingSenate · Roll call 118 · March 5, 2026View vote');
    expect(items()[0]?.querySelector('svg')).toBeNull();
  });

  it('show three and the rest on request', async () => {
    const { user } = renderVotes(...[1, 2, 3, 4, 5].map((number) => buildBillVote({ voteId: `vote-${number}` })));
    expect(items()).toHaveLength(3);
    await user.click(screen.getByRole('button', { name: 'Show 2 More' }));
    expect(items()).toHaveLength(5);
  });

  it('open a stored roll call, link to the publisher for others, or do neither', async () => {
    const sourceUrl = 'https://clerk.example/9';
    const { user } = renderVotes(
      buildBillVote({ motion: 'Held', sourceUrl }),
      buildBillVote({ voteId: 'vote-2', motion: 'Elsewhere', isStored: false, sourceUrl }),
      buildBillVote({ voteId: 'vote-3', motion: 'Nowhere', isStored: false }),
    );
    await user.click(screen.getByRole('button', { name: 'View vote: Held' }));
    expect(opened).toEqual(['vote-1']);
    expect(screen.getByRole('link', { name: 'Official roll call: Elsewhere' })).toHaveAttribute('href', sourceUrl);
    expect(screen.getAllByRole('link')).toHaveLength(1);
    expect(screen.getAllByRole('button', { name: /View vote/ })).toHaveLength(1);
  });
});

describe('Vote flyout', () => {
  const voters = [
    buildVoter({ name: 'A', party: 'Democratic', locality: 'Ohio' }),
    buildVoter({ name: 'B', voteText: 'aye' }),
    buildVoter({ name: 'C', voteType: 'no' }),
    ...['D', 'E', 'F', 'G'].map((name) => buildVoter({ name })),
  ];
  const rolled = () => screen.getAllByRole('listitem');
  const openRoll = (changes: Partial<BillVote> = {}) => {
    const vote = buildBillVote({ ...changes });
    const answers = { documents: { getVoters: () => ({ ...vote, voters }) } };
    return renderWithApi(<VoteFlyout vote={vote} onClose={() => {}} />, answers);
  };

  it('shows five voters first, each with vote, party and seat', async () => {
    const { user, calls } = openRoll();
    expect(await screen.findByText('Show 2 more')).toBeInTheDocument();
    expect(rolled().map((item) => item.textContent)).toEqual(['AOhioYesD', 'Baye', 'CNo', 'DYes', 'EYes']);
    expect(calls).toMatchObject([{ name: 'documents.getVoters', input: { voteId: 'vote-1' } }]);
    await user.click(screen.getByRole('button', { name: 'Show 2 more' }));
    expect(rolled()).toHaveLength(7);
    await user.click(screen.getByRole('button', { name: 'Show less' }));
    expect(rolled()).toHaveLength(5);
  });

  it('groups voters by vote with counts and disables empty groups', async () => {
    const { user } = openRoll({ otherCount: 0 });
    await user.click(await screen.findByRole('tab', { name: 'No 1' }));
    expect(rolled().map((item) => item.textContent)).toEqual(['CNo']);
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['All 7', 'Yes 6', 'No 1', 'Other 0']);
    expect(screen.getByRole('tab', { name: 'Other 0' })).toBeDisabled();
    expect(screen.getByRole('tab', { name: 'Yes 6' })).toBeEnabled();
  });

  it('counts and lists members by party and filters by a party', async () => {
    const vote = buildBillVote({ yesCount: 2, noCount: 2, otherCount: 1 });
    const members = [
      buildVoter({ name: 'Adams', party: 'R', voteType: 'no' }),
      buildVoter({ name: 'Baker', party: 'D' }),
      buildVoter({ name: 'Cole', party: 'D', voteType: 'other' }),
      buildVoter({ name: 'Dent', party: 'R', voteType: 'no' }),
      buildVoter({ name: 'Eads' }),
    ];
    const answers = { documents: { getVoters: () => ({ ...vote, voters: members }) } };
    const { user } = renderWithApi(<VoteFlyout vote={vote} onClose={() => {}} />, answers);
    const table = await screen.findByRole('table', { name: 'Votes by party' });
    const rows = within(table).getAllByRole('row').slice(1);
    expect(rows.map((row) => row.textContent)).toEqual(['DDemocratic101', 'RRepublican020', 'Party not stated100']);
    const lists = () => screen.getAllByRole('list').map((list) => list.getAttribute('aria-label'));
    expect(lists()).toEqual(['Democratic', 'Republican', 'Party not stated']);
    expect(rolled().map((item) => item.textContent)).toEqual([
      'BakerYesD',
      'ColeOtherD',
      'AdamsNoR',
      'DentNoR',
      'EadsYes',
    ]);

    await user.click(screen.getByRole('tab', { name: 'No 2' }));
    await user.click(screen.getByRole('button', { name: /Democratic/ }));
    // No Democrat voted no, so the list shows all votes instead of none.
    expect(screen.getByRole('tab', { name: 'All 2', selected: true })).toBeInTheDocument();
    expect(screen.getByRole('tab', { name: 'No 0' })).toBeDisabled();
    expect(rolled().map((item) => item.textContent)).toEqual(['BakerYesD', 'ColeOtherD']);
    await user.click(screen.getByRole('button', { name: /Democratic/, pressed: true }));
    expect(rolled()).toHaveLength(5);
  });

  it('shows result, chamber, number, day and source', async () => {
    openRoll({
      passed: false,
      outcome: 'Failed',
      chamber: 'lower',
      chamberName: null,
      majorityRequired: '2/3',
      sourceUrl: 'https://clerk.example/9',
      presentCount: 1,
      notVotingCount: 3,
      tieBreaker: {
        by: 'Vice President',
        vote: 'Nay',
      },
      contradictions: ['The record is odd.'],
    });
    expect(screen.getByRole('alert')).toHaveTextContent('Record contradicts itselfThe record is odd.');
    const facts = screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]);
    expect(facts).toEqual([
      ['Result', 'Failed'],
      ['Majority needed', '2/3'],
      ['Tie-breaking vote', 'Vice President voted Nay'],
      ['Present', '1'],
      ['Not voting', '3'],
      ['Chamber', 'House'],
      ['Roll call', '118'],
      ['Date', 'March 5, 2026'],
      ['Source', 'Official roll call'],
    ]);
    expect(screen.getByText('Fetching voters...')).toBeInTheDocument();
    expect(await screen.findByText('A')).toBeInTheDocument();
    expect(screen.queryByText('Fetching voters...')).toBeNull();
  });

  it('lists the voters of an election by their answers', async () => {
    const none = { yesCount: null, noCount: null, otherCount: null, passed: null };
    const vote = buildBillVote({
      ...none,
      question: 'election',
      outcome: 'Elected: Roe',
      candidates: [
        {
          name: 'Roe',
          votes: 2,
        },
      ],
    });
    const choices = ['Doe', 'Roe', 'Roe'].map((voteText, at) =>
      buildVoter({ name: `Member ${at}`, voteType: 'other', voteText }),
    );
    const answers = { documents: { getVoters: () => ({ ...vote, voters: choices }) } };
    renderWithApi(<VoteFlyout vote={vote} onClose={() => {}} />, answers);
    expect(await screen.findByRole('heading', { name: /Doe/ })).toBeVisible();
    expect(rolled().map((item) => item.textContent)).toEqual(['Member 1Roe', 'Member 2Roe', 'Member 0Doe']);
    expect(screen.queryByRole('tab')).toBeNull();
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('shows an error with Retry when the voters cannot be loaded', async () => {
    const vote = buildBillVote();
    const { user, calls } = renderWithApi(<VoteFlyout vote={vote} onClose={() => {}} />, {});
    expect(await screen.findByText('Couldn’t load the voters.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(calls).toHaveLength(2));
  });
});
