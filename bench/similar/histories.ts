import path from 'node:path';
import { z } from 'zod';
import { FingerprintIndex, fingerprintHead, rankHeads, readWords } from '../../packages/similarity/src/index.ts';
import { openInputs, readCsv, readJsonLines } from '../../apps/server/src/sources/reading/index.ts';
import { type Ranking, rankByBm25, rankByJaccard } from './peers.ts';

export interface HistoriesResult {
  set: string;
  method: string;
  bills: number;
  identicalPairs: number;
  relatedPairs: number;
  /** Mean over the bills with such pairs, relative to what the first ten could contain. */
  identicalRecallAt10: number;
  relatedRecallAt10: number;
}

interface Bill {
  title: string;
  summary: string;
}

type Truth = Map<number, Set<number>>;

const TOP = 10;
/** Bills queried per set; more would only take longer. */
const MAX_ASKED = 300;
const summarySchema = z.object({ bill_id: z.string(), text: z.string().nullable() });

/** Measures a whole Congress by title and summary, against the pairs its librarians identified. */
export async function measureHistories(data: string, congress: string): Promise<HistoriesResult[]> {
  const folder = path.join(data, 'us-congress-histories');
  const { bills, places } = await readBills(folder, congress);
  const truths = {
    identical: await readPairs(folder, congress, places, 'identical'),
    related: await readPairs(folder, congress, places, null),
  };
  const titles = bills.map(({ title }) => title);
  const both = bills.map(({ title, summary }) => `${title}\n${summary}`);
  const methods: [name: string, ranking: Ranking][] = [
    ['rotunda', rankByHeads(bills)],
    ['bm25 on titles', rankByBm25(titles)],
    ['plain jaccard', rankByJaccard(both)],
  ];
  const results: HistoriesResult[] = [];
  for (const [method, ranking] of methods)
    results.push({
      set: congress,
      method,
      bills: bills.length,
      identicalPairs: getPairs(truths.identical),
      relatedPairs: getPairs(truths.related),
      identicalRecallAt10: await getRecall(truths.identical, ranking),
      relatedRecallAt10: await getRecall(truths.related, ranking),
    });
  return results;
}

function rankByHeads(bills: readonly Bill[]): Ranking {
  const fingerprints = bills.map(({ title, summary }) =>
    fingerprintHead([readWords(title).hashes, readWords(summary).hashes]),
  );
  const index = new FingerprintIndex();
  for (const [place, fingerprint] of fingerprints.entries()) index.add(place, fingerprint);
  const getHeads = (ids: readonly number[]) => new Map(ids.map((id) => [id, fingerprints[id] ?? new Uint32Array()]));
  return async (place, limit) => {
    const query = { id: place, fingerprint: fingerprints[place] ?? new Uint32Array() };
    return (await rankHeads(index, query, getHeads, limit)).map(({ id }) => id);
  };
}

async function readBills(folder: string, congress: string): Promise<{ bills: Bill[]; places: Map<string, number> }> {
  const bills: Bill[] = [];
  const places = new Map<string, number>();
  for await (const entry of openInputs(path.join(folder, `${congress}-bills.csv.gz`)))
    for await (const row of readCsv(entry))
      if (row.ok) {
        const { bill_id: id = '', official_title: official = '', short_title: short = '' } = row.values;
        places.set(id, bills.length);
        bills.push({ title: [short, official].filter(Boolean).join('. '), summary: '' });
      }
  for await (const entry of openInputs(path.join(folder, `${congress}-summaries.jsonl.gz`)))
    for await (const line of readJsonLines(entry)) {
      const summary = line.ok ? summarySchema.safeParse(line.value) : undefined;
      const bill = bills[places.get(summary?.data?.bill_id ?? '') ?? -1];
      if (bill !== undefined) bill.summary = summary?.data?.text ?? '';
    }
  return { bills, places };
}

/** @param reason null selects every pair, whatever the reason. */
async function readPairs(
  folder: string,
  congress: string,
  places: ReadonlyMap<string, number>,
  reason: string | null,
): Promise<Truth> {
  const truth: Truth = new Map();
  const add = (one: number, other: number) => truth.set(one, (truth.get(one) ?? new Set()).add(other));
  for await (const entry of openInputs(path.join(folder, `${congress}-related-bills.csv.gz`)))
    for await (const row of readCsv(entry)) {
      if (!row.ok || (reason !== null && row.values['related_bills.reason'] !== reason)) continue;
      if (reason === null && !/^(identical|related)$/.test(row.values['related_bills.reason'] ?? '')) continue;
      const one = places.get(row.values['bill_id'] ?? '');
      const other = places.get(row.values['related_bills.bill_id'] ?? '');
      if (one === undefined || other === undefined || one === other) continue;
      add(one, other);
      add(other, one);
    }
  return truth;
}

function getPairs(truth: Truth): number {
  return [...truth.values()].reduce((sum, others) => sum + others.size, 0) / 2;
}

async function getRecall(truth: Truth, ranking: Ranking): Promise<number> {
  let sum = 0;
  const asked = getSample([...truth]);
  for (const [place, others] of asked) {
    const found = (await ranking(place, TOP)).filter((other) => others.has(other)).length;
    sum += found / Math.min(TOP, others.size);
  }
  return asked.length === 0 ? 0 : sum / asked.length;
}

/** Takes every n-th item, so that the slowest method takes a minute. */
function getSample<T>(all: readonly T[]): T[] {
  const step = Math.ceil(all.length / MAX_ASKED);
  return all.filter((_, number) => number % step === 0);
}
