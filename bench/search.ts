import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { openCorpus, type SearchCorpus } from './search/open-corpus.ts';
import { measure, quantile } from './search/measure.ts';
import { type BenchQuery, createQueries, QUERY_CLASSES } from './search/queries.ts';
import { buildPeer, PeerClient } from './search/sqlite-peer.ts';
import { Random } from './percolation/random.ts';

const RESULTS = fileURLToPath(new URL('.results/', import.meta.url));

interface RunOptions {
  /** Prints only the result and logs nothing except the progress of long work. */
  json: boolean;
  log: (line: string) => void;
  /** `--docs 100000` `--corpus synthetic|real` `--clients 1,8` `--queries 12` per class, `--passes 2` `--seed 1` */
  args: string[];
}

export interface SearchResult {
  corpus: string;
  clients: number;
  p50Ms: number;
  p95Ms: number;
  requestsPerSecond: number;
  peer: 'sqlite-fts5';
  peerP50Ms: number;
  peerP95Ms: number;
  peerRequestsPerSecond: number;
  byClass: { queryClass: string; p50Ms: number; p95Ms: number; peerP50Ms: number; peerP95Ms: number }[];
}

/**
 * Measures a whole result page of the product (25 cards with marked passages, exact totals by type, facets) against the
 * three statements that SQLite FTS5 needs for ids, totals and facets, over the same documents in the same run. SQLite
 * does not have to produce cards, marks and a response.
 */
export async function run({ json, log, args }: RunOptions): Promise<{ bench: 'search'; results: SearchResult[] }> {
  const { values } = parseArgs({
    args,
    options: {
      docs: { type: 'string', default: '100000' },
      corpus: { type: 'string', default: 'synthetic' },
      clients: { type: 'string', default: '1,8' },
      queries: { type: 'string', default: '12' },
      passes: { type: 'string', default: '2' },
      seed: { type: 'string', default: '1' },
    },
  });
  const seed = Number(values.seed);
  await mkdir(RESULTS, { recursive: true });
  const corpus = await openCorpus({
    kind: values.corpus === 'real' ? 'real' : 'synthetic',
    documents: Number(values.docs),
    seed,
    folder: RESULTS,
    log,
  });
  try {
    const peerFile = path.join(RESULTS, `${corpus.name}-fts5.sqlite`);
    await buildPeer(peerFile, corpus.documents());
    const queries = createQueries(corpus.sample, corpus.isoCodes, new Random(seed + 1), Number(values.queries));
    const results: SearchResult[] = [];
    for (const clients of values.clients.split(',').map(Number)) {
      const result = await compare(corpus, peerFile, queries, clients, Number(values.passes), log);
      results.push(result);
      if (!json) describe(result, log);
    }
    return { bench: 'search', results };
  } finally {
    await corpus.close();
  }
}

async function compare(
  corpus: SearchCorpus,
  peerFile: string,
  queries: readonly BenchQuery[],
  clients: number,
  passes: number,
  log: (line: string) => void,
): Promise<SearchResult> {
  const peers = Array.from({ length: clients }, () => new PeerClient(peerFile));
  const totals = new Map<BenchQuery, number>();
  const askProduct = async (query: BenchQuery, client: number) => {
    const startMs = performance.now();
    totals.set(query, await corpus.searchPage(query.model, client));
    return performance.now() - startMs;
  };
  let differences = 0;
  const askPeer = async (query: BenchQuery, client: number) => {
    const answer = await peers[client]?.ask(query);
    if (answer === undefined) throw new Error('no such client');
    if (answer.total !== totals.get(query)) differences++;
    return answer.ms;
  };
  try {
    // One pass fills the caches of both.
    await measure(queries, 1, clients, askProduct);
    const product = await measure(queries, passes, clients, askProduct);
    await measure(queries, 1, clients, askPeer);
    differences = 0;
    const peer = await measure(queries, passes, clients, askPeer);
    if (differences > 0) log(`totals differ in ${differences} of ${peer.timesMs.length} queries (the stemmers do too)`);
    const ofClass = (times: readonly number[], queryClass: string) =>
      times.filter((_, place) => queries[place % queries.length]?.queryClass === queryClass);
    return {
      corpus: corpus.name,
      clients,
      p50Ms: round(quantile(product.timesMs, 0.5)),
      p95Ms: round(quantile(product.timesMs, 0.95)),
      requestsPerSecond: round(product.requestsPerSecond),
      peer: 'sqlite-fts5',
      peerP50Ms: round(quantile(peer.timesMs, 0.5)),
      peerP95Ms: round(quantile(peer.timesMs, 0.95)),
      peerRequestsPerSecond: round(peer.requestsPerSecond),
      byClass: QUERY_CLASSES.map((queryClass) => ({
        queryClass,
        p50Ms: round(quantile(ofClass(product.timesMs, queryClass), 0.5)),
        p95Ms: round(quantile(ofClass(product.timesMs, queryClass), 0.95)),
        peerP50Ms: round(quantile(ofClass(peer.timesMs, queryClass), 0.5)),
        peerP95Ms: round(quantile(ofClass(peer.timesMs, queryClass), 0.95)),
      })),
    };
  } finally {
    for (const peer of peers) peer.close();
  }
}

function describe(result: SearchResult, log: (line: string) => void): void {
  const { p50Ms, p95Ms, requestsPerSecond, peerP50Ms, peerP95Ms, peerRequestsPerSecond } = result;
  log(`${result.corpus}, ${result.clients} clients: p50 ${p50Ms} ms, p95 ${p95Ms} ms, ${requestsPerSecond} pages/s`);
  log(`  SQLite FTS5: p50 ${peerP50Ms} ms, p95 ${peerP95Ms} ms, ${peerRequestsPerSecond}/s`);
  for (const each of result.byClass) {
    log(`  ${each.queryClass}: ${each.p50Ms} / ${each.p95Ms} ms (SQLite ${each.peerP50Ms} / ${each.peerP95Ms})`);
  }
}

const round = (value: number) => Number(value.toPrecision(3));
