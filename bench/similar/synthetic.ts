import {
  billText,
  type BillText,
  compareBills,
  findPassageCandidates,
  FingerprintIndex,
  inverseFrequency,
  locatePassage,
  MAX_BILLS_OF_TEXT,
} from '../../packages/similarity/src/index.ts';
import { Random } from '../percolation/random.ts';

export interface SyntheticResult {
  set: 'synthetic';
  bills: number;
  words: number;
  buildMs: number;
  /** The index alone. */
  indexMb: number;
  /** Growth of the process, without the texts that are kept only for this bench. */
  usedMb: number;
  queryP50Ms: number;
  queryP95Ms: number;
  /** A query with 20 alignments and their explanations. */
  answerP50Ms: number;
  answerP95Ms: number;
  /** A passage query: its candidates alone, and with 30 of them located. */
  passageQueryP95Ms: number;
  passageP50Ms: number;
  passageP95Ms: number;
}

const VOCABULARY = 30_000;
const CANDIDATES = 20;
const QUERIES = 60;
const PASSAGES = 100;
const PASSAGE_WORDS = 250;
/** Same number as features/similar reads per passage. */
const LOCATED = 30;
/** Families of bills share sections; standard forms occur in very many bills. */
const SHARED_SECTIONS = 3000;
const FORMS = 40;

/**
 * Measures bills as long as real ones, composed of their own words, sections shared within families, and standard
 * forms.
 */
export function measureSynthetic(bills: number): SyntheticResult {
  const random = new Random(1);
  const cumulative = zipf();
  const passage = (length: number) => Uint32Array.from({ length }, () => pickWord(cumulative, random));
  const shared = Array.from({ length: SHARED_SECTIONS }, () => passage(random.integer(80, 400)));
  const forms = Array.from({ length: FORMS }, () => passage(random.integer(20, 120)));
  // Generated twice from one seed instead of kept, because 130 MB of words would distort the measurement.
  const getWords = (id: number) => wordsOfBill(id, { shared, forms, cumulative });
  const before = memoryMb();
  const index = new FingerprintIndex();
  let words = 0;
  let buildMs = 0;
  for (let id = 0; id < bills; id++) {
    const own = getWords(id);
    words += own.length;
    const startMs = performance.now();
    index.add(id, billText('', own, [], id).fingerprint);
    buildMs += performance.now() - startMs;
  }
  const queryMs: number[] = [];
  const answerMs: number[] = [];
  for (let number = 0; number < QUERIES; number++) {
    const bill = billText('one', getWords(random.integer(0, bills - 1)), []);
    const weights = inverseFrequency(index.size, MAX_BILLS_OF_TEXT);
    const startMs = performance.now();
    const found = index.findCandidates({ fingerprint: bill.fingerprint, weights, limit: CANDIDATES });
    const queried = performance.now() - startMs;
    const candidates = found.map(({ id }): BillText => billText('other', getWords(id), [], id));
    const alignedFromMs = performance.now();
    for (const candidate of candidates) compareBills(index, bill, candidate);
    queryMs.push(queried);
    answerMs.push(queried + performance.now() - alignedFromMs);
  }
  const passages = measurePassageCalls(index, bills, getWords, random);
  return {
    set: 'synthetic',
    bills,
    words,
    buildMs: Math.round(buildMs),
    indexMb: round(index.bytes / 1e6),
    usedMb: round(memoryMb() - before),
    queryP50Ms: quantile(queryMs, 0.5),
    queryP95Ms: quantile(queryMs, 0.95),
    answerP50Ms: quantile(answerMs, 0.5),
    answerP95Ms: quantile(answerMs, 0.95),
    ...passages,
  };
}

/** Measures passages as long as a section, from any bill. */
function measurePassageCalls(
  index: FingerprintIndex,
  bills: number,
  getWords: (id: number) => Uint32Array,
  random: Random,
): Pick<SyntheticResult, 'passageQueryP95Ms' | 'passageP50Ms' | 'passageP95Ms'> {
  const queryMs: number[] = [];
  const answerMs: number[] = [];
  for (let number = 0; number < PASSAGES; number++) {
    const words = getWords(random.integer(0, bills - 1));
    const from = random.integer(0, Math.max(0, words.length - PASSAGE_WORDS));
    const passage = words.slice(from, from + PASSAGE_WORDS);
    const startMs = performance.now();
    const { candidates } = findPassageCandidates(index, passage, LOCATED);
    const queried = performance.now() - startMs;
    const texts = candidates.map(({ id }) => getWords(id));
    const locatedFromMs = performance.now();
    for (const text of texts) locatePassage(passage, text);
    queryMs.push(queried);
    answerMs.push(queried + performance.now() - locatedFromMs);
  }
  return {
    passageQueryP95Ms: quantile(queryMs, 0.95),
    passageP50Ms: quantile(answerMs, 0.5),
    passageP95Ms: quantile(answerMs, 0.95),
  };
}

interface Material {
  shared: readonly Uint32Array[];
  forms: readonly Uint32Array[];
  cumulative: Float64Array;
}

function wordsOfBill(id: number, { shared, forms, cumulative }: Material): Uint32Array {
  const random = new Random(1000 + id);
  const length = Math.min(60_000, random.logUniform(200, 8000));
  const parts: Uint32Array[] = [];
  for (let words = 0; words < length;) {
    const kind = random.next();
    const part =
      kind < 0.1
        ? shared[random.integer(0, shared.length - 1)]
        : kind < 0.3
          ? forms[random.integer(0, forms.length - 1)]
          : Uint32Array.from({ length: random.integer(80, 400) }, () => pickWord(cumulative, random));
    if (part === undefined) break;
    parts.push(part);
    words += part.length;
  }
  const all = new Uint32Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/** Cumulative word frequencies of a natural language. */
function zipf(): Float64Array {
  const cumulative = new Float64Array(VOCABULARY);
  let total = 0;
  for (let rank = 0; rank < VOCABULARY; rank++) cumulative[rank] = total += 1 / (rank + 2.7);
  return cumulative;
}

function pickWord(cumulative: Float64Array, random: Random): number {
  const wanted = random.next() * (cumulative.at(-1) ?? 0);
  let low = 0;
  let high = cumulative.length - 1;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((cumulative[middle] ?? 0) < wanted) low = middle + 1;
    else high = middle;
  }
  return Math.imul(low + 1, 0x9e37_79b1) >>> 0;
}

/** Returns heap and typed arrays, after a garbage collection if node was started with `--expose-gc`. */
function memoryMb(): number {
  globalThis.gc?.();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return (heapUsed + arrayBuffers) / 1e6;
}

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
