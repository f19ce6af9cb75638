import { getChoice } from '../documents/comparing/compare-vote.mjs';
import { FEDERAL_VOTE_SETS } from '../documents/sets/votes-federal.mjs';
import { OPENSTATES_BILL_SETS } from '../documents/sets/openstates-bills.mjs';
import { stateRollCalls } from '../documents/sets/votes-openstates.mjs';
import { fetchCached } from './fetch-cached.mjs';
import { fetchAllPages } from './fetch-all-pages.mjs';

const STATE = 'wy';

/**
 * Collects what each person did in the roll calls that `votersIn` reads, if the files identify the voter unambiguously.
 */
async function byPerson(voters) {
  const people = new Map();
  for await (const { ids, told } of voters) {
    const [person, ...others] = ids ?? [];
    if (!person || others.length > 0) continue;
    people.set(person, [...(people.get(person) ?? []), told]);
  }
  return people;
}

async function* federalVoters(data) {
  for (const set of FEDERAL_VOTE_SETS.filter(({ isThere }) => isThere(data)))
    for await (const { key, record } of set.read(data))
      for (const { ids, word } of record.voters) yield { ids, told: [key, record.date, word] };
}

async function* stateVoters(data) {
  for await (const { date, motion, voters } of stateRollCalls(data, STATE))
    for (const { ids, word } of voters) yield { ids, told: [date, motion, getChoice(word)] };
}

function votesSet({ name, isThere, votersIn, compareVotes }) {
  return {
    name,
    kind: 'votes of a person',
    source: 'congress-api',
    isThere,
    async *read(data, keys) {
      for (const [key, record] of await byPerson(votersIn(data))) if (keys?.has(key) ?? true) yield { key, record };
    },
    async compare(key, [stated], { ask, comparison }) {
      const votes = await fetchAllPages(ask, `/stakeholders/person/votes?fullSourceId=${encodeURIComponent(key)}`);
      comparison.holds('is held', votes !== undefined, key, 'not found');
      if (votes === undefined) return;
      const days = votes.map(({ date }) => date);
      comparison.same('newest first', days.toSorted().toReversed(), days);
      await compareVotes(stated, votes, { key, ask, comparison });
      for (const vote of votes) await compareWithRollCall(vote, { key, ask, comparison });
    },
  };
}

/** The roll call itself must lead to the person with the same choice, and so must the page of each of its bills. */
async function compareWithRollCall({ voteId, voteType, place, bills }, { key, ask, comparison }) {
  const voter = (await fetchCached(ask, 'voters', voteId))?.voters[place];
  comparison.same('the other way round', [key, voteType], [voter?.fusionId, voter?.voteType]);
  for (const { fusionId } of bills.filter(({ isStored }) => isStored)) {
    const listed = (await fetchCached(ask, 'bill', fusionId))?.votes.some((vote) => vote.voteId === voteId) ?? false;
    comparison.holds('listed by its bill', listed, voteId, fusionId);
  }
}

export const FEDERAL_VOTES_SET = votesSet({
  name: 'federal roll calls by member',
  isThere: (data) => FEDERAL_VOTE_SETS.some((set) => set.isThere(data)),
  votersIn: federalVoters,
  compareVotes: (stated, votes, { comparison }) => {
    // Other files contain more roll calls.
    const known = new Set(stated.map(([voteId]) => voteId));
    const shown = votes.filter(({ voteId }) => known.has(voteId));
    comparison.sameMembers(
      'votes',
      stated,
      shown.map(({ voteId, date, voteText }) => [voteId, date, voteText]),
    );
  },
});

export const STATE_VOTES_SET = votesSet({
  name: `openstates-bills/${STATE} roll calls by legislator`,
  isThere: (data) => OPENSTATES_BILL_SETS.some((set) => set.name.endsWith(STATE) && set.isThere(data)),
  votersIn: stateVoters,
  compareVotes: (stated, votes, { comparison }) =>
    comparison.contains(
      'votes',
      stated,
      votes.map(({ date, motion, voteType }) => [date, motion, voteType]),
    ),
});
