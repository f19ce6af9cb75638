import { CONDITION } from './condition-table.ts';
import type { DocumentTerms } from './document-terms.ts';
import { followsWithin, PositionList, seekPosition } from './position-list.ts';
import type { SegmentArrays } from './segment.ts';

/** First and last places of all matches of one side of a proximity; the same list for single words. */
interface Side {
  firsts: PositionList;
  lasts: PositionList;
  ownFirsts: PositionList;
  ownLasts: PositionList;
}

/**
 * Decides phrases and proximities for one document. The matcher calls it only when all required operands are present.
 */
export class PositionalConditions {
  readonly #arrays: SegmentArrays;
  readonly #document: DocumentTerms;
  /** By condition: one plus the first term that fulfills it, for words and prefixes that hold. */
  readonly #states: Int32Array;
  /** Further terms that fulfill an operand; few operands have any. */
  readonly #furtherTerms = new Map<number, number[]>();
  /** Merged places of operands with several terms, cached per document because many phrases may read one prefix. */
  readonly #merged = new Map<number, PositionList>();
  readonly #placeLists: PositionList[] = [];
  readonly #matches = new PositionList();
  readonly #left = createSide();
  readonly #right = createSide();

  constructor(arrays: SegmentArrays, document: DocumentTerms, states: Int32Array) {
    this.#arrays = arrays;
    this.#document = document;
    this.#states = states;
  }

  noteFurtherTerm(operand: number, term: number): void {
    const terms = this.#furtherTerms.get(operand);
    if (terms === undefined) this.#furtherTerms.set(operand, [term]);
    else terms.push(term);
  }

  /** Clears the state after a document. */
  clear(): void {
    if (this.#furtherTerms.size > 0) this.#furtherTerms.clear();
    if (this.#merged.size > 0) this.#merged.clear();
  }

  holds(condition: number): boolean {
    this.#document.locate();
    if (this.#arrays.kinds[condition] === CONDITION.phrase) {
      this.#findPhrase(condition, this.#matches, true);
      return this.#matches.length > 0;
    }
    return this.#holdsNear(condition);
  }

  #holdsNear(condition: number): boolean {
    const { code, codeStarts } = this.#arrays;
    const start = codeStarts[condition] ?? 0;
    const end = codeStarts[condition + 1] ?? 0;
    const distance = Math.min(code[start + 1] ?? 0, this.#document.reach);
    const isOrdered = code[start + 2] === 1;
    const middle = start + 4 + (code[start + 3] ?? 0);
    this.#fillSide(this.#left, start + 4, middle);
    this.#fillSide(this.#right, middle, end);
    return (
      followsWithin(this.#left.lasts, this.#right.firsts, distance) ||
      (!isOrdered && followsWithin(this.#right.lasts, this.#left.firsts, distance))
    );
  }

  /** Collects the matches of the operands at code[start, end). */
  #fillSide(side: Side, start: number, end: number): void {
    const { code, kinds } = this.#arrays;
    const first = code[start] ?? 0;
    if (end - start === 1 && (kinds[first] ?? 0) <= CONDITION.prefix) {
      this.#findWord(first, side.ownFirsts);
      side.firsts = side.ownFirsts;
      side.lasts = side.ownFirsts;
      return;
    }
    side.firsts = side.ownFirsts;
    side.lasts = side.ownLasts;
    side.firsts.clear();
    side.lasts.clear();
    for (let at = start; at < end; at++) {
      const operand = code[at] ?? 0;
      const width = this.#getWidth(operand);
      const found = this.#matches;
      if (width === 1) this.#findWord(operand, found);
      else this.#findPhrase(operand, found, false);
      for (let index = found.start; index < found.end; index++) {
        const place = found.values[index] ?? 0;
        side.firsts.push(place);
        side.lasts.push(place + width - 1);
      }
    }
    side.firsts.sortDistinct();
    side.lasts.sortDistinct();
  }

  /** Returns the number of places a match covers: one for a word, one per word for a phrase. */
  #getWidth(operand: number): number {
    const { codeStarts, kinds } = this.#arrays;
    if (kinds[operand] !== CONDITION.phrase) return 1;
    return (codeStarts[operand + 1] ?? 0) - (codeStarts[operand] ?? 0) - 1;
  }

  /** Finds the places where the phrase begins; with `onlyFirst`, at most one. */
  #findPhrase(condition: number, into: PositionList, onlyFirst: boolean): void {
    const { code, codeStarts } = this.#arrays;
    const start = (codeStarts[condition] ?? 0) + 1;
    const width = this.#getWidth(condition);
    let rarest = 0;
    for (let index = 0; index < width; index++) {
      const list = this.#placeList(index);
      this.#findWord(code[start + index] ?? 0, list);
      if (list.length < this.#placeList(rarest).length) rarest = index;
    }
    into.clear();
    const guide = this.#placeList(rarest);
    for (let at = guide.start; at < guide.end; at++) {
      const begin = (guide.values[at] ?? 0) - rarest;
      if (!this.#matchesAt(begin, width)) continue;
      into.push(begin);
      if (onlyFirst) return;
    }
  }

  /** Whether the phrase is at `begin`. Must be called with ascending `begin`, because it advances the lists. */
  #matchesAt(begin: number, width: number): boolean {
    for (let index = 0; index < width; index++) {
      const list = this.#placeList(index);
      const place = begin + index;
      const at = seekPosition(list.values, list.start, list.end, place);
      list.start = at;
      if (at === list.end || list.values[at] !== place) return false;
    }
    return true;
  }

  #placeList(index: number): PositionList {
    const known = this.#placeLists[index];
    if (known !== undefined) return known;
    const list = new PositionList();
    this.#placeLists[index] = list;
    return list;
  }

  /** Finds the places of a word or prefix, in the fields it covers. */
  #findWord(condition: number, into: PositionList): void {
    const { places, starts, fields } = this.#document;
    const term = (this.#states[condition] ?? 0) - 1;
    if (term < 0) {
      into.clear();
      return;
    }
    const mask = this.#arrays.code[this.#arrays.codeStarts[condition] ?? 0] ?? 0;
    const further = this.#furtherTerms.get(condition);
    if (further === undefined && ((fields[term] ?? 0) & ~mask) === 0) {
      into.view(places, starts[term] ?? 0, starts[term + 1] ?? 0);
      return;
    }
    const merged = this.#merged.get(condition) ?? this.#merge(condition, [term, ...(further ?? [])], mask);
    into.view(merged.values, merged.start, merged.end);
  }

  #merge(condition: number, terms: readonly number[], mask: number): PositionList {
    const { places, placeFields, starts } = this.#document;
    const merged = new PositionList();
    for (const term of terms) {
      const end = starts[term + 1] ?? 0;
      for (let index = starts[term] ?? 0; index < end; index++) {
        if (((placeFields[index] ?? 0) & mask) !== 0) merged.push(places[index] ?? 0);
      }
    }
    merged.sortDistinct();
    this.#merged.set(condition, merged);
    return merged;
  }
}

function createSide(): Side {
  const ownFirsts = new PositionList();
  return { firsts: ownFirsts, lasts: ownFirsts, ownFirsts, ownLasts: new PositionList() };
}
