import { chooseAnchors } from './choose-anchors.ts';
import { ALWAYS, type ConditionTable } from './condition-table.ts';
import { GrowableInts } from './growable-ints.ts';
import { ROW } from './filter-rows.ts';
import { POSTING, type SegmentArrays } from './segment.ts';

type Postings = Pick<SegmentArrays, 'postingStarts' | 'postings'>;

/**
 * Builds the list of searches that wait for each anchor, and the order of rows. Row numbers follow the lists, so that
 * one list reads adjacent rows and frequent lists share cache lines. Searches with the same condition are adjacent, so
 * that its result is still in cache for the next one.
 *
 * @param conditions by rank, as numbered in `table`
 * @param numbers new numbers of the conditions, which order the lists
 * @param outlines by rank
 * @returns the lists, and the rank of the search in each row
 */
export function layOutPostings(
  conditions: readonly number[],
  table: ConditionTable,
  numbers: Int32Array,
  outlines: Int32Array,
): Postings & { ranks: Uint32Array } {
  const { anchors, owners } = anchorSearches(conditions, table, numbers);
  const starts = new Uint32Array(table.size + 1);
  for (let index = 0; index < anchors.length; index++) {
    const after = anchors.at(index) + 1;
    starts[after] = (starts[after] ?? 0) + 1;
  }
  for (let index = 1; index < starts.length; index++) starts[index] = (starts[index] ?? 0) + (starts[index - 1] ?? 0);
  const next = starts.slice();
  const lists = new Uint32Array(anchors.length);
  for (let index = 0; index < anchors.length; index++) {
    const anchor = anchors.at(index);
    const at = next[anchor] ?? 0;
    next[anchor] = at + 1;
    lists[at] = owners.at(index);
  }
  const getRow = new Int32Array(conditions.length).fill(-1);
  const ranks = new Uint32Array(conditions.length);
  let rows = 0;
  const place = (rank: number) => {
    if (getRow[rank] !== -1) return;
    getRow[rank] = rows;
    ranks[rows++] = rank;
  };
  for (const rank of lists) place(rank);
  // A search that can never match waits for nothing but keeps its row for the next compaction.
  for (const rank of conditions.keys()) place(rank);
  const postings = new Int32Array(lists.length * POSTING.length);
  for (const [index, rank] of lists.entries()) {
    postings[index * POSTING.length + POSTING.outline] = outlines[rank] ?? 0;
    postings[index * POSTING.length + POSTING.row] = (getRow[rank] ?? 0) * ROW.length;
  }
  return { postingStarts: starts, postings, ranks };
}

/** Returns pairs of anchor (new number) and rank, ordered by condition. */
function anchorSearches(conditions: readonly number[], table: ConditionTable, numbers: Int32Array) {
  const byCondition = Array.from(conditions.keys());
  byCondition.sort((a, b) => (conditions[a] ?? 0) - (conditions[b] ?? 0) || a - b);
  const anchors = new GrowableInts();
  const owners = new GrowableInts();
  let known: readonly number[] = [];
  let last = -1;
  for (const rank of byCondition) {
    const condition = conditions[rank] ?? 0;
    if (condition !== last) known = chooseAnchors(condition, table) ?? [ALWAYS];
    last = condition;
    for (const anchor of known) {
      anchors.push(numbers[anchor] ?? 0);
      owners.push(rank);
    }
  }
  return { anchors, owners };
}
