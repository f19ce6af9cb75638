import { type AnalyzedStream, analyzeDocument, type TextStream } from '@rotunda/analysis';
import { hashWord } from './hash-word.ts';

/** The words of a run of text, one hash each. */
export interface Words {
  hashes: Uint32Array;
  /** UTF-16 offset of each word's start in the text. */
  starts: Uint32Array;
  /** UTF-16 offset of each word's end (exclusive). */
  ends: Uint32Array;
}

/** Hashes of the terms of one analyzed document, computed once per distinct term. */
export class TermHashes {
  readonly #terms: readonly string[];
  readonly #hashes: Uint32Array;
  readonly #isKnown: Uint8Array;

  constructor(terms: readonly string[]) {
    this.#terms = terms;
    this.#hashes = new Uint32Array(terms.length);
    this.#isKnown = new Uint8Array(terms.length);
  }

  of(termId: number): number {
    if (this.#isKnown[termId] !== 1) {
      this.#hashes[termId] = hashWord(this.#terms[termId] ?? '');
      this.#isKnown[termId] = 1;
    }
    return this.#hashes[termId] ?? 0;
  }
}

/**
 * Returns the words of an analyzed stream. A word is represented by its stem, the first term at its position, so that
 * "shall provide" and "shall provides" match; English and French words never do.
 */
export function wordsOfStream(stream: AnalyzedStream, hashes: TermHashes): Words {
  const { termIds, positions, starts, ends } = stream;
  const count = positions.length === 0 ? 0 : (positions.at(-1) ?? -1) + 1;
  const words: Words = {
    hashes: new Uint32Array(count),
    starts: new Uint32Array(count),
    ends: new Uint32Array(count),
  };
  let last = -1;
  for (let row = 0; row < termIds.length; row++) {
    const position = positions[row] ?? 0;
    if (position === last) continue;
    last = position;
    words.hashes[position] = hashes.of(termIds[row] ?? 0);
    words.starts[position] = starts[row] ?? 0;
    words.ends[position] = ends[row] ?? 0;
  }
  return words;
}

/** Analyzes a text and returns its words. */
export function readWords(text: string, language: TextStream['language'] = 'en'): Words {
  const { streams, terms } = analyzeDocument([{ field: 'text', language, text }]);
  const [stream] = streams;
  if (stream === undefined) return { hashes: new Uint32Array(), starts: new Uint32Array(), ends: new Uint32Array() };
  return wordsOfStream(stream, new TermHashes(terms));
}

/** Returns the place of the first word that begins at or after an offset of the text. */
export function wordAt({ starts }: Words, offset: number): number {
  let low = 0;
  let high = starts.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((starts[middle] ?? 0) < offset) low = middle + 1;
    else high = middle;
  }
  return low;
}
