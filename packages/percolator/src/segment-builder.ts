import { prefixLexeme } from '@rotunda/analysis';
import { arrangeConditions, type ArrangedConditions } from './arrange-conditions.ts';
import { compileQuery } from './compile-query.ts';
import { ALWAYS, CONDITION, ConditionTable, type FrequencyEstimate } from './condition-table.ts';
import { BOUNDS_LENGTH, FilterRows, BY_TERMS, packBounds, readFilters, ROW, type FilterTerms } from './filter-rows.ts';
import { layOutPostings } from './lay-out-postings.ts';
import { buildPrefixFilter } from './prefix-filter.ts';
import type { Segment } from './segment.ts';
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

  /** Adds a search of another segment, whose condition has been imported into `table`. */
  addCompiled(id: number, condition: number, filters: FilterTerms): void {
    this.#searches.push({ id, condition, filters });
  }

  finish(): Segment {
    const { table } = this;
    const searches = latestById(this.#searches);
    const filterRows = FilterRows.layOut(searches.map((search) => search.filters));
    const arranged = arrangeConditions(table);
    const outlines = Int32Array.from(searches, (search) => filterRows.getOutline(search.filters));
    const conditions = searches.map((search) => search.condition);
    const { ranks, ...postings } = layOutPostings(conditions, table, arranged.numbers, outlines);
    const { rows, bounds, termFilters } = this.#layOutRows(searches, ranks, filterRows, arranged);
    return {
      terms: arranged.terms,
      prefixes: arranged.prefixes,
      filterRows,
      termFilters,
      arrays: {
        ids: Uint32Array.from(searches, (search) => search.id),
        rows,
        bounds,
        conditions: Uint32Array.from(ranks, (rank) => arranged.numbers[conditions[rank] ?? 0] ?? 0),
        ...postings,
        kinds: arranged.kinds,
        codeStarts: arranged.codeStarts,
        code: arranged.code,
        frequencies: arranged.frequencies,
        prefixFilter: buildPrefixFilter(table.prefixes.strings.map(prefixLexeme)),
      },
    };
  }

  #layOutRows(
    searches: readonly CompiledSearch[],
    ranks: Uint32Array,
    filterRows: FilterRows,
    { numbers, codeStarts }: ArrangedConditions,
  ): { rows: Int32Array; bounds: Int32Array; termFilters: Map<number, FilterTerms> } {
    const { table } = this;
    const rows = new Int32Array(ranks.length * ROW.length);
    const bounds: number[] = [];
    const termFilters = new Map<number, FilterTerms>();
    for (const [row, rank] of ranks.entries()) {
      const search = searches[rank];
      if (search === undefined) continue;
      const { condition, filters } = search;
      const at = row * ROW.length;
      const isExact = filterRows.packBits(filters, rows, at);
      const packed = packBounds(filters);
      if (!isExact || packed === null) {
        termFilters.set(row, filters);
        rows[at + ROW.more] = BY_TERMS;
      } else if (filters.bounds.some((bound) => bound !== null)) {
        bounds.push(...packed);
        rows[at + ROW.more] = bounds.length / BOUNDS_LENGTH;
      }
      const number = numbers[condition] ?? 0;
      const isPlan = table.kinds.at(condition) === CONDITION.plan;
      rows[at + ROW.root] = table.isSettledByAnchor(condition) ? ALWAYS : number;
      rows[at + ROW.resume] = isPlan ? (codeStarts[number] ?? 0) + table.anchorLengths.at(condition) : -1;
      rows[at + ROW.rank] = rank;
    }
    return { rows, bounds: Int32Array.from(bounds), termFilters };
  }
}

/** Sorts searches by id and keeps the last one added for each id. */
function latestById(searches: readonly CompiledSearch[]): CompiledSearch[] {
  const sorted = [...searches].sort((a, b) => a.id - b.id);
  return sorted.filter((search, index) => sorted[index + 1]?.id !== search.id);
}
