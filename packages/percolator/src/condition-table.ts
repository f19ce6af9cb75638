import { GrowableInts } from './growable-ints.ts';
import { HashIndex } from './hash-index.ts';
import { StringTable } from './string-table.ts';

/**
 * Kinds of conditions. A condition is anything a document can fulfill. Searches share conditions: each distinct one is
 * stored once and decided at most once per document.
 *
 * Code of a condition, by kind:
 * - word: field mask, term numbers ascending (any of them);
 * - prefix: field mask, prefix number;
 * - phrase: field mask, the word or prefix condition of each place;
 * - near: field mask, distance, 1 if ordered, number of left operands, left operands, right operands (word, prefix and
 *   phrase conditions);
 * - plan: a conjunction of clauses, each its literals shifted by two with `CLAUSE` below, the anchor clause first;
 * - deepPlan: like plan, but nested too deeply to be decided by recursion;
 * - never: nothing.
 */
export const CONDITION = { word: 0, prefix: 1, phrase: 2, near: 3, plan: 4, deepPlan: 5, never: 6 } as const;

/** Low bits of a literal in a plan's code. */
export const CLAUSE = { goesOn: 0, ends: 1, endsPlan: 3, shift: 2 } as const;

/** Condition 0 always holds (a plan without clauses); condition 1 never does. */
export const ALWAYS = 0;
export const NEVER = 1;

/** More deeply nested plans are decided bottom-up from a list, because recursion would exhaust the stack. */
const MAX_RECURSION = 64;

/** A condition or its negation, in a clause being built. */
export type Literal = number;
export const literal = (condition: number, negated: boolean): Literal => (condition << 1) | (negated ? 1 : 0);
export const isNegated = (of: Literal): boolean => (of & 1) === 1;
export const buildCondition = (of: Literal): number => of >>> 1;

/** Estimates how often a word or prefix occurs, as a share or count of documents; only ratios matter. */
export type FrequencyEstimate = (text: string, kind: 'word' | 'prefix') => number;

/** Builds the conditions of an index, each distinct one once. A part always has a smaller number than its whole. */
export class ConditionTable {
  readonly terms = new StringTable();
  readonly prefixes = new StringTable();
  readonly kinds = new GrowableInts();
  readonly starts = new GrowableInts();
  readonly code = new GrowableInts();
  /** Estimated frequency of each condition, used to choose anchors and order clauses. */
  readonly frequencies: number[] = [];
  /** Number of documents expected to wake a search with this condition; Infinity if no anchor can announce it. */
  readonly wakeCosts: number[] = [];
  /**
   * Length of the plan's code to skip once its anchor was met: the first clause, if it consists of words and prefixes
   * only.
   */
  readonly anchorLengths = new GrowableInts();
  readonly termFrequencies: number[] = [];
  readonly prefixFrequencies: number[] = [];
  /** Nesting depth of each condition; a part is less deep than its whole. */
  readonly depths = new GrowableInts();
  readonly #index = new HashIndex();
  readonly #estimate: FrequencyEstimate;

  constructor(estimate: FrequencyEstimate) {
    this.#estimate = estimate;
    this.plan([]);
    this.#intern(CONDITION.never, [], 0, 0);
  }

  get size(): number {
    return this.kinds.length;
  }

  /** Returns the code of a condition, as described at `CONDITION`. */
  getCode(condition: number): Int32Array {
    return this.code.slice(this.starts.at(condition), this.#getEnd(condition));
  }

  /**
   * Adds a word condition.
   * @param measured measured frequency, which takes precedence over the estimate
   */
  word(mask: number, terms: Iterable<string>, measured?: number): number {
    let frequency = 0;
    const numbers: number[] = [];
    for (const term of new Set(terms)) {
      const number = this.terms.intern(term);
      const known = measured ?? this.#estimate(term, 'word');
      this.termFrequencies[number] = Math.max(known, this.termFrequencies[number] ?? 0);
      numbers.push(number);
      frequency += known;
    }
    if (numbers.length === 0) return NEVER;
    const total = measured ?? frequency;
    return this.#intern(CONDITION.word, [mask, ...numbers.sort((a, b) => a - b)], total, total);
  }

  /**
   * Adds a prefix condition.
   * @param measured as for words
   */
  prefix(mask: number, prefix: string, measured?: number): number {
    const frequency = measured ?? this.#estimate(prefix, 'prefix');
    const number = this.prefixes.intern(prefix);
    this.prefixFrequencies[number] = Math.max(frequency, this.prefixFrequencies[number] ?? 0);
    return this.#intern(CONDITION.prefix, [mask, number], frequency, frequency);
  }

  phrase(mask: number, places: readonly number[]): number {
    const [first] = places;
    if (first === undefined || places.includes(NEVER)) return NEVER;
    if (places.length === 1) return first;
    const rarest = places.reduce((min, place) => Math.min(min, this.frequencies[place] ?? 0), Infinity);
    return this.#intern(CONDITION.phrase, [mask, ...places], rarest / 4, rarest);
  }

  near(mask: number, side: { left: readonly number[]; right: readonly number[] }, distance: number, ordered: boolean) {
    // A side is a disjunction, so neither the order of its operands nor operands that never hold matter.
    const simplified = (operands: readonly number[]) =>
      [...new Set(operands)].filter((o) => o !== NEVER).sort((a, b) => a - b);
    let [left, right] = [simplified(side.left), simplified(side.right)];
    if (left.length === 0 || right.length === 0 || distance < 1) return NEVER;
    if (!ordered && left.join() > right.join()) [left, right] = [right, left];
    const cost = Math.min(this.getWakeCost(left), this.getWakeCost(right));
    const code = [mask, Math.min(Math.floor(distance), 0x7fff_ffff), ordered ? 1 : 0, left.length, ...left, ...right];
    // One deeper than a phrase, which may be an operand.
    return this.#intern(CONDITION.near, code, cost / 4, cost, 1);
  }

  /**
   * Adds a conjunction of clauses, each a disjunction of literals, in canonical order, so that equal queries become one
   * plan.
   */
  plan(clauses: readonly (readonly Literal[])[]): number {
    const simplified = this.#simplifyClauses(clauses);
    if (simplified === undefined) return NEVER;
    const [only] = simplified;
    const [single] = only ?? [];
    if (simplified.length === 1 && only?.length === 1 && single !== undefined && !isNegated(single))
      return buildCondition(single);
    const ordered = this.#orderClauses(simplified);
    const code = ordered.flatMap((clause, index) => {
      const end = index === ordered.length - 1 ? CLAUSE.endsPlan : CLAUSE.ends;
      return clause.map((each, at) => (each << CLAUSE.shift) | (at === clause.length - 1 ? end : CLAUSE.goesOn));
    });
    const anchor = ordered[0] ?? [];
    const cost = this.#clauseWakeCost(anchor);
    const frequency = ordered.reduce((min, clause) => Math.min(min, this.#clauseFrequency(clause)), Infinity);
    const depth =
      1 + ordered.flat().reduce((deepest, each) => Math.max(deepest, this.depths.at(buildCondition(each))), 0);
    const kind = depth > MAX_RECURSION ? CONDITION.deepPlan : CONDITION.plan;
    const isSeen = cost < Infinity && anchor.every((each) => this.isSimple(buildCondition(each)));
    return this.#intern(kind, code, frequency, cost, depth, isSeen ? anchor.length : 0);
  }

  /** Whether nothing remains to be decided once an anchor of the condition was met. */
  isSettledByAnchor(condition: number): boolean {
    const isSimple = this.isSimple(condition);
    const isPlan = this.kinds.at(condition) === CONDITION.plan;
    return isSimple || (isPlan && this.anchorLengths.at(condition) === this.getCode(condition).length);
  }

  /** Returns the cost of waiting for any of the conditions. */
  getWakeCost(conditions: readonly number[]): number {
    return sum(conditions.map((condition) => this.wakeCosts[condition] ?? Infinity));
  }

  /** Removes duplicates and clauses that always hold; undefined if a clause can never hold. */
  #simplifyClauses(clauses: readonly (readonly Literal[])[]): Literal[][] | undefined {
    const byKey = new Map<string, Literal[]>();
    for (const clause of clauses) {
      const literals = [...new Set(clause)].sort((a, b) => a - b);
      if (literals.length === 0) return undefined;
      const isTautology = literals.some((each, index) => !isNegated(each) && literals[index + 1] === (each | 1));
      if (!isTautology) byKey.set(literals.join(), literals);
    }
    return [...byKey.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, literals]) => literals);
  }

  /**
   * Orders clauses: first the one that wakes the plan least often, then cheap before expensive, and rare before
   * frequent.
   */
  #orderClauses(clauses: Literal[][]): Literal[][] {
    const ranked = clauses.map((clause) => ({
      clause,
      wakeCost: this.#clauseWakeCost(clause),
      dear: clause.every((each) => this.isSimple(buildCondition(each))) ? 0 : 1,
      frequency: this.#clauseFrequency(clause),
    }));
    const [first] = ranked;
    if (first === undefined) return [];
    const anchor = ranked.reduce((best, each) => (each.wakeCost < best.wakeCost ? each : best), first);
    const rest = ranked.filter((each) => each !== anchor);
    rest.sort((a, b) => a.dear - b.dear || a.frequency - b.frequency);
    return [anchor, ...rest].map((each) => each.clause);
  }

  /** Whether the condition is a word or prefix, which is known without being decided. */
  isSimple(condition: number): boolean {
    return this.kinds.at(condition) <= CONDITION.prefix;
  }

  #clauseWakeCost(clause: readonly Literal[]): number {
    return clause.length === 0 || clause.some(isNegated) ? Infinity : this.getWakeCost(clause.map(buildCondition));
  }

  #clauseFrequency(clause: readonly Literal[]): number {
    if (clause.some(isNegated)) return Infinity;
    return sum(clause.map((each) => this.frequencies[buildCondition(each)] ?? 0));
  }

  #intern(
    kind: number,
    code: readonly number[],
    frequency: number,
    wakeCost: number,
    depth = 0,
    anchorLength = 0,
  ): number {
    const hash = hashCode(kind, code);
    const known = this.#index.find(hash, (number) => this.kinds.at(number) === kind && this.#hasCode(number, code));
    if (known !== -1) return known;
    const number = this.size;
    this.kinds.push(kind);
    this.starts.push(this.code.length);
    this.anchorLengths.push(anchorLength);
    for (const value of code) this.code.push(value);
    this.frequencies.push(frequency);
    this.wakeCosts.push(wakeCost);
    this.depths.push(depth);
    this.#index.add(hash, number);
    return number;
  }

  #hasCode(condition: number, code: readonly number[]): boolean {
    const start = this.starts.at(condition);
    if (this.#getEnd(condition) - start !== code.length) return false;
    for (let index = 0; index < code.length; index++) if (this.code.at(start + index) !== code[index]) return false;
    return true;
  }

  #getEnd(condition: number): number {
    return condition + 1 < this.size ? this.starts.at(condition + 1) : this.code.length;
  }
}

/** Mixes kind and code so that codes differing in one number differ in their low bits. */
function hashCode(kind: number, code: readonly number[]): number {
  let hash = kind;
  for (let index = 0; index < code.length; index++) {
    hash = Math.imul(hash ^ (code[index] ?? 0), 0x9e37_79b1);
    hash ^= hash >>> 15;
  }
  return hash;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
