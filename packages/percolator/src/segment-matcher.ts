import { FORM_MARK } from '@rotunda/analysis';
import type { DocumentFacets } from '@rotunda/query';
import { USE_OPERAND, USE_SHIFT } from './arrange-conditions.ts';
import { ALWAYS, CLAUSE, CONDITION } from './condition-table.ts';
import type { DocumentTerms } from './document-terms.ts';
import { BOUNDS_LENGTH, passesTerms, ROW, type DocumentNeeds } from './filter-rows.ts';
import { PositionalConditions } from './positional-conditions.ts';
import { askPrefixFilter, BEGINNING } from './prefix-filter.ts';
import { RankSet } from './rank-set.ts';
import type { Segment, SegmentArrays } from './segment.ts';
import { findRecord, hasTermBeginning, HASH_SEED, hashOf, hashOn, RECORD } from './term-table.ts';

const FAILS = 0;
const HOLDS = 1;
const UNDECIDED = 2;

const FORM_MARK_CODE = FORM_MARK.charCodeAt(0);

/** Matches documents against one segment; owns the scratch of one thread. */
export class SegmentMatcher {
  readonly segment: Segment;
  /** Filled by `match`, read and emptied by the caller. */
  readonly matched: RankSet;
  /** Documents in which each condition was met, and documents seen: what compaction chooses anchors by. */
  readonly meetings: Uint32Array;
  documents = 0;
  readonly #arrays: SegmentArrays;
  readonly #document: DocumentTerms;
  readonly #positional: PositionalConditions;
  readonly #hasFormTerms: boolean;
  /** By condition: words and prefixes fail until met, everything else is undecided until asked. */
  readonly #states: Uint8Array;
  readonly #met: number[] = [];
  readonly #decided: number[] = [];

  constructor(segment: Segment, document: DocumentTerms) {
    this.segment = segment;
    this.#arrays = segment.arrays;
    this.#document = document;
    this.#positional = new PositionalConditions(segment.arrays, document);
    this.#hasFormTerms = hasTermBeginning(segment.terms, FORM_MARK_CODE);
    const { kinds, ids } = segment.arrays;
    this.#states = kinds.map((kind) => (kind <= CONDITION.prefix || kind === CONDITION.never ? FAILS : UNDECIDED));
    this.#states[ALWAYS] = HOLDS;
    this.meetings = new Uint32Array(kinds.length);
    this.matched = new RankSet(ids.length);
  }

  /** Adds the ranks of all matching searches to `matched`. The document has been loaded. */
  match(facets: DocumentFacets): void {
    this.#meetTerms();
    const needs = this.segment.filterRows.needsOf(facets);
    const met = this.#met;
    this.#wake(ALWAYS, needs, facets);
    for (let index = 0; index < met.length; index++) this.#wake(met[index] ?? 0, needs, facets);
    this.#reset();
  }

  /** Marks the words and prefixes that the document's terms fulfil. */
  #meetTerms(): void {
    const { terms } = this.#document;
    const table = this.segment.terms;
    for (let index = 0; index < terms.length; index++) {
      const term = terms[index] ?? '';
      // Only forms are looked up by their beginnings: the prefixes of an index carry the mark of a form.
      if (term.charCodeAt(0) === FORM_MARK_CODE) {
        this.#meetPrefixes(term, index);
        if (!this.#hasFormTerms) continue;
      }
      const record = findRecord(table, term, term.length, hashOf(term));
      if (record !== -1) this.#meet(table.records, record, index);
    }
    this.documents++;
  }

  #meetPrefixes(term: string, index: number): void {
    const { prefixFilter } = this.#arrays;
    const { length } = term;
    let hash = HASH_SEED;
    for (let at = 0; at < length;) {
      hash = hashOn(hash, term.charCodeAt(at++));
      const says = askPrefixFilter(prefixFilter, hash);
      if ((says & BEGINNING.isPrefix) !== 0) {
        const record = findRecord(this.segment.prefixes, term, at, hash);
        if (record !== -1) this.#meet(this.segment.prefixes.records, record, index);
      }
      if ((says & BEGINNING.goesOn) === 0) return;
    }
  }

  #meet(records: Int32Array, record: number, term: number): void {
    const states = this.#states;
    const fields = this.#document.fields[term] ?? 0;
    const start = record + RECORD.uses;
    const end = start + (records[record + RECORD.useCount] ?? 0);
    for (let at = start; at < end; at++) {
      const use = records[at] ?? 0;
      if ((use & fields) === 0) continue;
      const condition = use >>> USE_SHIFT;
      if (states[condition] === FAILS) {
        states[condition] = HOLDS;
        this.#met.push(condition);
      }
      if ((use & USE_OPERAND) !== 0) this.#positional.note(condition, term);
    }
  }

  /** Tries the searches that waited for a condition. */
  #wake(anchor: number, needs: DocumentNeeds, facets: DocumentFacets): void {
    const { postingStarts, postingOutlines, postingRows, rows } = this.#arrays;
    const { outline } = needs;
    const [first, second, third, fourth] = needs.bits;
    const states = this.#states;
    const end = postingStarts[anchor + 1] ?? 0;
    for (let at = postingStarts[anchor] ?? 0; at < end; at++) {
      if (((postingOutlines[at] ?? 0) & outline) !== outline) continue;
      const row = (postingRows[at] ?? 0) * ROW.length;
      if (
        ((rows[row + 1] ?? 0) & first) !== first ||
        ((rows[row + 2] ?? 0) & second) !== second ||
        ((rows[row + 3] ?? 0) & third) !== third ||
        ((rows[row + 4] ?? 0) & fourth) !== fourth
      ) {
        continue;
      }
      const more = rows[row + ROW.more] ?? 0;
      if (more !== 0 && !this.#passesMore(more, row, needs, facets)) continue;
      const root = rows[row] ?? 0;
      const state = states[root] ?? FAILS;
      if (state === HOLDS || (state === UNDECIDED && this.#decideWoken(root, rows[row + ROW.resume] ?? -1))) {
        this.matched.add(rows[row + ROW.rank] ?? 0);
      }
    }
  }

  /** Compares dates, or whatever a row could not hold. */
  #passesMore(more: number, row: number, needs: DocumentNeeds, facets: DocumentFacets): boolean {
    if (more < 0) {
      const odd = this.segment.oddFilters.get(row / ROW.length);
      return odd === undefined || passesTerms(odd, facets);
    }
    const { bounds } = this.#arrays;
    const at = (more - 1) * BOUNDS_LENGTH;
    return (
      (bounds[at] ?? 0) <= needs.introducedFloor &&
      (bounds[at + 1] ?? 0) >= needs.introducedCeiling &&
      (bounds[at + 2] ?? 0) <= needs.updatedFloor &&
      (bounds[at + 3] ?? 0) >= needs.updatedCeiling
    );
  }

  /** Decides what a search whose anchor was met still asks for; a plan need not look at its anchor clause again. */
  #decideWoken(root: number, resume: number): boolean {
    return resume < 0 ? this.#decide(root) : this.#settle(root, this.#holdsPlan(resume));
  }

  /** Decides an undecided condition. */
  #decide(condition: number): boolean {
    switch (this.#arrays.kinds[condition]) {
      case CONDITION.phrase:
      case CONDITION.near:
        return this.#settle(condition, this.#hasOperands(condition) && this.#positional.holds(condition));
      case CONDITION.deepPlan:
        this.#decideParts(condition);
    }
    return this.#settle(condition, this.#holdsPlan(this.#arrays.codeStarts[condition] ?? 0));
  }

  #settle(condition: number, holds: boolean): boolean {
    this.#states[condition] = holds ? HOLDS : FAILS;
    this.#decided.push(condition);
    return holds;
  }

  #holds(condition: number): boolean {
    const state = this.#states[condition] ?? FAILS;
    return state === UNDECIDED ? this.#decide(condition) : state === HOLDS;
  }

  /** Runs the clauses of a plan from `start` on: each needs one literal that holds. */
  #holdsPlan(start: number): boolean {
    const { code } = this.#arrays;
    const states = this.#states;
    for (let at = start; ;) {
      let each = code[at++] ?? CLAUSE.endsPlan;
      for (;;) {
        let state: number = states[each >>> 3] ?? FAILS;
        if (state === UNDECIDED) state = this.#decide(each >>> 3) ? HOLDS : FAILS;
        // The bit of a negation is what the state must not be.
        if (state !== ((each >>> CLAUSE.shift) & 1)) break;
        if ((each & CLAUSE.ends) !== 0) return false;
        each = code[at++] ?? CLAUSE.endsPlan;
      }
      while ((each & CLAUSE.ends) === 0) each = code[at++] ?? CLAUSE.endsPlan;
      if ((each & CLAUSE.endsPlan) === CLAUSE.endsPlan) return true;
    }
  }

  /** Whether the document has at least one term for each place of a phrase, or for each side of a proximity. */
  #hasOperands(condition: number): boolean {
    const { code, codeStarts, kinds } = this.#arrays;
    const states = this.#states;
    const start = codeStarts[condition] ?? 0;
    const end = codeStarts[condition + 1] ?? 0;
    if (kinds[condition] === CONDITION.phrase) {
      for (let at = start + 1; at < end; at++) if (states[code[at] ?? 0] !== HOLDS) return false;
      return true;
    }
    const middle = start + 4 + (code[start + 3] ?? 0);
    return this.#holdsAny(start + 4, middle) && this.#holdsAny(middle, end);
  }

  #holdsAny(start: number, end: number): boolean {
    for (let at = start; at < end; at++) if (this.#holds(this.#arrays.code[at] ?? 0)) return true;
    return false;
  }

  /** Decides the plans inside a deep plan, innermost first (parts have smaller numbers), without recursion. */
  #decideParts(plan: number): void {
    const { code, codeStarts, kinds } = this.#arrays;
    const parts = new Set<number>();
    const pending = [plan];
    for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
      const end = codeStarts[next + 1] ?? 0;
      for (let at = codeStarts[next] ?? 0; at < end; at++) {
        const part = (code[at] ?? 0) >>> 3;
        const kind = kinds[part];
        if ((kind !== CONDITION.plan && kind !== CONDITION.deepPlan) || parts.has(part)) continue;
        if (this.#states[part] !== UNDECIDED) continue;
        parts.add(part);
        pending.push(part);
      }
    }
    for (const part of [...parts].sort((a, b) => a - b)) {
      this.#settle(part, this.#holdsPlan(codeStarts[part] ?? 0));
    }
  }

  #reset(): void {
    const states = this.#states;
    for (const condition of this.#met) {
      states[condition] = FAILS;
      this.meetings[condition] = (this.meetings[condition] ?? 0) + 1;
      this.#positional.forget(condition);
    }
    for (const condition of this.#decided) states[condition] = UNDECIDED;
    this.#met.length = 0;
    this.#decided.length = 0;
    this.#positional.clear();
  }
}
