import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { analyzeDocument } from '@rotunda/analysis';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import type { IndexedDocument, SearchEngine } from '../../apps/server/src/features/discover/index.ts';
import { createPostgresSearchEngine, SEARCH_SETTINGS } from '../../apps/server/src/features/discover/index.ts';
import { createDatabase, createPool, type Database } from '../../apps/server/src/platform/database/create-database.ts';
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '../../apps/server/src/platform/database/embedded/embedded-postgres.ts';
import { migrateDatabase } from '../../apps/server/src/platform/database/migrate-database.ts';
import { type CorpusDocument, createDocument, type Language } from './corpus.ts';

const DATABASE = 'bench';
const BATCH_DOCUMENTS = 200;
/** Analysis and PostgreSQL share two cores: one transaction is written while the next is prepared. */
const WRITERS = 2;

/** Same settings as the product's own server, except that a lost corpus is simply rebuilt. */
const SETTINGS = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_wal_size: '4GB' };

export interface BenchDatabase {
  database: Database;
  searchPool: pg.Pool;
  connectionString: string;
  close(): Promise<void>;
}

export interface CorpusPlan {
  language: Language;
  seed: number;
  documents: number;
  /** Folder of the database; a finished one is reused. */
  folder: string;
  log: (line: string) => void;
}

/** Opens the corpus in a separate PostgreSQL, indexed by the product's engine. */
export async function openCorpusDatabase(plan: CorpusPlan): Promise<BenchDatabase> {
  await mkdir(plan.folder, { recursive: true });
  const server = await startEmbeddedPostgres({ home: plan.folder, settings: SETTINGS, syncOnCreate: false });
  const finished = path.join(plan.folder, 'postgres-finished');
  try {
    if (!existsSync(finished)) {
      await recreateDatabase(server);
      await withDatabase(server, (database) => fillDatabase(database, plan));
      await writeFile(finished, new Date().toISOString());
    }
  } catch (error) {
    await server.release();
    throw error;
  }
  const pool = createPool({
    connectionString: server.connectionStringFor(DATABASE),
    onConnectionError: () => undefined,
  });
  const searchPool = createSearchPool(server.connectionStringFor(DATABASE));
  return {
    database: createDatabase(pool),
    searchPool,
    connectionString: server.connectionStringFor(DATABASE),
    async close() {
      await searchPool.end();
      await pool.end();
      await server.release();
    },
  };
}

/** Concurrent searches of one web server with two cores. */
const SEARCH_CONNECTIONS = 4;

export function createSearchPool(connectionString: string): pg.Pool {
  return createPool({
    connectionString,
    maxConnections: SEARCH_CONNECTIONS,
    sessionSettings: SEARCH_SETTINGS,
    onConnectionError: () => undefined,
  });
}

async function recreateDatabase(server: EmbeddedPostgres): Promise<void> {
  const client = new pg.Client({ connectionString: server.connectionStringFor('postgres') });
  await client.connect();
  await client.query(`drop database if exists ${DATABASE} with (force)`);
  await client.query(`create database ${DATABASE}`);
  await client.end();
}

async function withDatabase(server: EmbeddedPostgres, work: (database: Database) => Promise<void>): Promise<void> {
  const pool = createPool({
    connectionString: server.connectionStringFor(DATABASE),
    statementTimeoutMs: 0,
    onConnectionError: () => undefined,
  });
  try {
    await migrateDatabase(pool);
    await work(createDatabase(pool));
  } finally {
    await pool.end();
  }
}

const FREQUENT_TERMS = 1_500;
const SAMPLE_DOCUMENTS = 1_000;
const STRETCH_WORDS = 200;

/**
 * Creates the product's engine with the frequent words of this language: those that occur in most passages of a sample,
 * chosen like the product's own list.
 */
export function createCorpusEngine(
  { database, searchPool }: Pick<BenchDatabase, 'database' | 'searchPool'>,
  language: Language,
  seed: number,
): { engine: SearchEngine; frequentTerms: ReadonlySet<string> } {
  const stretches = new Map<string, number>();
  for (let documentId = 1; documentId <= SAMPLE_DOCUMENTS; documentId++) {
    const { text } = createDocument(language, seed, documentId);
    const { terms, streams } = analyzeDocument([{ field: 'text', language: 'en', text }]);
    const seen = new Set<string>();
    streams[0]?.termIds.forEach((id, row) => {
      const stretch = Math.floor((streams[0]?.positions[row] ?? 0) / STRETCH_WORDS);
      seen.add(`${stretch} ${terms[id] ?? ''}`);
    });
    for (const each of seen) {
      const term = each.slice(each.indexOf(' ') + 1);
      if (!term.startsWith('=')) stretches.set(term, (stretches.get(term) ?? 0) + 1);
    }
  }
  const frequent = [...stretches].sort((a, b) => b[1] - a[1]).slice(0, FREQUENT_TERMS);
  const frequentTerms = new Set(frequent.map(([term]) => term));
  return { engine: createPostgresSearchEngine({ database, searchPool, frequentTerms }), frequentTerms };
}

/** Indexes are created last, because building a GIN index over existing rows takes a fraction of the time. */
async function fillDatabase(database: Database, { language, seed, documents, log }: CorpusPlan): Promise<void> {
  // The index is not searched yet.
  const { engine } = createCorpusEngine({ database, searchPool: database.$client }, language, seed);
  await engine.prepare();
  const indexes = ['doc_search_lexemes', 'passages_terms'];
  const definitions = await database.execute<{ indexdef: string }>(
    sql`select indexdef from pg_indexes where indexname in ${indexes} order by indexname`,
  );
  for (const name of indexes) await database.execute(sql.raw(`drop index ${name}`));
  const startMs = performance.now();
  let next = 0;
  const write = async () => {
    while (next < documents) {
      const from = next;
      next += BATCH_DOCUMENTS;
      const batch: IndexedDocument[] = [];
      const rows: CorpusDocument[] = [];
      for (let id = from + 1; id <= Math.min(from + BATCH_DOCUMENTS, documents); id++) {
        const document = createDocument(language, seed, id);
        rows.push(document);
        batch.push(toIndexed(document));
      }
      await database.transaction(async (transaction) => {
        await transaction.execute(insertDocuments(rows));
        await engine.index(transaction, batch);
      });
      if (next % 10_000 < BATCH_DOCUMENTS) log(`${next} documents in ${seconds(startMs)} s`);
    }
  };
  await Promise.all(Array.from({ length: WRITERS }, write));
  for (const { indexdef } of definitions.rows) {
    const indexMs = performance.now();
    await database.execute(sql.raw(`set maintenance_work_mem = '2GB'; ${indexdef}`));
    log(`${indexdef.split(' ')[2]} made in ${seconds(indexMs)} s`);
  }
  await database.execute(sql`vacuum analyze`);
  log(`corpus ready after ${seconds(startMs)} s`);
}

function seconds(startMs: number): number {
  return Math.round((performance.now() - startMs) / 1000);
}

function toIndexed(document: CorpusDocument): IndexedDocument {
  const { documentId, title, summary, text, facets } = document;
  const streams = [
    { field: 'title', language: 'en', text: title, sections: [] },
    { field: 'summary', language: 'en', text: summary, sections: [] },
    { field: 'text', language: 'en', text, sections: [] },
  ] as const;
  return {
    searchable: {
      documentId,
      fusionId: `bench-${documentId}`,
      version: 1,
      facets,
      streams: streams.map((stream) => ({ ...stream, sections: [] })),
    },
    analyzed: analyzeDocument(streams),
  };
}

const KINDS: Readonly<Record<string, string>> = {
  Legislation: 'bill',
  GlobalLegislation: 'bill',
  Regulation: 'regulation',
  ResearchDocument: 'research',
  News: 'news',
  SocialPost: 'social-post',
};

/** Inserts only what a result card shows; the text is in the index. */
function insertDocuments(documents: readonly CorpusDocument[]) {
  const rows = documents.map(({ documentId, title, summary, facets }) => ({
    document_id: documentId,
    fusion_id: `bench-${documentId}`,
    title,
    summary,
    document_type: facets.documentType,
    iso_code: facets.isoCode,
    generic_status: facets.genericStatus,
    chamber: facets.chamber,
    bill_type: facets.billType,
    introduced_ts: facets.introducedTs,
    last_updated_ts: facets.lastUpdatedTs,
    facts: { kind: KINDS[facets.documentType] },
  }));
  return sql`
    insert into documents (document_id, fusion_id, title, summary, document_type, iso_code, generic_status, chamber,
      bill_type, introduced_ts, last_updated_ts, facts, provenance, content_hash, created_ts, updated_ts)
    overriding system value
    select document_id, fusion_id, title, summary, document_type, iso_code, generic_status, chamber,
      bill_type, introduced_ts, last_updated_ts, facts, '[]', '', 0, 0
    from json_to_recordset(${JSON.stringify(rows)}::json) as row(document_id bigint, fusion_id text, title text,
      summary text, document_type text, iso_code text, generic_status text, chamber text, bill_type text,
      introduced_ts bigint, last_updated_ts bigint, facts jsonb)`;
}
