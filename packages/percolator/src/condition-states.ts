import { ALWAYS, CLAUSE, CONDITION } from './condition-table.ts';
import type { DocumentTerms } from './document-terms.ts';
import { GrowableInts } from './growable-ints.ts';
import { PositionalConditions } from './positional-conditions.ts';
import type { SegmentArrays } from './segment.ts';

/** Any higher value holds; for words and prefixes it is one plus the first term of the document that fulfills them. */
const FAILS = 0;
const HOLDS = 1;
const UNDECIDED = -1;

/** A literal in a plan's code is its condition and negation bit, shifted by the bits that end clauses. */
const CONDITION_SHIFT = CLAUSE.shift + 1;

/**
 * Which conditions hold in the current document: words and prefixes are set as they are met, all others are decided on
 * demand.
 */
export class ConditionStates {
  /** Words and prefixes met in the current document. */
  readonly met = new GrowableInts();
  readonly #arrays: SegmentArrays;
  readonly #positional: PositionalConditions;
  readonly #states: Int32Array;
  readonly #decided = new GrowableInts();

  constructor(arrays: SegmentArrays, document: DocumentTerms) {
    this.#arrays = arrays;
    this.#states = Int32Array.from(arrays.kinds, (kind) =>
      kind <= CONDITION.prefix || kind === CONDITION.never ? FAILS : UNDECIDED,
    );
    this.#states[ALWAYS] = HOLDS;
    this.#positional = new PositionalConditions(arrays, document, this.#states);
  }

  /**
   * Records that a term of the document fulfills a word or prefix.
   *
   * @param isOperand whether a phrase or proximity reads the places of all its terms
   */
  meet(condition: number, term: number, isOperand: boolean): void {
    if (this.#states[condition] === FAILS) {
      this.#states[condition] = term + 1;
      this.met.push(condition);
    } else if (isOperand) {
      this.#positional.noteFurtherTerm(condition, term);
    }
  }

  /**
   * Whether a search holds whose anchor was met.
   *
   * @param resume where to enter its plan's code, after the anchor clause; -1 if the root is not a plan
   */
  holdsWoken(root: number, resume: number): boolean {
    const state = this.#states[root] ?? FAILS;
    if (state !== UNDECIDED) return state > FAILS;
    return resume < 0 ? this.#decide(root) : this.#settle(root, this.#holdsPlan(resume));
  }

  /** Resets the states after a document. */
  reset(): void {
    const states = this.#states;
    const { met } = this;
    for (let index = 0; index < met.length; index++) states[met.at(index)] = FAILS;
    const decided = this.#decided;
    for (let index = 0; index < decided.length; index++) states[decided.at(index)] = UNDECIDED;
    met.clear();
    decided.clear();
    this.#positional.clear();
  }

  #holds(condition: number): boolean {
    const state = this.#states[condition] ?? FAILS;
    return state === UNDECIDED ? this.#decide(condition) : state > FAILS;
  }

  #decide(condition: number): boolean {
    const kind = this.#arrays.kinds[condition];
    if (kind === CONDITION.phrase || kind === CONDITION.near) {
      return this.#settle(condition, this.#hasOperands(condition) && this.#positional.holds(condition));
    }
    if (kind === CONDITION.deepPlan) this.#decideParts(condition);
    return this.#settle(condition, this.#holdsPlan(this.#arrays.codeStarts[condition] ?? 0));
  }

  #settle(condition: number, holds: boolean): boolean {
    this.#states[condition] = holds ? HOLDS : FAILS;
    this.#decided.push(condition);
    return holds;
  }

  /** Evaluates the clauses of a plan from `start`; each needs one literal that holds. */
  #holdsPlan(start: number): boolean {
    const { code } = this.#arrays;
    const states = this.#states;
    for (let at = start; ;) {
      let each = code[at++] ?? CLAUSE.endsPlan;
      for (;;) {
        const state = states[each >>> CONDITION_SHIFT] ?? FAILS;
        const holds = state === UNDECIDED ? this.#decide(each >>> CONDITION_SHIFT) : state > FAILS;
        const isNegated = ((each >>> CLAUSE.shift) & 1) === 1;
        if (holds !== isNegated) break;
        if ((each & CLAUSE.ends) !== 0) return false;
        each = code[at++] ?? CLAUSE.endsPlan;
      }
      while ((each & CLAUSE.ends) === 0) each = code[at++] ?? CLAUSE.endsPlan;
      if ((each & CLAUSE.endsPlan) === CLAUSE.endsPlan) return true;
    }
  }

  /** Whether the document has at least one term for each place of a phrase, or each side of a proximity. */
  #hasOperands(condition: number): boolean {
    const { code, codeStarts, kinds } = this.#arrays;
    const states = this.#states;
    const start = codeStarts[condition] ?? 0;
    const end = codeStarts[condition + 1] ?? 0;
    if (kinds[condition] === CONDITION.phrase) {
      for (let at = start + 1; at < end; at++) if ((states[code[at] ?? 0] ?? FAILS) === FAILS) return false;
      return true;
    }
    const middle = start + 4 + (code[start + 3] ?? 0);
    return this.#holdsAny(start + 4, middle) && this.#holdsAny(middle, end);
  }

  #holdsAny(start: number, end: number): boolean {
    for (let at = start; at < end; at++) if (this.#holds(this.#arrays.code[at] ?? 0)) return true;
    return false;
  }

  /** Decides the plans inside a deep plan without recursion, innermost first (parts have smaller numbers). */
  #decideParts(plan: number): void {
    const { code, codeStarts, kinds } = this.#arrays;
    const parts = new Set<number>();
    const pending = [plan];
    for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
      const end = codeStarts[next + 1] ?? 0;
      for (let at = codeStarts[next] ?? 0; at < end; at++) {
        const part = (code[at] ?? 0) >>> CONDITION_SHIFT;
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
}
