import { compareStateBill } from '../comparing/compare-state-bill.mjs';
import { measureId } from '../comparing/measure.mjs';
import { dayIn } from '../comparing/words.mjs';
import { stateNumber } from '../comparing/state-number.mjs';
import { findFiles } from '../reading/find-files.mjs';
import { readJsonLines } from '../reading/read-lines.mjs';

/** Time zones of the legislatures; the day of an action is the local day. */
export const ZONES = { us: 'America/New_York', wy: 'America/Denver', ca: 'America/Los_Angeles', mi: 'America/Detroit' };

/** `HR 2619` of session 119 is a measure of Congress. */
export function openStatesId(state, session, identifier) {
  if (state !== 'us') return stateNumber(state.toUpperCase(), session, identifier).id;
  const [, words, number] = /^([A-Z][A-Z\s.]*?)\s*(\d+)$/.exec(identifier) ?? [];
  const kind = (words ?? '').replace(/[\s.]/g, '').toLowerCase();
  const type = { hjr: 'hjres', sjr: 'sjres', hcon: 'hconres', scon: 'sconres', hcr: 'hconres', scr: 'sconres' }[kind];
  return measureId({ congress: session, type: type ?? kind, number });
}

function billSet(state) {
  const files = (data) => findFiles(data, 'openstates-bills', new RegExp(`^${state}-[\\w-]+-bills\\.jsonl(\\.gz)?$`));
  return {
    name: `openstates-bills/${state}`,
    kind: 'bill',
    source: 'openstates-bills',
    isThere: (data) => files(data).length > 0,
    async *read(data, keys) {
      for (const file of files(data))
        for await (const record of readJsonLines(file)) {
          const key = openStatesId(state, record.legislative_session, record.identifier);
          if (keys === undefined) yield { key };
          else if (keys.has(key)) yield { key, record };
        }
    },
    async compare(key, [record], { ask, comparison }) {
      const bill = await ask.bill(key);
      comparison.holds('is held', bill !== undefined, key, 'not found');
      if (bill === undefined) return;
      const stated = statedBill(state, record);
      compareStateBill(stated, bill, await ask.versions(key), { comparison, source: 'openstates-bills' });
    },
  };
}

function statedBill(state, record) {
  const zone = ZONES[state] ?? 'America/New_York';
  const isUs = state === 'us';
  const documents = [...record.versions, ...record.documents];
  const isText = ({ note, extras }) =>
    !/^amendment\b|\bveto(es)?\b(?!.*chaptered)/i.test(note ?? '') && !extras?.amendmentNumber;
  return {
    number: isUs ? undefined : stateNumber(state.toUpperCase(), record.legislative_session, record.identifier).shown,
    session: record.legislative_session,
    title: record.title,
    titles: record.other_titles.map(({ title }) => title),
    summaries: record.abstracts.map(({ abstract }) => abstract),
    actions: oldestFirst(record.actions).map(({ description, date }) => ({
      date: date.length === 10 ? date : dayIn(zone, date),
      text: description.trim(),
      time: date,
    })),
    isLaw: record.actions.some(({ classification }) => classification.includes('became-law')),
    sponsors: record.sponsorships.map(({ name, primary, entity_type: kind }) => ({ name, primary, kind })),
    versions: record.versions
      .filter(isText)
      .map(({ note, links }) => ({ name: note, urls: links.map(({ url }) => url) })),
    others: documents.filter((each) => !record.versions.includes(each) || !isText(each)).map(({ note }) => note),
    subjects: record.subject,
    sources: record.sources.map(({ url }) => url),
    laws: [/^CH0*(\d+)$/.exec(record.extras?.chapter ?? '')?.[1]].flatMap((chapter) =>
      chapter ? [`Chapter ${chapter}`] : [],
    ),
    updatedTs: null,
  };
}

/** Wyoming lists the latest action first; simultaneous actions keep the list's own order, read oldest first. */
function oldestFirst(actions) {
  const falls = actions.filter(({ date }, at) => at > 0 && date < actions[at - 1].date).length;
  const rises = actions.filter(({ date }, at) => at > 0 && date > actions[at - 1].date).length;
  const isIntroduction = (action) => /introduction|filing/.test(action?.classification.join(' ') ?? '');
  const endsFirst = falls === rises && isIntroduction(actions.at(-1)) && !isIntroduction(actions[0]);
  const listed = falls > rises || endsFirst ? actions.toReversed() : actions;
  return listed.toSorted((one, other) => Date.parse(one.date) - Date.parse(other.date));
}

export const OPENSTATES_BILL_SETS = [billSet('wy'), billSet('us')];
