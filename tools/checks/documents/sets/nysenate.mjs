import { compareActions } from '../comparing/compare-actions.mjs';
import { compareVote } from '../comparing/compare-vote.mjs';
import { explainByProvenance } from '../comparing/provenance.mjs';
import { plainWords } from '../comparing/words.mjs';
import { findFiles } from '../reading/find-files.mjs';
import { readText } from '../reading/open-file.mjs';
import { child, children, readXml, getText } from '../reading/read-xml.mjs';

/** `S05186` of 2023 is Senate Bill 5186 of the term 2023-2024, whatever the letter of its print. */
function getBill(year, number) {
  const [, letter, digits] = /^([A-Z]+)0*(\d+)/.exec(number.toUpperCase()) ?? [];
  const first = Number(year) % 2 === 1 ? Number(year) : Number(year) - 1;
  return { id: `us-ny-${first}-${first + 1}-${letter.toLowerCase()}-${digits}`, session: `${first}-${first + 1}` };
}

/** `02/27/23`. */
function getDay(text) {
  const [month, day, year] = text.split('/');
  return `${year.length === 2 ? `20${year}` : year}-${month}-${day}`;
}

async function getRoot(file) {
  try {
    return readXml(await readText(file));
  } catch {
    // Not well-formed: the product quarantines it.
    return undefined;
  }
}

function set(name, kind, pattern, getRecord, compare) {
  const files = (data) => findFiles(data, 'nysenate', pattern);
  return {
    name: `nysenate ${name}`,
    kind,
    source: 'nysenate',
    isThere: (data) => files(data).length > 0,
    async *read(data, keys) {
      for (const file of files(data)) {
        const root = await getRoot(file);
        const found = root && getRecord(root);
        if (found && (keys?.has(found.key) ?? true)) yield found;
      }
    },
    compare,
  };
}

function getStatus(root) {
  const { sessyr, billhse, billno } = root.attributes;
  const text = (name) => getText(child(root, name)).trim();
  const { id, session } = getBill(sessyr, `${billhse}${billno}`);
  const lines = text('billactions')
    .split('\n')
    .map((line) => /^(\d\d\/\d\d\/\d\d) (.+)$/.exec(line.trim()));
  const actions = lines
    .filter(Boolean)
    .map(([, day, words], at) => ({ date: getDay(day), text: words.trim(), time: String(at) }));
  if (actions.length === 0) return undefined;
  return { key: id, record: { session, title: text('title'), sponsor: text('sponsor'), actions } };
}

async function compareStatus(key, records, { ask, comparison }) {
  const bill = await ask.bill(key);
  comparison.holds('is held', bill !== undefined, key, 'not found');
  if (bill === undefined) return;
  // Each file replaces the earlier ones, and file names begin with their time.
  const stated = records.at(-1);
  const because = (fact) => explainByProvenance(bill, 'nysenate', fact, null);
  comparison.same('session', stated.session, bill.session);
  comparison.same('title', plainWords(stated.title), plainWords(bill.title), because('title'));
  compareActions(comparison, stated.actions, bill.actions, { rule: because('actions') });
  const primary = bill.sponsors
    .filter(({ type }) => type === 'primary')
    .map(({ fullName }) => plainWords(fullName).toLowerCase());
  comparison.contains('sponsor', [stated.sponsor.toLowerCase()], primary, because('sponsors'));
}

function getFloorVote(root) {
  const { no, sessyr, dateofvote, bill_seqno: sequence, action } = root.attributes;
  if (root.name !== 'senfloorvote' || no === undefined || action === 'remove') return undefined;
  const print = /[A-Z]$/i.exec(no)?.[0].toLowerCase() ?? '';
  const date = getDay(dateofvote);
  const total = (name) => Number(getText(child(root, 'totals', name)));
  const voters = children(child(root, 'votes'), 'member').map((member) => ({
    name: getText(child(member, 'name')).trim(),
    word: getText(child(member, 'vote')).trim(),
  }));
  return {
    key: `vote-${getBill(sessyr, no).id}${print}-floor-${date.replaceAll('-', '')}-${Number(sequence ?? 1)}`,
    record: {
      motion: 'Floor vote',
      date,
      chamber: 'upper',
      counts: [total('tot_yes'), total('tot_no'), voters.length - total('tot_yes') - total('tot_no')],
      voters,
    },
  };
}

async function compareFloorVote(key, records, { ask, comparison }) {
  compareVote(records.at(-1), await ask.voters(key), { comparison });
}

export const NYSENATE_SETS = [
  set('bill status', 'bill', /billstat\/.+\.xml$/i, getStatus, compareStatus),
  set('floor votes', 'vote', /senFlVot\/.+\.xml$/i, getFloorVote, compareFloorVote),
];
