import type { AnalyzedDocument } from '@rotunda/analysis';
import { FIELD_BITS } from './field-masks.ts';

/** With more places, a document no longer fits the 32-bit integers of the index. */
const MAX_PLACES = 0x7fff_ffff;

/**
 * What matching reads of one document, in arrays reused for every document: the fields of each term and, on demand, its
 * places. A place is the position plus an offset per stream, chosen so that places of two streams are more than `reach`
 * apart, whatever distance a query allows.
 */
export class DocumentTerms {
  terms: readonly string[] = [];
  /** Field bits of each term. */
  fields = new Uint8Array(1024);
  #counts = new Uint32Array(1024);
  #document: AnalyzedDocument | null = null;

  /** CSR by term, valid after `locate`: the ascending places of each term, and the field bit of each place. */
  starts = new Uint32Array(1025);
  places = new Int32Array(4096);
  placeFields = new Uint8Array(4096);
  /** No two words of one stream are farther apart than this. */
  reach = 0;
  #isLocated = false;

  load(document: AnalyzedDocument): void {
    const count = document.terms.length;
    if (count > this.fields.length) {
      this.fields = new Uint8Array(count * 2);
      this.#counts = new Uint32Array(count * 2);
      this.starts = new Uint32Array(count * 2 + 1);
    } else {
      this.fields.fill(0, 0, count);
      this.#counts.fill(0, 0, count);
    }
    this.terms = document.terms;
    this.#document = document;
    this.#isLocated = false;
    const { fields } = this;
    const counts = this.#counts;
    for (const stream of document.streams) {
      const bit = FIELD_BITS[stream.field];
      const { termIds } = stream;
      for (let index = 0; index < termIds.length; index++) {
        const term = termIds[index] ?? 0;
        fields[term] = (fields[term] ?? 0) | bit;
        counts[term] = (counts[term] ?? 0) + 1;
      }
    }
  }

  /** Drops the document, so that the reused arrays do not keep a large one alive. */
  release(): void {
    this.terms = [];
    this.#document = null;
  }

  /** Computes the places when first needed, because half of all documents have no phrase or proximity to decide. */
  locate(): void {
    if (this.#isLocated || this.#document === null) return;
    this.#isLocated = true;
    const { streams } = this.#document;
    this.#reserve(streams.reduce((total, stream) => total + stream.termIds.length, 0));
    const { starts, places, placeFields } = this;
    const counts = this.#counts;
    // While filling, `starts` points to the next free place of each term; it is shifted back afterward.
    let total = 0;
    for (let term = 0; term < this.terms.length; term++) {
      starts[term] = total;
      total += counts[term] ?? 0;
    }
    this.reach = 1 + streams.reduce((longest, { positions }) => Math.max(longest, positions.at(-1) ?? 0), 0);
    let offset = 0;
    for (const { field, termIds, positions } of streams) {
      const bit = FIELD_BITS[field];
      const last = positions.at(-1) ?? 0;
      if (offset + last > MAX_PLACES) throw new RangeError('The document has more places than can be counted');
      for (let index = 0; index < termIds.length; index++) {
        const term = termIds[index] ?? 0;
        const at = starts[term] ?? 0;
        starts[term] = at + 1;
        places[at] = offset + (positions[index] ?? 0);
        placeFields[at] = bit;
      }
      offset += last + this.reach + 1;
    }
    starts.copyWithin(1, 0, this.terms.length);
    starts[0] = 0;
  }

  #reserve(placeCount: number): void {
    if (placeCount <= this.places.length) return;
    this.places = new Int32Array(placeCount * 2);
    this.placeFields = new Uint8Array(placeCount * 2);
  }
}
