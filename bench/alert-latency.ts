import os from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { BillRecord } from '@rotunda/domain';
import { z } from 'zod';
import { storeRecords } from '../apps/server/src/features/documents/index.ts';
import { insertSearches } from './alert-latency/insert-searches.ts';
import { openPage } from './alert-latency/open-page.ts';
import { Random } from './percolation/random.ts';
import { openHome, type OpenHome } from './product/open-home.ts';
import { addBenchUser, type BenchUser } from './product/sign-in.ts';
import { startProduct } from './product/start-product.ts';
import { withTemporaryHome } from './product/temporary-home.ts';
import { createDocument, createLanguage, type Language } from './search/corpus.ts';
import { quantile } from './search/measure.ts';

interface RunOptions {
  /** Prints only the result and logs nothing. */
  json: boolean;
  log: (line: string) => void;
  /** `--searches 100000` `--docs 100` `--seed 1` */
  args: string[];
}

export interface AlertLatencyResult {
  savedSearches: number;
  documents: number;
  /** Time from the commit of a document to the badge's change in an open page. */
  p50Ms: number;
  p95Ms: number;
  maxMs: number;
  /** Part of that time: from the commit of the document to the commit of its alerts. */
  matchP50Ms: number;
  matchP95Ms: number;
  /** Alerts of the other organization that each document created at the same time. */
  otherMatchesPerDocument: number;
  /** Load average per core at the end; above 1, other processes competed with the measured ones. */
  loadPerCore: number;
}

/** Word in the title of every document; the only saved search whose alerts the page counts searches for it. */
const MARK = 'latencymark';
const PROJECTS = 200;
const SECOND = 1000;

/**
 * Measures an alert's complete path through the running product: a document is committed, the worker matches it against
 * all saved searches, the server notifies the page, and the page fetches its counts and shows them. The bar is one
 * second at p95.
 */
export async function run({
  json,
  log,
  args,
}: RunOptions): Promise<{ bench: 'alert-latency'; results: AlertLatencyResult[] }> {
  const { values } = parseArgs({
    args,
    options: {
      searches: { type: 'string', default: '100000' },
      docs: { type: 'string', default: '100' },
      seed: { type: 'string', default: '1' },
    },
  });
  const print = (line: string) => {
    if (!json) log(line);
  };
  const result = await withTemporaryHome(async (home) => {
    const product = await startProduct(home);
    const database = await openHome(home);
    try {
      const plan = { searches: Number(values.searches), documents: Number(values.docs), seed: Number(values.seed) };
      return await measure({ url: product.url, home, database, print, ...plan });
    } finally {
      await database.close();
      await product.stop();
    }
  });
  print(
    `${result.savedSearches} saved searches, ${result.documents} documents: p50 ${result.p50Ms} ms, p95 ${result.p95Ms} ms, ` +
      `longest ${result.maxMs} ms (of it matching p50 ${result.matchP50Ms} ms, p95 ${result.matchP95Ms} ms); ` +
      `${result.otherMatchesPerDocument} other matches a document; load ${result.loadPerCore} a core`,
  );
  return { bench: 'alert-latency', results: [result] };
}

interface Plan {
  url: string;
  home: string;
  database: OpenHome;
  searches: number;
  documents: number;
  seed: number;
  print: (line: string) => void;
}

async function measure(plan: Plan): Promise<AlertLatencyResult> {
  const { database, documents, seed, print } = plan;
  const language = createLanguage(seed);
  const random = new Random(seed + 1);
  const user = await addBenchUser(plan.url, plan.home, 'reader@latency.example');
  const project = await createProject(user, 'Latency');
  await user.call('POST', '/alerts', {
    title: 'Latency',
    projectId: project,
    searchModel: { rawTextSearch: MARK, datasetTypes: ['Legislation'] },
  });
  await addOthers(plan, language, random);
  const page = await openPage(plan.url, user);
  try {
    print('the first document waits until the worker has read all saved searches');
    await commitDocument(database, language, { seed, number: 1 });
    await page.shownAt(1);
    const waits: number[] = [];
    for (let number = 2; number <= documents + 1; number += 1) {
      // At irregular intervals, so that commits never stay in phase with one of the product's timers.
      await sleep(random.integer(50, 400));
      const committedMs = await commitDocument(database, language, { seed, number });
      waits.push((await page.shownAt(number)) - committedMs);
    }
    return { ...(await readMatching(database, plan)), ...describeWaits(waits) };
  } finally {
    await page.close();
  }
}

async function createProject(user: BenchUser, name: string): Promise<string> {
  return z.object({ _id: z.string() }).parse(await user.call('POST', '/projects', { name }))._id;
}

/** Puts all other searches into another organization, so that the page shows one alert per document. */
async function addOthers(plan: Plan, language: Language, random: Random): Promise<void> {
  const other = await addBenchUser(plan.url, plan.home, 'others@latency.example');
  const projectIds: string[] = [];
  for (let number = 1; number <= PROJECTS; number += 1)
    projectIds.push(await createProject(other, `Project ${number}`));
  const { organizationId, userId } = other;
  const nowTs = Math.floor(Date.now() / SECOND);
  const count = plan.searches - 1;
  await insertSearches(plan.database.pool, { organizationId, userId, projectIds }, { count, language, random, nowTs });
  // Makes the worker read all saved searches again, as after a lost connection.
  await plan.database.pool.query(`select pg_notify('saved_searches', '')`);
  plan.print(`${plan.searches} saved searches`);
}

/** @returns The time just before the commit was sent, in Unix milliseconds. */
async function commitDocument(
  { database }: OpenHome,
  language: Language,
  { seed, number }: { seed: number; number: number },
): Promise<number> {
  const { title, summary, text } = createDocument(language, seed, number);
  const nowMs = Date.now();
  const today = new Date(nowMs).toISOString().slice(0, 10);
  const record: BillRecord = {
    kind: 'bill',
    fusionId: `us-119-hr-${number}`,
    part: 'main',
    documentType: 'Legislation',
    isoCode: 'us',
    session: '119',
    localityExternalId: `US HR ${number}`,
    title: `${MARK} ${title}`,
    introducedOn: today,
    summaries: [
      {
        text: `${summary} ${text}`,
        date: today,
      },
    ],
  };
  return database.transaction(async (tx) => {
    const request = { source: 'billstatus', records: [record], fetchedTs: Math.floor(nowMs / SECOND), today };
    await storeRecords(tx, { ...request, nowMs: Date.now() });
    return Date.now();
  });
}

function describeWaits(waits: readonly number[]): Pick<AlertLatencyResult, 'p50Ms' | 'p95Ms' | 'maxMs' | 'documents'> {
  return {
    documents: waits.length,
    p50Ms: quantile(waits, 0.5),
    p95Ms: quantile(waits, 0.95),
    maxMs: Math.max(...waits),
  };
}

async function readMatching({ pool }: OpenHome, plan: Plan) {
  const { rows } = await pool.query<{ wait: string }>(
    `select matched_ms - committed_ms as wait from document_changes where matched_ms is not null order by change_id offset 1`,
  );
  const waits = rows.map((row) => Number(row.wait));
  const counted = await pool.query<{ count: string }>('select count(*) from search_alert_matches');
  const matches = Number(counted.rows[0]?.count ?? 0) - (plan.documents + 1);
  return {
    savedSearches: plan.searches,
    matchP50Ms: quantile(waits, 0.5),
    matchP95Ms: quantile(waits, 0.95),
    otherMatchesPerDocument: Math.round(matches / (plan.documents + 1)),
    loadPerCore: Math.round(((os.loadavg()[0] ?? 0) / os.cpus().length) * 10) / 10,
  };
}
