import {
  CARRIED_SHARE,
  findPassageCandidates,
  fingerprintText,
  FingerprintIndex,
  locatePassage,
  PassageWatches,
} from '../../packages/similarity/src/index.ts';
import { Random } from '../percolation/random.ts';
import { concat, editWords, readRealBills, type RealBill } from './real-bills.ts';

export interface PassagesResult {
  set: 'passages';
  editedPercent: number;
  /** Length range of a passage, in words. */
  words: string;
  bills: number;
  passages: number;
  /** Share of passages whose search finds the bill that received them. */
  foundShare: number;
  /** Share of passages whose watch reports that bill. */
  toldShare: number;
  /** Share of watches that would have reported that bill even without the passage. */
  toldWronglyShare: number;
}

const PASSAGES = 300;
/** Same number as features/similar reads per query. */
const CANDIDATES = 30;
/** A passage that more bills contain is standard wording, which cannot be followed. */
const STANDARD = 20;
const LENGTHS = [
  { min: 12, max: 29 },
  { min: 30, max: 99 },
  { min: 100, max: 400 },
] as const;
type Length = (typeof LENGTHS)[number];

/** Edits passages of real bills word by word and inserts them into other bills, then searches for and follows them. */
export async function measurePassages(data: string): Promise<PassagesResult[]> {
  const bills = await readRealBills(data);
  return LENGTHS.flatMap((length) => [0, 10, 20, 30].map((percent) => measure(bills, length, percent)));
}

interface Planted {
  passage: Uint32Array;
  host: Uint32Array;
  /** The host with the passage. */
  text: Uint32Array;
}

function measure(bills: readonly RealBill[], length: Length, percent: number): PassagesResult {
  const index = new FingerprintIndex();
  for (const [id, { words }] of bills.entries()) index.add(id, fingerprintText([words]));
  const planted = plant(bills, index, length, percent);
  for (const [place, { text }] of planted.entries()) index.add(bills.length + place, fingerprintText([text]));
  let [found, told, toldWrongly] = [0, 0, 0];
  for (const [place, { passage, host, text }] of planted.entries()) {
    const { candidates } = findPassageCandidates(index, passage, CANDIDATES);
    const isCandidate = candidates.some(({ id }) => id === bills.length + place);
    if (isCandidate && (locatePassage(passage, text)?.share ?? 0) >= CARRIED_SHARE) found += 1;
    const watches = new PassageWatches();
    watches.set(1, passage);
    if (watches.carriedBy(text).length > 0) told += 1;
    if (watches.carriedBy(host).length > 0) toldWrongly += 1;
  }
  return {
    set: 'passages',
    editedPercent: percent,
    words: `${length.min}-${length.max}`,
    bills: bills.length,
    passages: planted.length,
    foundShare: found / planted.length,
    toldShare: told / planted.length,
    toldWronglyShare: toldWrongly / planted.length,
  };
}

function plant(bills: readonly RealBill[], index: FingerprintIndex, length: Length, percent: number): Planted[] {
  const random = new Random(percent + 1);
  const planted: Planted[] = [];
  while (planted.length < PASSAGES) {
    const [source, host] = [random.integer(0, bills.length - 1), random.integer(0, bills.length - 1)];
    const passage = pickPassage(bills[source], length, random);
    const words = bills[host]?.words;
    if (passage === null || words === undefined || source === host) continue;
    if (findPassageCandidates(index, passage, 0).documents > STANDARD) continue;
    const at = random.integer(0, words.length);
    const text = concat(words.subarray(0, at), editWords(passage, percent, random), words.subarray(at));
    planted.push({ passage, host: words, text });
  }
  return planted;
}

/** Picks a passage within a section, where users select text. */
function pickPassage(bill: RealBill | undefined, { min, max }: Length, random: Random): Uint32Array | null {
  const fitting = (bill?.sections ?? []).filter(({ from, to }) => to - from >= min);
  const section = fitting[random.integer(0, Math.max(0, fitting.length - 1))];
  if (bill === undefined || section === undefined) return null;
  const words = Math.min(section.to - section.from, random.integer(min, max));
  const from = random.integer(section.from, section.to - words);
  return bill.words.slice(from, from + words);
}
