import path from 'node:path';
import {
  billText,
  type BillText,
  compareBills,
  FingerprintIndex,
  inverseFrequency,
  MOST_BILLS_OF_TEXT,
  readWords,
} from '../../packages/similarity/src/index.ts';
import { openInputs } from '../../apps/server/src/sources/reading/index.ts';
import { billText as billTextSource } from '../../apps/server/src/sources/bill-text/index.ts';
import { buildTextStreams } from '../../apps/server/src/features/documents/build-text-stream.ts';
import { languageOfBill } from '../../apps/server/src/features/similar/language-of-bill.ts';
import { Random } from '../percolation/random.ts';

export interface PlantedResult {
  set: 'planted';
  editedPercent: number;
  bills: number;
  planted: number;
  /** The bill that got the section is among the first ten for the bill it came from. */
  recallAt10: number;
  /** The aligned passages lie in the planted section and cover so much of its unedited words. */
  coveredShare: number;
}

const TOP = 10;
const CANDIDATES = 20;
const PLANTED = 300;
const SECTION = { fewest: 100, most: 400 };

/** Sections of real bills, edited word by word and put into other bills; then looked for from where they came. */
export async function measurePlanted(data: string): Promise<PlantedResult[]> {
  const texts = await readTexts(data);
  return [0, 10, 20, 30].map((percent) => plant(texts, percent));
}

interface Text {
  words: Uint32Array;
  sections: { from: number; to: number }[];
}

/** One text a bill: the first version that is met. */
async function readTexts(data: string): Promise<Text[]> {
  const texts: Text[] = [];
  const seen = new Set<string>();
  const folder = path.join(data, 'govinfo-bills');
  for (const bundle of ['bills-119-introduced-sample.tar.gz', 'bill-version-families-119.tar.gz'])
    for await (const parsed of billTextSource.parse(
      openInputs(path.join(folder, bundle), { accepts: billTextSource.accepts }),
    )) {
      if (!parsed.ok || parsed.record.kind !== 'bill-text' || seen.has(parsed.record.fusionId)) continue;
      seen.add(parsed.record.fusionId);
      const { current } = buildTextStreams(parsed.record.sections);
      const { words, sections } = languageOfBill(readWords(current.text), current.sections);
      texts.push({
        words,
        sections: sections.map(({ from }, place) => ({ from, to: sections[place + 1]?.from ?? words.length })),
      });
    }
  return texts;
}

function plant(texts: readonly Text[], percent: number): PlantedResult {
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
      ({ from, to }) => to - from >= SECTION.fewest && to - from <= SECTION.most,
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
    ...{ set: 'planted', editedPercent: percent, bills: texts.length, planted: asked },
    recallAt10: found / asked,
    coveredShare: covered / asked,
  };
}

function rank(index: FingerprintIndex, bill: BillText, billOf: (id: number) => BillText | undefined) {
  const { fingerprint, id } = bill;
  const weights = inverseFrequency(index.size, MOST_BILLS_OF_TEXT);
  return index
    .findCandidates({ fingerprint, weights, except: id, limit: CANDIDATES })
    .flatMap(({ id: otherId }) => {
      const other = billOf(otherId);
      const shared = other === undefined ? null : compareBills(index, bill, other);
      if (shared === null || shared.kind === 'form') return [];
      return [{ id: otherId, score: shared.distinctiveShare, words: shared.alignment.sharedWords }];
    })
    .sort((a, b) => b.score - a.score || a.id - b.id);
}

/** A third each of the edits strikes, replaces or inserts a word. */
function editWords(words: Uint32Array, percent: number, random: Random): Uint32Array {
  const edited: number[] = [];
  for (const word of words) {
    if (!random.chance(percent / 100)) edited.push(word);
    else {
      const kind = random.integer(0, 2);
      const other = random.integer(0, 0xffff_fffe);
      if (kind === 1) edited.push(other);
      if (kind === 2) edited.push(word, other);
    }
  }
  return Uint32Array.from(edited);
}

function concat(one: Uint32Array, other: Uint32Array): Uint32Array {
  const both = new Uint32Array(one.length + other.length);
  both.set(one);
  both.set(other, one.length);
  return both;
}
