import { prefixLexeme } from '@rotunda/analysis';
import { CLAUSE, CONDITION, buildCondition, isNegated, literal, type Literal } from './condition-table.ts';
import { BOUNDS_LENGTH, ROW, unpackBounds, type FilterTerms } from './filter-rows.ts';
import type { SegmentBuilder } from './segment-builder.ts';
import type { Segment } from './segment.ts';
import { textOfRecord } from './term-table.ts';

/** Returns how often the documents matched so far met a condition; undefined to estimate it again. */
export type MeasuredFrequency = (condition: number) => number | undefined;

/** Imports searches of a segment into a builder, without the queries they were compiled from. */
export class SegmentImporter {
  readonly #segment: Segment;
  readonly #builder: SegmentBuilder;
  readonly #measured: MeasuredFrequency;
  /** Builder's number of each condition of the segment, or -1. */
  readonly #numbers: Int32Array;

  constructor(segment: Segment, builder: SegmentBuilder, measured: MeasuredFrequency) {
    this.#segment = segment;
    this.#builder = builder;
    this.#measured = measured;
    this.#numbers = new Int32Array(segment.arrays.kinds.length).fill(-1);
  }

  importRow(row: number): void {
    const { ids, rows, conditions } = this.#segment.arrays;
    const id = ids[rows[row * ROW.length + ROW.rank] ?? 0] ?? 0;
    this.#builder.addCompiled(id, this.#importCondition(conditions[row] ?? 0), this.#getFilters(row));
  }

  #getFilters(row: number): FilterTerms {
    const { termFilters, filterRows, arrays } = this.#segment;
    const at = row * ROW.length;
    const lists = filterRows.unpackLists(arrays.rows, at);
    const more = arrays.rows[at + ROW.more] ?? 0;
    if (more === 0) return { lists, bounds: [null, null, null, null] };
    const bounds = arrays.bounds.subarray((more - 1) * BOUNDS_LENGTH, more * BOUNDS_LENGTH);
    return termFilters.get(row) ?? { lists, bounds: unpackBounds(bounds) };
  }

  #importCondition(root: number): number {
    const missing = new Set<number>();
    const pending = [root];
    for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
      if (this.#numbers[next] !== -1 || missing.has(next)) continue;
      missing.add(next);
      for (const part of this.#getParts(next)) pending.push(part);
    }
    // Parts have smaller numbers than their wholes, so they are rebuilt first.
    for (const condition of [...missing].sort((a, b) => a - b)) this.#numbers[condition] = this.#rebuild(condition);
    return this.#numbers[root] ?? 0;
  }

  #getCode(condition: number): Int32Array {
    const { code, codeStarts } = this.#segment.arrays;
    return code.subarray(codeStarts[condition], codeStarts[condition + 1]);
  }

  #getParts(condition: number): Int32Array {
    const code = this.#getCode(condition);
    switch (this.#segment.arrays.kinds[condition]) {
      case CONDITION.phrase:
        return code.subarray(1);
      case CONDITION.near:
        return code.subarray(4);
      case CONDITION.plan:
      case CONDITION.deepPlan:
        return code.map((value) => buildCondition(value >>> CLAUSE.shift));
      default:
        return new Int32Array(0);
    }
  }

  #rebuild(condition: number): number {
    const { table } = this.#builder;
    const code = this.#getCode(condition);
    const [mask = 0, second = 0, third = 0, leftCount = 0] = code;
    const renumber = (parts: Int32Array) => Array.from(parts, (part) => this.#numbers[part] ?? 0);
    switch (this.#segment.arrays.kinds[condition]) {
      case CONDITION.word: {
        const terms = Array.from(code.subarray(1), (record) => textOfRecord(this.#segment.terms, record));
        return table.word(mask, terms, this.#measured(condition));
      }
      case CONDITION.prefix:
        return table.prefix(
          mask,
          textOfRecord(this.#segment.prefixes, second).slice(prefixLexeme('').length),
          this.#measured(condition),
        );
      case CONDITION.phrase:
        return table.phrase(mask, renumber(code.subarray(1)));
      case CONDITION.near: {
        const middle = 4 + leftCount;
        const sides = { left: renumber(code.subarray(4, middle)), right: renumber(code.subarray(middle)) };
        return table.near(mask, sides, second, third === 1);
      }
      default:
        return table.plan(this.#getClauses(condition));
    }
  }

  #getClauses(plan: number): Literal[][] {
    if (this.#segment.arrays.kinds[plan] === CONDITION.never) return [[]];
    const clauses: Literal[][] = [];
    let clause: Literal[] = [];
    for (const value of this.#getCode(plan)) {
      const each = value >>> CLAUSE.shift;
      clause.push(literal(this.#numbers[buildCondition(each)] ?? 0, isNegated(each)));
      if ((value & CLAUSE.ends) === 0) continue;
      clauses.push(clause);
      clause = [];
    }
    return clauses;
  }
}
