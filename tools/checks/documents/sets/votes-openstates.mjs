import { compareVote, getChoice } from '../comparing/compare-vote.mjs';
import { dayIn } from '../comparing/words.mjs';
import { findFiles } from '../reading/find-files.mjs';
import { getLegislators } from '../reading/people.mjs';
import { readJsonLines } from '../reading/read-lines.mjs';
import { openStatesId, ZONES } from './openstates-bills.mjs';

/**
 * Roll calls of a legislature have no id of their own in these files, so they are found through their bill: those on
 * its page with the same day and motion.
 */
function voteSet(state) {
  const files = (data) =>
    findFiles(data, 'openstates-bills', new RegExp(`^${state}-[\\w-]+-vote-events\\.jsonl(\\.gz)?$`));
  return {
    name: `openstates-bills/${state} votes`,
    kind: 'vote',
    source: 'openstates-bills',
    isThere: (data) => files(data).length > 0,
    async *read(data, keys) {
      for (const file of files(data))
        for await (const event of readJsonLines(file)) {
          const bill = openStatesId(state, event.legislative_session, event.bill_identifier);
          const key = [bill, event.start_date, event.identifier, event.organization, event.motion_text].join(' | ');
          if (keys === undefined) yield { key };
          else if (keys.has(key)) yield { key, record: { event, bill } };
        }
    },
    async compare(_key, [{ event, bill }], { ask, comparison, data }) {
      const date = dayIn(ZONES[state], event.start_date);
      const federal = federalId(event);
      if (federal) {
        const vote = await ask.voters(federal);
        // Congress itself writes Yea and Nay, or Aye and No.
        return compareVote({ ...statedVote(event, { date, state }), isRetold: true }, vote, { comparison });
      }
      const page = await ask.bill(bill);
      if (page === undefined) {
        comparison.holds('is held', false, event.motion_text, 'no page of its bill', 'bill-not-there');
        return;
      }
      const motion = event.motion_text.trim();
      const votes = page.votes.filter((vote) => vote.date === date && vote.motion === motion);
      const wanted = getCounts(event);
      const found =
        votes.find((vote) => String([vote.yesCount, vote.noCount, vote.otherCount]) === String(wanted)) ?? votes[0];
      const people = state === 'us' ? undefined : await getLegislators(data, state);
      const stated = statedVote(event, { date, people, state });
      compareVote(stated, found && (await ask.voters(found.voteId)), { comparison });
    },
  };
}

/**
 * Reads every roll call of a state with the people that its voters may be, according to the files.
 *
 * @returns {AsyncGenerator<{ date: string, motion: string, voters: { name: string, word: string, ids: (string | null)[]
 *   }[] }>}
 */
export async function* stateRollCalls(data, state) {
  const people = await getLegislators(data, state);
  for (const file of findFiles(data, 'openstates-bills', new RegExp(`^${state}-[\\w-]+-vote-events\\.jsonl(\\.gz)?$`)))
    for await (const event of readJsonLines(file)) {
      const date = dayIn(ZONES[state], event.start_date);
      yield { ...statedVote(event, { date, people, state }), motion: event.motion_text.trim() };
    }
}

/** `us-2025-lower-77` is the 77th House roll call of the first session, which is in the odd year. */
function federalId({ identifier, legislative_session: congress }) {
  const [, year, chamber, roll] = /^us-(\d{4})-(upper|lower)-(\d+)$/.exec(identifier ?? '') ?? [];
  if (year === undefined) return undefined;
  return `vote-us-${congress}-${Number(year) % 2 === 1 ? 1 : 2}-${chamber === 'upper' ? 's' : 'h'}-${Number(roll)}`;
}

function getCounts({ counts, votes }) {
  const tally = counts?.length > 0 ? counts : votes.map(({ option }) => ({ option, value: 1 }));
  const sum = (choice) =>
    tally.filter(({ option }) => getChoice(option) === choice).reduce((all, { value }) => all + value, 0);
  return [sum('yes'), sum('no'), sum('other')];
}

function statedVote(event, { date, people, state }) {
  const counts = getCounts(event);
  const voted = counts.reduce((all, each) => all + each, 0);
  const voters = joined(event.votes, voted).map(({ voter_name: written, option, note }) => ({
    name: state === 'us' ? written.replace(/ \([A-Z]+-[A-Z]{2}\)$/, '') : written,
    word: option,
    // Members of Congress have their number here.
    id: note || undefined,
  }));
  const isFederal = state === 'us';
  return {
    motion: event.motion_text,
    billId: openStatesId(state, event.legislative_session, event.bill_identifier),
    carried: isCarried(event),
    date,
    counts,
    url: isFederal ? undefined : event.sources?.[0]?.url,
    voters: voters.map((voter) => ({
      ...voter,
      ids: people && whoMayBe(voter.name, people, date, voters, chamberIn(event)),
    })),
  };
}

/** The legislature's own word in the motion is right where the scraper's result differs from it. */
function isCarried({ motion_text: motion, result }) {
  if (/^:?(?:[HS] )?failed\b|\bfailed [\d-]+$/i.test(motion)) return false;
  return result === 'pass' ? true : result === 'fail' ? false : undefined;
}

/** In Wyoming, the chamber's letter or rule in the motion is more reliable than where the vote is filed. */
function chamberIn({ motion_text: motion, organization }) {
  const letter =
    /^:?([HS])(?:\d{2} - | (?=[A-Z0-9]))/.exec(motion.trim())?.[1] ?? /\b(House|Senate) Rule\b/.exec(motion)?.[1]?.[0];
  if (letter !== undefined) return letter === 'S' ? 'upper' : 'lower';
  return /"classification": "(upper|lower)"/.exec(organization ?? '')?.[1];
}

/** Rejoins names split at their comma: if more are listed than voted, `Brown` and `L` become `Brown, L`. */
function joined(votes, voted) {
  if (votes.length <= voted) return votes;
  const whole = [];
  for (const vote of votes) {
    const before = whole.at(-1);
    if (
      before &&
      /^[A-Z]{1,2}$/.test(vote.voter_name) &&
      before.option === vote.option &&
      !before.voter_name.includes(',')
    )
      whole[whole.length - 1] = { ...before, voter_name: `${before.voter_name}, ${vote.voter_name}` };
    else whole.push(vote);
  }
  return whole.length === voted ? whole : votes;
}

const bare = (text) =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z]/g, '');

/**
 * Finds everyone in the chamber on that day with the family name and, if written, the initials. Returns nobody if
 * several match, because the voter is then uncertain.
 */
function whoMayBe(written, people, date, _voters, chamber) {
  const [family = '', initials = ''] = written.split(',').map((part) => part.trim());
  const bearers = people.filter(
    (person) =>
      [person.family, ...person.other.map((name) => name.split(' ').at(-1))].some(
        (name) => bare(name) === bare(family),
      ) &&
      (initials === '' || getInitials(person).some((own) => own.startsWith(bare(initials)))) &&
      person.seats.some(
        (seat) => (chamber === undefined || seat.chamber === chamber) && seat.from <= date && seat.to >= date,
      ),
  );
  if (bearers.length === 1) return [bearers[0].id];
  return bearers.length === 0 ? [null] : [null, ...bearers.map(({ id }) => id)];
}

function getInitials({ given, name, other }) {
  const words = (text) => text.split(/[\s.]+/).filter(Boolean);
  const first = (text) =>
    bare(
      words(text)
        .map((word) => word[0])
        .join(''),
    );
  return [bare(given), first(given), first(name), ...other.map(first)];
}

export const OPENSTATES_VOTE_SETS = [voteSet('wy'), voteSet('us')];
