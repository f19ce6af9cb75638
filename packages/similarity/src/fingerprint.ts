import { ANALYSIS_VERSION } from '@rotunda/analysis';
import { mix } from './hash-word.ts';

/** Distinct shingle hashes of a bill in ascending order. */
export type Fingerprint = Uint32Array;

/**
 * Raise this with any change to how a text's fingerprint is computed; stored ones of another version are computed
 * again.
 */
const OWN_VERSION = 2;
export const FINGERPRINT_VERSION = ANALYSIS_VERSION * 1000 + OWN_VERSION;

/** Words per shingle of a text, and shingles per window of which one is kept: 40% on average. */
export const TEXT_SHINGLE = 5;
const TEXT_WINDOW = 4;
/** Titles and summaries are short, so every shingle is kept and three words suffice. */
export const HEAD_SHINGLE = 3;
const HEAD_WINDOW = 1;

/**
 * Returns the hash of each run of `length` words, by starting place. A text of fewer words is a single shingle; a text
 * without words has none.
 */
export function getShingles(words: Uint32Array, length: number): Uint32Array {
  if (words.length === 0) return new Uint32Array();
  const width = Math.min(length, words.length);
  const shingles = new Uint32Array(words.length - width + 1);
  for (let at = 0; at < shingles.length; at++) {
    let hash = width;
    for (let i = at; i < at + width; i++) hash = (Math.imul(hash, 0x01000193) ^ (words[i] ?? 0)) >>> 0;
    shingles[at] = mix(hash);
  }
  return shingles;
}

/**
 * Computes the fingerprint of a bill's text from the hashes of its words (English and French text are two runs).
 * Winnowing keeps the smallest shingle of every window, so any run of `TEXT_SHINGLE + TEXT_WINDOW - 1` words shared by
 * two texts leaves at least one common shingle.
 */
export function fingerprintText(runs: readonly Uint32Array[]): Fingerprint {
  return getFingerprint(runs, TEXT_SHINGLE, TEXT_WINDOW);
}

/** Computes the fingerprint of titles and summaries, one run each. */
export function fingerprintHead(runs: readonly Uint32Array[]): Fingerprint {
  return getFingerprint(runs, HEAD_SHINGLE, HEAD_WINDOW);
}

function getFingerprint(runs: readonly Uint32Array[], length: number, window: number): Fingerprint {
  const kept: number[] = [];
  for (const words of runs) winnow(getShingles(words, length), window, kept);
  return distinct(Uint32Array.from(kept));
}

/** Keeps the smallest shingle of each window, the last one on ties, and each place only once. */
function winnow(shingles: Uint32Array, window: number, kept: number[]): void {
  let smallest = -1;
  for (let end = Math.min(window, shingles.length); end <= shingles.length && end > 0; end++) {
    const begin = Math.max(0, end - window);
    const before = smallest;
    if (smallest < begin) smallest = lastSmallest(shingles, begin, end);
    else if ((shingles[end - 1] ?? 0) <= (shingles[smallest] ?? 0)) smallest = end - 1;
    if (smallest !== before) kept.push(shingles[smallest] ?? 0);
  }
}

function lastSmallest(shingles: Uint32Array, begin: number, end: number): number {
  let smallest = begin;
  for (let at = begin + 1; at < end; at++) if ((shingles[at] ?? 0) <= (shingles[smallest] ?? 0)) smallest = at;
  return smallest;
}

function distinct(hashes: Uint32Array): Uint32Array {
  hashes.sort();
  let count = 0;
  for (let i = 0; i < hashes.length; i++) {
    if (i > 0 && hashes[i] === hashes[i - 1]) continue;
    hashes[count++] = hashes[i] ?? 0;
  }
  return hashes.slice(0, count);
}

/** Encodes a fingerprint for storage: four bytes per hash in little-endian order, hashes ascending. */
export function encodeFingerprint(fingerprint: Fingerprint): Uint8Array {
  const bytes = new Uint8Array(fingerprint.length * 4);
  const view = new DataView(bytes.buffer);
  fingerprint.forEach((hash, place) => view.setUint32(place * 4, hash, true));
  return bytes;
}

/**
 * Decodes a stored fingerprint.
 * @throws RangeError when the bytes are not a fingerprint
 */
export function decodeFingerprint(bytes: Uint8Array): Fingerprint {
  if (bytes.length % 4 !== 0) throw new RangeError(`a fingerprint has four bytes a hash; ${bytes.length} are none`);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const fingerprint = new Uint32Array(bytes.length / 4);
  for (let place = 0; place < fingerprint.length; place++) {
    fingerprint[place] = view.getUint32(place * 4, true);
    if (place > 0 && (fingerprint[place] ?? 0) <= (fingerprint[place - 1] ?? 0))
      throw new RangeError('the hashes of a fingerprint ascend');
  }
  return fingerprint;
}
