import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { createQueryText } from './matching/create-query-text.ts';
import { Random } from './percolation/random.ts';
import { openHome, type OpenHome } from './product/open-home.ts';
import { addBenchUser, type BenchUser } from './product/sign-in.ts';
import { startProduct } from './product/start-product.ts';

interface RunOptions {
  /** Prints only the result and logs nothing. */
  json: boolean;
  log: (line: string) => void;
  /** `--searches 200` `--seed 1` `--home <ROTUNDA_HOME>` */
  args: string[];
}

export interface MatchingResult {
  documents: number;
  savedSearches: number;
  /** Documents that all searches together found, and alerts that all saved searches created. */
  found: number;
  matched: number;
  /** Saved searches whose alerts differ from the results of their search. */
  differing: { text: string; onlyFound: string[]; onlyMatched: string[] }[];
  documentsMatchedPerSecond: number;
}

const idSchema = z.object({ _id: z.string() });
const pageSchema = z.object({ total: z.number(), results: z.array(z.object({ fusionId: z.string() })) });
const PAGE = 100;
/** A search with more results is skipped, because its pages would take longer than all the others together. */
const MAX = 5000;
const POLL_MS = 500;

/**
 * Verifies that a saved search matches exactly what its search finds. Saved searches are built from titles of the
 * installation's own documents, all documents are announced again, and alerts are compared with search results, both
 * over the API of the running product. It leaves an organization behind, so run it on a copy: `--home` or ROTUNDA_HOME
 * names it.
 */
export async function run({ json, log, args }: RunOptions): Promise<{ bench: 'matching'; results: MatchingResult[] }> {
  const { values } = parseArgs({
    args,
    options: {
      searches: { type: 'string', default: '200' },
      seed: { type: 'string', default: '1' },
      home: { type: 'string' },
    },
  });
  const home = values.home ?? process.env['ROTUNDA_HOME'];
  if (home === undefined) {
    log('matching: passed over, because neither --home nor ROTUNDA_HOME names an installation with documents');
    return { bench: 'matching', results: [] };
  }
  const product = await startProduct(home);
  const database = await openHome(home);
  try {
    const user = await addBenchUser(product.url, home, `matching-${Date.now()}@bench.example`);
    const result = await measure(user, database, { count: Number(values.searches), seed: Number(values.seed) });
    if (!json) {
      log(
        `${result.savedSearches} saved searches over ${result.documents} documents: ${result.found} found, ${result.matched} matched, ` +
          `${result.differing.length} searches differ; ${result.documentsMatchedPerSecond} documents matched a second`,
      );
      for (const one of result.differing) log(JSON.stringify(one).slice(0, 500));
    }
    return { bench: 'matching', results: [result] };
  } finally {
    await database.close();
    await product.stop();
  }
}

interface Saved {
  savedSearchId: string;
  text: string;
  searchModel: object;
}

async function measure(
  user: BenchUser,
  database: OpenHome,
  { count, seed }: { count: number; seed: number },
): Promise<MatchingResult> {
  await waitUntilMatched(database);
  const saved = await saveSearches(user, database, count, seed);
  const { documents, seconds } = await announceAll(database);
  const differing: MatchingResult['differing'] = [];
  let found = 0;
  let matched = 0;
  for (const { savedSearchId, text, searchModel } of saved) {
    const results = await findAll((skip) =>
      user.call('POST', '/documents/search', { searchModel, sort: 'date', skip, limit: PAGE }),
    );
    const alerts = await findAll((offset) =>
      user.call('POST', '/alerts/getSearchAlerts', { savedSearchIds: [savedSearchId], offset, limit: PAGE }),
    );
    found += results.size;
    matched += alerts.size;
    const onlyFound = [...results].filter((id) => !alerts.has(id));
    const onlyMatched = [...alerts].filter((id) => !results.has(id));
    if (onlyFound.length + onlyMatched.length > 0) differing.push({ text, onlyFound, onlyMatched });
  }
  return {
    documents,
    savedSearches: saved.length,
    found,
    matched,
    differing,
    documentsMatchedPerSecond: Math.round(documents / seconds),
  };
}

async function saveSearches(user: BenchUser, { pool }: OpenHome, count: number, seed: number): Promise<Saved[]> {
  const random = new Random(seed);
  const { _id: projectId } = idSchema.parse(await user.call('POST', '/projects', { name: 'Matching' }));
  const { rows } = await pool.query<{ title: string }>(
    `select title from documents where document_type in ('Legislation', 'GlobalLegislation', 'Regulation', 'ResearchDocument')
     order by md5(fusion_id || $1) limit $2`,
    [String(seed), count * 3],
  );
  const saved: Saved[] = [];
  for (const { title } of rows) {
    if (saved.length === count) break;
    const text = createQueryText(title, random);
    if (text === null) continue;
    const searchModel = {
      rawTextSearch: text,
      progressiveFilters: { Legislation: { activeSessions: random.chance(0.5) } },
    };
    const { total } = z
      .object({ total: z.number() })
      .parse(await user.call('POST', '/documents/search/explain', { searchModel }));
    if (total > MAX) continue;
    const { _id } = idSchema.parse(
      await user.call('POST', '/alerts', { title: text.slice(0, 80), projectId, searchModel }),
    );
    saved.push({ savedSearchId: _id, text, searchModel });
  }
  return saved;
}

/** Announces every document as if it had arrived again with changes. */
async function announceAll(database: OpenHome): Promise<{ documents: number; seconds: number }> {
  const startedMs = performance.now();
  const { rowCount } = await database.pool.query(
    `insert into document_changes (document_id, document_version, change_kind, source, fetched_ts, committed_ms)
     select document_id, version, 'updated', 'bench', extract(epoch from now())::bigint, (extract(epoch from now()) * 1000)::bigint
     from documents order by document_id`,
  );
  await database.pool.query(`select pg_notify('document_changes', '')`);
  await waitUntilMatched(database);
  return { documents: rowCount ?? 0, seconds: (performance.now() - startedMs) / 1000 };
}

async function waitUntilMatched({ pool }: OpenHome): Promise<void> {
  for (;;) {
    const { rows } = await pool.query(
      'select 1 from document_changes where matched_ms is null and error is null limit 1',
    );
    if (rows.length === 0) return;
    await sleep(POLL_MS);
  }
}

async function findAll(fetchPage: (skip: number) => Promise<unknown>): Promise<Set<string>> {
  const found = new Set<string>();
  for (let skip = 0; ; skip += PAGE) {
    const { results, total } = pageSchema.parse(await fetchPage(skip));
    for (const { fusionId } of results) found.add(fusionId);
    if (results.length < PAGE || found.size >= total) return found;
  }
}
