import { PADDING } from '../postgres/lexemes.ts';
import { GrowingByteLists } from './byte-lists.ts';
import { growBytes, growNumbers } from './grown.ts';
import type { Heads } from './heads.ts';
import { LexemeTable } from './lexeme-table.ts';
import { Segment } from './segment.ts';
import { PLACE_MASK, VectorReader, WEIGHT_BIT } from './vector-reader.ts';
import type { IndexRow } from './index-row.ts';

const PADDING_BYTES = Buffer.byteLength(PADDING);

/** Builds a segment from documents in page order, latest first. */
export class SegmentBuilder {
  readonly #rows: Omit<IndexRow, 'lexemes' | 'head' | 'passages'>[] = [];
  readonly #lexemes = new LexemeTable();
  readonly #reader = new VectorReader();
  readonly #documents = new GrowingByteLists();
  readonly #passages = new GrowingByteLists();
  /** By lexeme: last document that contained it, starting at 1; `#lastPassage` likewise for passages. */
  #lastDocument = new Uint32Array(1);
  #lastPassage = new Uint32Array(1);
  /** By passage: index of its document. */
  #buildDocument = new Uint32Array(1);
  #passageCount = 0;
  readonly #heads = new HeadsBuilder();

  /** Bytes used so far; the built segment needs about as many. */
  get memoryBytes(): number {
    const lists = this.#documents.memoryBytes + this.#passages.memoryBytes;
    return lists + this.#lexemes.memoryBytes + this.#buildDocument.byteLength + this.#heads.memoryBytes;
  }

  add({ lexemes, head, passages, ...row }: IndexRow): void {
    this.#rows.push(row);
    for (const vector of lexemes) this.#addLexemes(vector);
    this.#addHead(head);
    for (const vector of passages) this.#addPassage(vector);
  }

  build(): Segment {
    this.#lexemes.finish();
    const { size } = this.#lexemes;
    return new Segment({
      rows: this.#rows,
      lexemes: this.#lexemes,
      documents: this.#documents.finish(size),
      passages: this.#passages.finish(size),
      buildDocument: this.#buildDocument.slice(0, this.#passageCount),
      heads: this.#heads.finish(),
    });
  }

  #addLexemes(vector: Buffer): void {
    const reader = this.#reader;
    const document = this.#rows.length;
    for (reader.open(vector); reader.next();) {
      // Skips the padding, which is never searched for.
      if (reader.to - reader.from === PADDING_BYTES) continue;
      const number = this.#getNumber(reader);
      const last = this.#lastDocument[number] ?? 0;
      // Several parts of a split document may contain the lexeme.
      if (last === document) continue;
      this.#lastDocument[number] = document;
      this.#documents.append(number, document - last);
    }
  }

  #addPassage(vector: Buffer): void {
    const reader = this.#reader;
    this.#passageCount += 1;
    this.#buildDocument = growNumbers(this.#buildDocument, this.#passageCount);
    this.#buildDocument[this.#passageCount - 1] = this.#rows.length - 1;
    for (reader.open(vector); reader.next();) {
      const number = this.#getNumber(reader);
      this.#passages.append(number, this.#passageCount - (this.#lastPassage[number] ?? 0));
      this.#lastPassage[number] = this.#passageCount;
      this.#passages.append(number, reader.positionCount);
      for (let index = 0, before = 0; index < reader.positionCount; index++) {
        const position = reader.position(index);
        const place = position & PLACE_MASK;
        this.#passages.append(number, ((place - before) << 2) | (position >>> WEIGHT_BIT));
        before = place;
      }
    }
  }

  #addHead(vector: Buffer): void {
    const reader = this.#reader;
    for (reader.open(vector); reader.next();) this.#heads.addLexeme(this.#getNumber(reader), reader);
    this.#heads.endDocument();
  }

  #getNumber({ bytes, from, to }: VectorReader): number {
    const number = this.#lexemes.getNumber(bytes, from, to);
    this.#lastDocument = growNumbers(this.#lastDocument, number + 1);
    this.#lastPassage = growNumbers(this.#lastPassage, number + 1);
    return number;
  }
}

/** Collects heads in document order. */
class HeadsBuilder {
  #starts = new Uint32Array(2);
  #documents = 0;
  #lexemes = new Uint32Array(1);
  #positionStarts = new Uint32Array(2);
  #entries = 0;
  #positions = new Uint8Array(2);
  #positionCount = 0;

  get memoryBytes(): number {
    return this.#lexemes.byteLength + this.#positionStarts.byteLength + this.#positions.byteLength;
  }

  addLexeme(number: number, reader: VectorReader): void {
    const entry = this.#entries++;
    this.#lexemes = growNumbers(this.#lexemes, this.#entries);
    this.#positionStarts = growNumbers(this.#positionStarts, this.#entries + 1);
    this.#lexemes[entry] = number;
    const behind = this.#positionCount + reader.positionCount;
    this.#positions = growBytes(this.#positions, 2 * behind);
    for (let index = 0; index < reader.positionCount; index++) {
      const position = reader.position(index);
      const at = 2 * (this.#positionCount + index);
      this.#positions[at] = position & 0xff;
      this.#positions[at + 1] = position >>> 8;
    }
    this.#positionCount = behind;
    this.#positionStarts[entry + 1] = behind;
  }

  endDocument(): void {
    this.#documents += 1;
    this.#starts = growNumbers(this.#starts, this.#documents + 1);
    this.#starts[this.#documents] = this.#entries;
  }

  finish(): Heads {
    return {
      starts: this.#starts.slice(0, this.#documents + 1),
      lexemes: this.#lexemes.slice(0, this.#entries),
      positionStarts: this.#positionStarts.slice(0, this.#entries + 1),
      positions: this.#positions.slice(0, 2 * this.#positionCount),
    };
  }
}
