import { compareVote } from '../comparing/compare-vote.mjs';
import { plainWords } from '../comparing/words.mjs';
import { findFiles } from '../reading/find-files.mjs';
import { readText } from '../reading/open-file.mjs';
import { membersOfCongress } from '../reading/people.mjs';
import { readJsonLines } from '../reading/read-lines.mjs';
import { child, children, readXml, getText } from '../reading/read-xml.mjs';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** Parses `16-Jul-2025` and `October 7, 2025, 05:49 PM`. */
function getDay(text) {
  const [, day, month, year] =
    /^(\d{1,2})-([A-Za-z]{3})-(\d{4})/.exec(text) ??
    swapped(/^([A-Za-z]{3})[a-z]*\s+(\d{1,2}),\s*(\d{4})/.exec(text)) ??
    [];
  if (day === undefined) return null;
  const number = MONTHS.indexOf(month.toLowerCase()) + 1;
  return `${year}-${String(number).padStart(2, '0')}-${day.padStart(2, '0')}`;
}

const swapped = (match) => match && [match[0], match[2], match[1], match[3]];

/** Maps the ids of both chambers to members of Congress, and finds those missing from the data's people. */
async function membersById(data) {
  const members = new Map();
  for (const { id } of await membersOfCongress(data)) {
    members.set(id.bioguide, `person-bioguide-${id.bioguide}`);
    if (id.lis) members.set(id.lis, `person-bioguide-${id.bioguide}`);
  }
  return members;
}

/** The Congress and session of a day, whatever the record states: sessions begin in odd and even years. */
function getSession(day) {
  const year = Number(day.slice(0, 4));
  return { congress: Math.floor((year - 1789) / 2) + 1, session: year % 2 === 1 ? 1 : 2 };
}

function getId(day, chamber, roll) {
  const { congress, session } = getSession(day);
  return `vote-us-${congress}-${session}-${chamber}-${Number(roll)}`;
}

/** Whether a motion carried, by the last word of the chamber's result; undefined for other results. */
function isCarried(result = '') {
  const words = result.replace(/\(.*/, '').trim();
  if (/(passed|agreed to|adopted|confirmed|invoked)$/i.test(words) && !/not (agreed to|\w+)$/i.test(words)) return true;
  return /(failed|rejected|defeated|not agreed to)$/i.test(words) ? false : undefined;
}

const corpus = {
  name: 'us-bills-119-corpus/roll-calls',
  kind: 'vote',
  source: 'congress-api',
  files: (data) => findFiles(data, 'us-bills-119-corpus', /^roll-calls\.jsonl(\.gz)?$/),
  async *votes(files, data) {
    const members = await membersById(data);
    for (const file of files) for await (const record of readJsonLines(file)) yield corpusVote(record, members);
  },
};

function corpusVote({ detail, members, recordedVote, action, sourcePayload }, held) {
  const { rollNumber, chamber, url } = recordedVote ?? action.recordedVotes[0];
  const head = detail.houseRollCallVote ?? detail.senateRollCallVote;
  const { results } = members.houseRollCallVoteMemberVotes ?? members.senateRollCallVoteMemberVotes;
  const total = head.totals?.['totals-by-vote'];
  const date = getDay(head.actionDate ?? head.voteDate);
  const tie = sourcePayload?.tie_breaker;
  const counts = total && [total['yea-total'], total['nay-total']].map(Number);
  return {
    key: getId(date, chamber[0].toLowerCase(), rollNumber),
    record: {
      session: String(getSession(date).congress),
      carried: isCarried(head.result),
      majority: head.majorityRequirement,
      tieBreaker: tie?.by_whom ? [tie.by_whom, tie.tie_breaker_vote] : undefined,
      // The Senate's question ends with the number of its subject.
      motion: detail.senateRollCallVote ? head.voteType : head.voteQuestion,
      date,
      chamber: chamber === 'House' ? 'lower' : 'upper',
      rollcall: String(Number(rollNumber)),
      result: head.result,
      counts: counts && [...counts, Number(total['present-total']) + Number(total['not-voting-total'])],
      url,
      voters: results.map((voter) => ({
        name: voter.fullName,
        word: voter.voteCast,
        party: voter.voteParty,
        id: voter.bioguideId,
        ids: [held.get(voter.bioguideId) ?? null],
      })),
    },
  };
}

const house = {
  name: 'house-clerk',
  kind: 'vote',
  source: 'house-clerk',
  files: (data) => findFiles(data, 'house-clerk', /\.xml(\.gz)?$/),
  async *votes(files, data) {
    const members = await membersById(data);
    for (const file of files) {
      const root = readXml(await readText(file));
      const meta = (name) => getText(child(root, 'vote-metadata', name)).trim();
      const totals = child(root, 'vote-metadata', 'vote-totals', 'totals-by-vote');
      const total = (name) => Number(getText(child(totals, name)));
      const date = getDay(meta('action-date'));
      yield {
        key: getId(date, 'h', meta('rollcall-num')),
        record: {
          session: String(getSession(date).congress),
          carried: isCarried(meta('vote-result')),
          motion: meta('vote-question'),
          date,
          chamber: 'lower',
          rollcall: String(Number(meta('rollcall-num'))),
          result: meta('vote-result'),
          counts: totals && [
            total('yea-total'),
            total('nay-total'),
            total('present-total') + total('not-voting-total'),
          ],
          voters: children(child(root, 'vote-data'), 'recorded-vote').map((voter) => {
            const { attributes } = child(voter, 'legislator');
            return {
              name: plainWords(getText(child(voter, 'legislator'))),
              word: getText(child(voter, 'vote')).trim(),
              party: attributes.party,
              id: attributes['name-id'],
              ids: attributes['name-id'] && [members.get(attributes['name-id']) ?? null],
            };
          }),
        },
      };
    }
  },
};

const senate = {
  name: 'senate-lis',
  kind: 'vote',
  source: 'senate-lis',
  files: (data) => findFiles(data, 'senate-lis', /\.xml(\.gz)?$/),
  async *votes(files, data) {
    const members = await membersById(data);
    for (const file of files) {
      const root = readXml(await readText(file));
      const text = (...path) => getText(child(root, ...path)).trim();
      yield {
        key: getId(getDay(text('vote_date')), 's', text('vote_number')),
        record: {
          session: String(getSession(getDay(text('vote_date'))).congress),
          carried: isCarried(text('vote_result')),
          majority: text('majority_requirement'),
          motion: text('question'),
          date: getDay(text('vote_date')),
          chamber: 'upper',
          rollcall: String(Number(text('vote_number'))),
          counts: [
            Number(text('count', 'yeas')),
            Number(text('count', 'nays')),
            Number(text('count', 'present')) + Number(text('count', 'absent')),
          ],
          voters: children(child(root, 'members'), 'member').map((voter) => ({
            name: ['first_name', 'last_name'].map((name) => getText(child(voter, name)).trim()).join(' '),
            word: getText(child(voter, 'vote_cast')).trim(),
            party: getText(child(voter, 'party')).trim(),
            id: getText(child(voter, 'lis_member_id')).trim(),
            ids: [members.get(getText(child(voter, 'lis_member_id')).trim()) ?? null],
          })),
        },
      };
    }
  },
};

function voteSet({ name, kind, source, files, votes }) {
  return {
    name,
    kind,
    source,
    isThere: (data) => files(data).length > 0,
    async *read(data, keys) {
      for await (const vote of votes(files(data), data)) if (keys?.has(vote.key) ?? true) yield vote;
    },
    async compare(key, [record], { ask, comparison }) {
      compareVote(record, await ask.voters(key), { comparison });
    },
  };
}

export const FEDERAL_VOTE_SETS = [corpus, house, senate].map(voteSet);
