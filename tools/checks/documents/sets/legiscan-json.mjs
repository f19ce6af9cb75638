import { compareStateBill } from '../comparing/compare-state-bill.mjs';
import { compareVote } from '../comparing/compare-vote.mjs';
import { stateNumber } from '../comparing/state-number.mjs';
import { findFiles } from '../reading/find-files.mjs';
import { readText } from '../reading/open-file.mjs';

const GENERIC = { 4: 'Passed', 5: 'Failed', 6: 'Failed' };

function set(kind, folder, getRecord, compare) {
  const files = (data) => findFiles(data, 'legiscan/json', new RegExp(`^${folder}/.+\\.json(\\.gz)?$`));
  return {
    name: `legiscan/json ${folder}`,
    kind,
    source: 'legiscan',
    isThere: (data) => files(data).length > 0,
    async *read(data, keys) {
      for (const file of files(data)) {
        const record = getRecord(JSON.parse(await readText(file)));
        if (keys?.has(record.key) ?? true) yield record;
      }
    },
    compare,
  };
}

function getBill({ bill }) {
  const { year_start: first, year_end: last, special } = bill.session;
  const session = first === last ? `${first}` : `${first}-${last}`;
  const { id, shown } = stateNumber(bill.state, session, bill.bill_number);
  const isDate = (text) => /^[1-9]\d{3}-/.test(text ?? '');
  return {
    key: id,
    record: {
      number: shown,
      session: special ? undefined : session,
      title: bill.title,
      actions: bill.history
        .filter(({ date }) => isDate(date))
        .map(({ date, action }, at) => ({ date, text: action.trim(), time: String(at) })),
      genericStatus: GENERIC[bill.status],
      sponsors: bill.sponsors
        .toSorted((one, other) => one.sponsor_order - other.sponsor_order)
        .map(({ name, sponsor_type_id: type, committee_id: committee }) => ({
          name,
          primary: type === 1 || (!type && bill.sponsors.length === 1),
          kind: Number(committee) > 0 ? 'organization' : 'person',
        })),
      subjects: bill.subjects.map(({ subject_name: name }) => name),
      versions: bill.texts.map(({ type, url, state_link: link }) => ({ name: type, urls: [url, link] })),
      votes: bill.votes.map(({ roll_call_id: id }) => `vote-legiscan-${id}`),
      sources: [bill.state_link || bill.url],
      updatedTs: null,
    },
  };
}

async function compareBill(key, [stated], { ask, comparison }) {
  const bill = await ask.bill(key);
  comparison.holds('is held', bill !== undefined, key, 'not found');
  if (bill !== undefined) compareStateBill(stated, bill, await ask.versions(key), { comparison, source: 'legiscan' });
}

function getVote({ roll_call: call }) {
  return {
    key: `vote-legiscan-${call.roll_call_id}`,
    record: {
      motion: call.desc,
      date: call.date,
      chamber: call.chamber === 'S' ? 'upper' : 'lower',
      counts: [call.yea, call.nay, call.nv + call.absent],
      voters: call.votes.map(({ people_id: person, vote_text: word }) => ({ name: `LegiScan person ${person}`, word })),
    },
  };
}

export const LEGISCAN_JSON_SETS = [
  set('bill', 'bill', getBill, compareBill),
  set('vote', 'vote', getVote, async (key, [stated], { ask, comparison }) =>
    compareVote(stated, await ask.voters(key), { comparison }),
  ),
];
