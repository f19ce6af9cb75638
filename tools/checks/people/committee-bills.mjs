import { listIn, measureId, statedMeasure } from '../documents/comparing/measure.mjs';
import { easternDay } from '../documents/comparing/words.mjs';
import { FULL_MEASURES } from '../documents/sets/measures.mjs';
import { fetchCached } from './fetch-cached.mjs';
import { COMMITTEE_SET } from './committees.mjs';
import { fetchAllPages } from './fetch-all-pages.mjs';

/** Reads the newest record of every measure whose file names its committees. */
async function measuresIn(data) {
  const measures = new Map();
  for (const { files, stated } of FULL_MEASURES) {
    for await (const { bill, sections } of stated(files(data))) {
      const [key, measure] = [measureId(bill), statedMeasure(bill, sections)];
      if ((measures.get(key)?.updatedTs ?? -1) < (measure.updatedTs ?? 0)) measures.set(key, measure);
    }
  }
  return measures;
}

/**
 * `committee-us-hsju` of `hsju00`: bills give a full committee's code the suffix `00`, which its own code does not
 * have.
 */
const getCommittee = (code) => `committee-us-${code.toLowerCase().replace(/^([a-z]{4})00$/, '$1')}`;

const getDays = (activities) =>
  listIn(activities, 'activities', 'item').map(({ name, date }) => [name, date ? easternDay(date) : null]);

/** Groups bills by committee and subcommittee id. */
async function billsByCommittee(data) {
  const committees = new Map();
  for (const [billId, { committees: named = [] }] of await measuresIn(data)) {
    for (const committee of named.flatMap((one) => [one, ...listIn(one.subcommittees, 'subcommittees', 'item')])) {
      if (!committee.systemCode) continue;
      const key = getCommittee(committee.systemCode);
      const bills = committees.get(key) ?? new Map();
      bills.set(billId, [...(bills.get(billId) ?? []), ...getDays(committee.activities)]);
      committees.set(key, bills);
    }
  }
  return committees;
}

/** Current committees with the bills whose records name them. */
export const COMMITTEE_BILL_SET = {
  name: 'bills by committee',
  kind: 'bills of a committee',
  source: 'billstatus',
  isThere: (data) => COMMITTEE_SET.isThere(data) && FULL_MEASURES.some(({ files }) => files(data).length > 0),
  async *read(data, keys) {
    const bills = await billsByCommittee(data);
    for await (const { key } of COMMITTEE_SET.read(data))
      if (keys?.has(key) ?? true) yield { key, record: bills.get(key) ?? new Map() };
  },
  async compare(key, [stated], { ask, comparison }) {
    const bills = await fetchAllPages(ask, `/stakeholders/committee/${key}/bills`);
    comparison.holds('is held', bills !== undefined, key, 'not found');
    if (bills === undefined) return;
    const days = bills.map(({ lastActionOn }) => lastActionOn ?? '');
    comparison.same('newest action first', days.toSorted().toReversed(), days);
    comparison.sameMembers(
      'bills',
      [...stated.keys()],
      bills.map(({ fusionId }) => fusionId),
    );
    for (const { fusionId, activities } of bills) {
      const told = activities.map(({ name, date }) => [name, date]);
      comparison.sameMembers('what it did', stated.get(fusionId) ?? [], told);
      const assigned = (await fetchCached(ask, 'bill', fusionId))?.committeeAssignments ?? [];
      comparison.holds(
        'the other way round',
        assigned.some(({ id }) => id === key),
        key,
        fusionId,
      );
    }
  },
};
