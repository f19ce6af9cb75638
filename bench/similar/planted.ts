import {
  billText,
  type BillText,
  compareBills,
  FingerprintIndex,
  inverseFrequency,
  MAX_BILLS_OF_TEXT,
} from '../../packages/similarity/src/index.ts';
import { Random } from '../percolation/random.ts';
import { concat, editWords, readRealBills, type RealBill } from './real-bills.ts';

export interface PlantedResult {
  set: 'planted';
  editedPercent: number;
  bills: number;
  planted: number;
  /** Share of sections whose new host is among the first ten for the bill they came from. */
  recallAt10: number;
  /** Share of the planted section's words that the aligned passages cover. */
  coveredShare: number;
}

const TOP = 10;
const CANDIDATES = 20;
const PLANTED = 300;
const SECTION = { min: 100, max: 400 };

/**
 * Edits sections of real bills word by word, inserts them into other bills, and searches for these from the bill of
 * origin.
 */
export async function measurePlanted(data: string): Promise<PlantedResult[]> {
  const texts = await readRealBills(data);
  return [0, 10, 20, 30].map((percent) => plant(texts, percent));
}

function plant(texts: readonly RealBill[], percent: number): PlantedResult {
  const random = new Random(percent + 1);
  const index = new FingerprintIndex();
  const bills = texts.map((text, id): BillText => billText(`Bill ${id}`, text.words, [], id));
  for (const { id = 0, fingerprint } of bills) index.add(id, fingerprint);
  let found = 0;
  let asked = 0;
  let covered = 0;
  for (let tries = 0; tries < PLANTED * 20 && asked < PLANTED; tries++) {
    const source = random.integer(0, texts.length - 1);
    const host = random.integer(0, texts.length - 1);
    const fitting = (texts[source]?.sections ?? []).filter(
      ({ from, to }) => to - from >= SECTION.min && to - from <= SECTION.max,
    );
    const section = fitting[random.integer(0, Math.max(0, fitting.length - 1))];
    const [from, into] = [bills[source], bills[host]];
    if (section === undefined || source === host || from === undefined || into === undefined) continue;
    const edited = editWords(from.words.slice(section.from, section.to), percent, random);
    const changed = billText(into.name, concat(into.words, edited), [], host);
    index.add(host, changed.fingerprint);
    asked += 1;
    const ranked = rank(index, from, (id) => (id === host ? changed : bills[id]));
    if (ranked.slice(0, TOP).some(({ id }) => id === host)) found += 1;
    const words = ranked.find(({ id }) => id === host)?.words ?? 0;
    covered += Math.min(1, words / (section.to - section.from));
    index.add(host, into.fingerprint);
  }
  return {
    set: 'planted',
    editedPercent: percent,
    bills: texts.length,
    planted: asked,
    recallAt10: found / asked,
    coveredShare: covered / asked,
  };
}

function rank(index: FingerprintIndex, bill: BillText, getBill: (id: number) => BillText | undefined) {
  const { fingerprint, id } = bill;
  const weights = inverseFrequency(index.size, MAX_BILLS_OF_TEXT);
  return index
    .findCandidates({ fingerprint, weights, except: id, limit: CANDIDATES })
    .flatMap(({ id: otherId }) => {
      const other = getBill(otherId);
      const shared = other === undefined ? null : compareBills(index, bill, other);
      if (shared === null || shared.kind === 'form') return [];
      return [{ id: otherId, score: shared.distinctiveShare, words: shared.alignment.sharedWords }];
    })
    .sort((a, b) => b.score - a.score || a.id - b.id);
}
