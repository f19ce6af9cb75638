import { FORM_MARK } from '@rotunda/analysis';
import { USE_OPERAND, USE_SHIFT } from './arrange-conditions.ts';
import type { ConditionStates } from './condition-states.ts';
import type { DocumentTerms } from './document-terms.ts';
import { askPrefixFilter, BEGINNING } from './prefix-filter.ts';
import type { Segment } from './segment.ts';
import {
  findRecord,
  findRecords,
  hasTermBeginning,
  HASH_SEED,
  getHash,
  hashOn,
  RECORD,
  shortestLength,
} from './term-table.ts';

const FORM_MARK_CODE = FORM_MARK.charCodeAt(0);

/** Looks up the terms of a document among the words and prefixes of the searches. */
export class TermMeetings {
  readonly #segment: Segment;
  readonly #document: DocumentTerms;
  readonly #states: ConditionStates;
  readonly #hasFormTerms: boolean;
  /** Length of the shortest prefix including the form mark; at least 1. */
  readonly #shortestPrefix: number;
  /** Terms to look up as words: their numbers in the document, their hashes, and the records found. */
  #words = new Int32Array(1024);
  #hashes = new Int32Array(1024);
  #records = new Int32Array(1024);

  constructor(segment: Segment, document: DocumentTerms, states: ConditionStates) {
    this.#segment = segment;
    this.#document = document;
    this.#states = states;
    this.#hasFormTerms = hasTermBeginning(segment.terms, FORM_MARK_CODE);
    this.#shortestPrefix = Math.max(1, shortestLength(segment.prefixes));
  }

  meetAll(): void {
    const { terms } = this.#document;
    if (terms.length > this.#words.length) {
      this.#words = new Int32Array(terms.length * 2);
      this.#hashes = new Int32Array(terms.length * 2);
      this.#records = new Int32Array(terms.length * 2);
    }
    const words = this.#words;
    const hashes = this.#hashes;
    const records = this.#records;
    let count = 0;
    for (let index = 0; index < terms.length; index++) {
      const term = terms[index] ?? '';
      // Only form terms are looked up by prefix, because the prefixes of an index include the form mark.
      if (term.charCodeAt(0) === FORM_MARK_CODE) {
        this.#meetPrefixes(term, index);
        if (!this.#hasFormTerms) continue;
      }
      words[count] = index;
      hashes[count++] = getHash(term);
    }
    const table = this.#segment.terms;
    findRecords(table, terms, { numbers: words, hashes, count }, records);
    for (let at = 0; at < count; at++) {
      const record = records[at] ?? -1;
      if (record !== -1) this.#meet(table.records, record, words[at] ?? 0);
    }
  }

  #meetPrefixes(term: string, index: number): void {
    const { prefixFilter } = this.#segment.arrays;
    const { length } = term;
    const shortest = this.#shortestPrefix;
    if (length < shortest) return;
    let hash = HASH_SEED;
    for (let at = 1; at < shortest; at++) hash = hashOn(hash, term.charCodeAt(at - 1));
    for (let at = shortest; at <= length; at++) {
      hash = hashOn(hash, term.charCodeAt(at - 1));
      const says = askPrefixFilter(prefixFilter, hash);
      if ((says & BEGINNING.isPrefix) !== 0) {
        const record = findRecord(this.#segment.prefixes, term, at, hash);
        if (record !== -1) this.#meet(this.#segment.prefixes.records, record, index);
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
      states.meet(use >>> USE_SHIFT, term, (use & USE_OPERAND) !== 0);
    }
  }
}
