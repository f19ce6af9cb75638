import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { compareStateBill } from '../comparing/compare-state-bill.mjs';
import { stateNumber } from '../comparing/state-number.mjs';
import { tableFile } from '../reading/find-files.mjs';
import { readCsv } from '../reading/read-csv.mjs';

const FOLDER = 'legiscan/csv';

/** `MI_2011-2012_Regular_Session`: the name of a dataset states its state and session. */
export function datasetsIn(data) {
  const root = path.join(data, FOLDER);
  if (!existsSync(root)) return [];
  return readdirSync(root)
    .toSorted()
    .flatMap((name) => {
      const [, state, first, last] = /^([A-Z]{2})_(\d{4})(?:-(\d{4}))?_/.exec(name) ?? [];
      if (state === undefined || /special|extraordinary/i.test(name)) return [];
      return [{ folder: path.join(root, name), state, session: last && last !== first ? `${first}-${last}` : first }];
    });
}

const GENERIC = { 4: 'Passed', 5: 'Failed', 6: 'Failed' };

/**
 * Datasets with a history file, or those without; sampled separately, because most facts can be compared only with the
 * former.
 */
function billSet(name, hasHistory) {
  const datasets = (data) =>
    datasetsIn(data).filter(({ folder }) => (tableFile(folder, 'history') !== undefined) === hasHistory);
  return {
    name: `legiscan/csv ${name}`,
    kind: 'bill',
    source: 'legiscan',
    isThere: (data) => datasets(data).length > 0,
    async *read(data, keys) {
      for (const dataset of datasets(data)) {
        const rows = [];
        for await (const row of readCsv(tableFile(dataset.folder, 'bills'))) {
          const key = stateNumber(dataset.state, dataset.session, row.bill_number).id;
          if (keys === undefined) yield { key };
          else if (keys.has(key)) rows.push({ key, row });
        }
        if (rows.length > 0) yield* joined(dataset, rows);
      }
    },
    async compare(key, records, { ask, comparison }) {
      const bill = await ask.bill(key);
      comparison.holds('is held', bill !== undefined, key, 'not found');
      if (bill === undefined) return;
      const stated = records.length === 1 ? records[0] : getNewest(records, bill);
      compareStateBill(stated, bill, await ask.versions(key), { comparison, source: 'legiscan' });
    },
  };
}

/** Picks, of two rows with the same number, the one of the bill's own page. */
function getNewest(records, bill) {
  return records.find(({ sources }) => bill.sources.some(({ url }) => sources.includes(url))) ?? records[0];
}

async function* joined({ folder, state, session }, rows) {
  const ids = new Set(rows.map(({ row }) => row.bill_id));
  const ofBills = async (table) => {
    const groups = new Map();
    const file = tableFile(folder, table);
    for await (const row of readCsv(file))
      if (ids.has(row.bill_id)) groups.set(row.bill_id, [...(groups.get(row.bill_id) ?? []), row]);
    return (id) => (file === undefined ? undefined : (groups.get(id) ?? []));
  };
  const [history, sponsors, documents, rollcalls] = [
    await ofBills('history'),
    await ofBills('sponsors'),
    await ofBills('documents'),
    await ofBills('rollcalls'),
  ];
  const people = new Map();
  for await (const person of readCsv(tableFile(folder, 'people'))) people.set(person.people_id, person);
  for (const { key, row } of rows) {
    const id = row.bill_id;
    const parts = { history: history(id), sponsors: sponsors(id), documents: documents(id), rollcalls: rollcalls(id) };
    yield { key, record: statedBill(row, parts, people, stateNumber(state, session, row.bill_number), session) };
  }
}

function statedBill(row, { history, sponsors, documents, rollcalls }, people, { shown, id }, session) {
  const isDate = (text) => /^[1-9]\d{3}-/.test(text);
  // A person who is listed twice sponsors once.
  const inOrder = sponsors
    ?.toSorted((one, other) => Number(one.position) - Number(other.position))
    .filter((one, at, all) => all.findIndex((other) => other.people_id === one.people_id) === at);
  return {
    number: shown,
    // The session of an extraordinary bill follows from its number.
    session: /-x\d-/.test(id) ? undefined : session,
    title: row.title,
    actions: history
      ?.filter(({ date }) => isDate(date))
      .toSorted((one, other) => Number(one.sequence) - Number(other.sequence))
      .map(({ date, action, sequence }) => ({ date, text: action.trim(), time: sequence })),
    latest:
      isDate(row.last_action_date) && row.last_action
        ? { date: row.last_action_date, text: row.last_action }
        : undefined,
    genericStatus: GENERIC[row.status],
    sponsors: inOrder?.map(({ people_id: person, position }) => ({
      name: people.get(person)?.name ?? `LegiScan person ${person}`,
      primary: position === '1' || (position === '0' && inOrder.length === 1),
      kind: Number(people.get(person)?.committee_id) > 0 ? 'organization' : 'person',
    })),
    versions: documents
      ?.filter((document) => document.document_type === 'text')
      .map((document) => ({ name: document.document_desc, urls: [document.url, document.state_link] })),
    // A roll call without a date cannot be placed and is quarantined.
    votes: rollcalls?.filter(({ date }) => isDate(date)).map((rollcall) => `vote-legiscan-${rollcall.roll_call_id}`),
    sources: [row.state_link || row.url],
    updatedTs: null,
  };
}

export const LEGISCAN_CSV_SETS = [billSet('with histories', true), billSet('without histories', false)];
