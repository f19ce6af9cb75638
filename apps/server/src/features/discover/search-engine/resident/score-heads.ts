import type { Heads } from './heads.ts';
import type { Segment } from './segment.ts';
import { readTsquery, type TsqueryNode } from './tsquery-tree.ts';
import { PLACE_MASK, WEIGHT_BIT } from './vector-reader.ts';

/** Weights of D, C, B and A as in `getScore`, in PostgreSQL's single precision. */
const WEIGHTS = [0.1, 0.1, 0.6, 1].map(Math.fround);
/** Limit of the sum of 1/n², pi²/6, with the digits that ts_rank uses. */
const LIMIT_OF_SUMS = 1.64493406685;
const FURTHEST = 100;
const OF_FURTHEST = Math.fround(1e-30);
const MIN_SCORE = Math.fround(1e-20);
const NO_ENTRY = -1;

/**
 * Scores documents of a segment like `ts_rank(weights, doc_head.lexemes, scored, 1)`, in single precision wherever
 * PostgreSQL uses it, so that memory and database return the same order. Source: src/backend/utils/adt/tsrank.c of
 * PostgreSQL 18 (calc_rank_or, calc_rank_and, cnt_length).
 */
export class HeadScorer {
  readonly #heads: Heads;
  /** By lexeme number: index of the query's lexeme in byte order, which is the order of summation. */
  readonly #places: ReadonlyMap<number, number>;
  readonly #comparesPlaces: boolean;
  /** By index of the lexeme: its entry in the head of the document being scored. */
  readonly #entries: Int32Array;

  constructor(segment: Segment, scored: string) {
    const tree = readTsquery(scored);
    const lexemes = [...new Set(getLexemes(tree))].map((lexeme) => Buffer.from(lexeme)).sort(Buffer.compare);
    this.#heads = segment.heads;
    const numbers = lexemes.map((lexeme) => segment.lexemes.find(lexeme.toString()));
    this.#places = new Map(numbers.flatMap((number, place) => (number === undefined ? [] : [[number, place]])));
    this.#entries = new Int32Array(lexemes.length);
    this.#comparesPlaces = (tree.kind === 'and' || tree.kind === 'phrase') && lexemes.length > 1;
  }

  /** @param document its index in the segment */
  score(document: number): number {
    const { starts, positionStarts } = this.#heads;
    const [first, behind] = [starts[document] ?? 0, starts[document + 1] ?? 0];
    const words = (positionStarts[behind] ?? 0) - (positionStarts[first] ?? 0);
    if (words === 0) return 0;
    this.#findEntries(first, behind);
    const sum = this.#comparesPlaces ? this.#scoreTogether() : this.#scoreEach();
    return Math.fround(sum / (Math.log(words + 1) / Math.LN2));
  }

  #findEntries(first: number, behind: number): void {
    const { lexemes } = this.#heads;
    this.#entries.fill(NO_ENTRY);
    for (let entry = first; entry < behind; entry++) {
      const place = this.#places.get(lexemes[entry] ?? 0);
      if (place !== undefined) this.#entries[place] = entry;
    }
  }

  #scoreEach(): number {
    let score = 0;
    for (const entry of this.#entries) {
      if (entry === NO_ENTRY) continue;
      const [first, behind] = this.#getPositions(entry);
      let sum = 0;
      let max = -1;
      let mostAt = 0;
      for (let at = 0; at < behind - first; at++) {
        const weight = getWeight(this.#position(first + at));
        sum = Math.fround(sum + Math.fround(weight / (at + 1) ** 2));
        if (weight > max) {
          max = weight;
          mostAt = at;
        }
      }
      const rest = Math.fround(Math.fround(max + sum) - Math.fround(max / (mostAt + 1) ** 2));
      score = Math.fround(score + rest / LIMIT_OF_SUMS);
    }
    return Math.fround(score / this.#entries.length);
  }

  #scoreTogether(): number {
    let score = -1;
    for (let place = 1; place < this.#entries.length; place++) {
      for (let before = 0; before < place; before++) score = this.#addPairs(score, place, before);
    }
    return score < 0 ? MIN_SCORE : score;
  }

  /** Adds every pair of positions of two lexemes. */
  #addPairs(score: number, place: number, before: number): number {
    const [entry, other] = [this.#entries[place] ?? NO_ENTRY, this.#entries[before] ?? NO_ENTRY];
    if (entry === NO_ENTRY || other === NO_ENTRY) return score;
    const [first, behind] = this.#getPositions(entry);
    const [otherFirst, otherBehind] = this.#getPositions(other);
    let sum = score;
    for (let one = first; one < behind; one++) {
      for (let two = otherFirst; two < otherBehind; two++) {
        sum = addPair(sum, this.#position(one), this.#position(two));
      }
    }
    return sum;
  }

  #getPositions(entry: number): [first: number, behind: number] {
    const { positionStarts } = this.#heads;
    return [positionStarts[entry] ?? 0, positionStarts[entry + 1] ?? 0];
  }

  #position(at: number): number {
    const { positions } = this.#heads;
    return (positions[2 * at] ?? 0) | ((positions[2 * at + 1] ?? 0) << 8);
  }
}

function getWeight(position: number): number {
  return WEIGHTS[position >>> WEIGHT_BIT] ?? 0;
}

function addPair(score: number, one: number, two: number): number {
  const distance = Math.abs((one & PLACE_MASK) - (two & PLACE_MASK));
  if (distance === 0) return score;
  const weights = Math.fround(getWeight(one) * getWeight(two));
  const added = Math.fround(Math.sqrt(Math.fround(weights * closeness(distance))));
  return score < 0 ? added : Math.fround(1 - (1 - score) * (1 - added));
}

function closeness(distance: number): number {
  if (distance > FURTHEST) return OF_FURTHEST;
  return Math.fround(1 / (1.005 + 0.05 * Math.exp(distance / 1.5 - 2)));
}

function getLexemes(node: TsqueryNode): string[] {
  switch (node.kind) {
    case 'lexeme':
      return [node.lexeme];
    case 'not':
      return getLexemes(node.child);
    default:
      return node.children.flatMap(getLexemes);
  }
}
