import type { ByteLists } from './byte-lists.ts';
import { DocumentSet } from './document-set.ts';
import type { Heads } from './heads.ts';
import type { LexemeTable } from './lexeme-table.ts';
import type { IndexRow } from './index-row.ts';

export interface SegmentParts {
  rows: readonly Omit<IndexRow, 'lexemes' | 'head' | 'passages'>[];
  lexemes: LexemeTable;
  /** By lexeme: its documents, as distances from the previous one, starting at 1. */
  documents: ByteLists;
  /** By lexeme: distance from the previous passage, number of positions, and for each its distance and weight. */
  passages: ByteLists;
  buildDocument: Uint32Array;
  heads: Heads;
}

/** Documents read at one snapshot, latest first. Only the set of documents that are still current changes. */
export class Segment {
  readonly size: number;
  readonly documentIds: Float64Array;
  readonly combinationIds: Uint32Array;
  readonly typeNumbers: Uint8Array;
  /** NaN if there is none. */
  readonly introducedTs: Float64Array;
  readonly lastUpdatedTs: Float64Array;
  /** By passage: index of its document. */
  readonly buildDocument: Uint32Array;
  readonly lexemes: LexemeTable;
  readonly passages: ByteLists;
  readonly heads: Heads;
  /** Documents whose lexemes are split into parts. */
  readonly split: DocumentSet;
  /** Documents that have not been changed or removed since. */
  readonly stored: DocumentSet;
  /** Number of documents in `stored`. */
  storedCount: number;
  readonly #documents: ByteLists;
  readonly #places: ReadonlyMap<number, number>;

  constructor({ rows, lexemes, documents, passages, buildDocument, heads }: SegmentParts) {
    this.size = rows.length;
    this.documentIds = Float64Array.from(rows, ({ documentId }) => documentId);
    this.combinationIds = Uint32Array.from(rows, ({ combinationId }) => combinationId);
    this.typeNumbers = Uint8Array.from(rows, ({ typeNumber }) => typeNumber);
    this.introducedTs = Float64Array.from(rows, ({ introducedTs }) => introducedTs ?? NaN);
    this.lastUpdatedTs = Float64Array.from(rows, ({ lastUpdatedTs }) => lastUpdatedTs ?? NaN);
    this.buildDocument = buildDocument;
    this.lexemes = lexemes;
    this.passages = passages;
    this.heads = heads;
    this.split = new DocumentSet(this.size);
    rows.forEach(({ isSplit }, place) => isSplit && this.split.add(place));
    this.stored = new DocumentSet(this.size).complement();
    this.storedCount = this.size;
    this.#documents = documents;
    this.#places = new Map(rows.map(({ documentId }, place) => [documentId, place]));
  }

  /** Approximate memory use in bytes. */
  get memoryBytes(): number {
    const lists = [this.passages, this.#documents].reduce(
      (sum, each) => sum + each.bytes.length + each.starts.byteLength,
      0,
    );
    const { lexemes, positionStarts, positions } = this.heads;
    const heads = lexemes.byteLength + positionStarts.byteLength + positions.byteLength;
    return lists + heads + this.lexemes.memoryBytes + this.buildDocument.byteLength + this.size * BYTES_OF_FACTS;
  }

  /** Removes a document that was changed or deleted. */
  forget(documentId: number): void {
    const place = this.#places.get(documentId);
    if (place === undefined || !this.stored.has(place)) return;
    this.stored.delete(place);
    this.storedCount -= 1;
  }

  /** Returns the ids of the documents still held, in order. */
  storedIds(): number[] {
    const ids: number[] = [];
    this.stored.each((place) => {
      ids.push(this.documentIds[place] ?? 0);
    });
    return ids;
  }

  /** Finds the documents that contain any of the lexemes. */
  havingAny(numbers: Iterable<number>): DocumentSet {
    const found = new DocumentSet(this.size);
    for (const number of numbers) this.#addHaving(number, found);
    return found;
  }

  #addHaving(number: number, found: DocumentSet): void {
    const { bytes, starts } = this.#documents;
    const behind = starts[number + 1] ?? 0;
    for (let at = starts[number] ?? 0, document = 0; at < behind;) {
      let distance = 0;
      for (let shift = 0, byte = 0x80; byte > 0x7f; shift += 7) {
        byte = bytes[at++] ?? 0;
        distance |= (byte & 0x7f) << shift;
      }
      document += distance;
      found.add(document - 1);
    }
  }
}

/** Per document: ids, times, combination, type and its entry in the map of ids. */
const BYTES_OF_FACTS = 80;
