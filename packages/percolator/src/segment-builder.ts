import { prefixLexeme } from '@rotunda/analysis';
import { compileQuery } from './compile-query.ts';
import { ALWAYS, CONDITION, ConditionTable, type FrequencyEstimate } from './condition-table.ts';
import { chooseAnchors } from './choose-anchors.ts';
import { BOUNDS_LENGTH, FilterRows, ODD, packBounds, readFilters, ROW, type FilterTerms } from './filter-rows.ts';
import { GrowableInts } from './growable-ints.ts';
import { buildPrefixFilter } from './prefix-filter.ts';
import { packUse, type Segment, type SegmentArrays } from './segment.ts';
import { buildTermTable } from './term-table.ts';
import type { SavedSearch } from './types.ts';

interface CompiledSearch {
  id: number;
  condition: number;
  filters: FilterTerms;
}

/** Collects searches and lays them out as a segment. */
export class SegmentBuilder {
  readonly table: ConditionTable;
  readonly #searches: CompiledSearch[] = [];

  constructor(estimate: FrequencyEstimate) {
    this.table = new ConditionTable(estimate);
  }

  add(search: SavedSearch): void {
    this.addCompiled(search.id, compileQuery(search.query, this.table), readFilters(search.filters));
  }

  /** For searches of another segment, whose condition has been brought into `table`. */
  addCompiled(id: number, condition: number, filters: FilterTerms): void {
    this.#searches.push({ id, condition, filters });
  }

  finish(): Segment {
    const searches = latestById(this.#searches);
    const filterRows = FilterRows.layOut(searches.map((search) => search.filters));
    const { table } = this;
    const { rows, bounds, oddFilters } = layOutRows(searches, filterRows, table);
    const prefixes = table.prefixes.strings.map(prefixLexeme);
    return {
      terms: buildTermTable(table.terms.strings),
      prefixes: buildTermTable(prefixes),
      filterRows,
      oddFilters,
      arrays: {
        ids: Uint32Array.from(searches, (search) => search.id),
        rows,
        bounds,
        ...layOutPostings(searches, filterRows, table),
        kinds: Uint8Array.from(table.kinds.slice()),
        codeStarts: Uint32Array.from([...table.starts.slice(), table.code.length]),
        code: table.code.slice(),
        frequencies: Float32Array.from(table.frequencies),
        ...layOutUses(table),
        prefixFilter: buildPrefixFilter(prefixes),
      },
    };
  }
}

function layOutRows(searches: readonly CompiledSearch[], filterRows: FilterRows, table: ConditionTable) {
  const rows = new Int32Array(searches.length * ROW.length);
  const bounds: number[] = [];
  const oddFilters = new Map<number, FilterTerms>();
  for (const [rank, { condition, filters }] of searches.entries()) {
    const row = rank * ROW.length;
    const isExact = filterRows.packBits(filters, rows, row);
    const packed = packBounds(filters);
    if (!isExact || packed === null) {
      oddFilters.set(rank, filters);
      rows[row + ROW.more] = ODD;
    } else if (filters.bounds.some((bound) => bound !== null)) {
      bounds.push(...packed);
      rows[row + ROW.more] = bounds.length / BOUNDS_LENGTH;
    }
    const resume = table.resumes.at(condition);
    const isPlan = table.kinds.at(condition) === CONDITION.plan;
    rows[row + ROW.root] = table.isSettledByAnchor(condition) ? ALWAYS : condition;
    rows[row + ROW.resume] = isPlan ? resume : -1;
    rows[row + ROW.condition] = condition;
  }
  return { rows, bounds: Int32Array.from(bounds), oddFilters };
}

/** Ascending by id; of several with one id the one added last. */
function latestById(searches: readonly CompiledSearch[]): CompiledSearch[] {
  const sorted = [...searches].sort((a, b) => a.id - b.id);
  return sorted.filter((search, index) => sorted[index + 1]?.id !== search.id);
}

type Postings = Pick<SegmentArrays, 'postingStarts' | 'postingOutlines' | 'postingRanks'>;

/** Searches of one condition lie side by side in each list: what is decided for one is at hand for the next. */
function layOutPostings(searches: readonly CompiledSearch[], filterRows: FilterRows, table: ConditionTable): Postings {
  const conditions = searches.map((search) => search.condition);
  const outlines = searches.map((search) => filterRows.outlineOf(search.filters));
  const byCondition = Array.from(conditions.keys());
  byCondition.sort((a, b) => (conditions[a] ?? 0) - (conditions[b] ?? 0) || a - b);
  const counts = new Uint32Array(table.size + 1);
  const anchors = new GrowableInts();
  const owners = new GrowableInts();
  let known: readonly number[] = [];
  let last = -1;
  for (const rank of byCondition) {
    const condition = conditions[rank] ?? 0;
    if (condition !== last) known = chooseAnchors(condition, table) ?? [ALWAYS];
    last = condition;
    for (const anchor of known) {
      anchors.push(anchor);
      owners.push(rank);
      counts[anchor + 1] = (counts[anchor + 1] ?? 0) + 1;
    }
  }
  const starts = runningSums(counts);
  const next = starts.slice();
  const postingOutlines = new Int32Array(anchors.length);
  const postingRanks = new Uint32Array(anchors.length);
  for (let index = 0; index < anchors.length; index++) {
    const anchor = anchors.at(index);
    const at = next[anchor] ?? 0;
    next[anchor] = at + 1;
    postingRanks[at] = owners.at(index);
    postingOutlines[at] = outlines[owners.at(index)] ?? 0;
  }
  return { postingStarts: starts, postingOutlines, postingRanks };
}

/** Which conditions each term and each prefix serves. */
function layOutUses(table: ConditionTable): Pick<SegmentArrays, 'useStarts' | 'uses'> {
  const operands = findOperands(table);
  const termCount = table.terms.strings.length;
  const lists: number[][] = Array.from({ length: termCount + table.prefixes.strings.length }, () => []);
  for (let condition = 0; condition < table.size; condition++) {
    const kind = table.kinds.at(condition);
    if (kind > CONDITION.prefix) continue;
    const [mask = 0, ...members] = table.codeOf(condition);
    const use = packUse(condition, operands.has(condition), mask);
    const offset = kind === CONDITION.prefix ? termCount : 0;
    for (const member of members) lists[offset + member]?.push(use);
  }
  const counts = new Uint32Array(lists.length + 1);
  for (const [index, list] of lists.entries()) counts[index + 1] = list.length;
  return { useStarts: runningSums(counts), uses: Uint32Array.from(lists.flat()) };
}

/** The word and prefix conditions whose positions some phrase or proximity reads. */
function findOperands(table: ConditionTable): Set<number> {
  const operands = new Set<number>();
  for (let condition = 0; condition < table.size; condition++) {
    const kind = table.kinds.at(condition);
    if (kind !== CONDITION.phrase && kind !== CONDITION.near) continue;
    for (const part of table.codeOf(condition).subarray(kind === CONDITION.phrase ? 1 : 4)) operands.add(part);
  }
  return operands;
}

/** counts[i + 1] holds the length of list i; the result, where each list starts. */
function runningSums(counts: Uint32Array): Uint32Array {
  for (let index = 1; index < counts.length; index++) counts[index] = (counts[index] ?? 0) + (counts[index - 1] ?? 0);
  return counts;
}
