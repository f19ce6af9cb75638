import path from 'node:path';
import { FLAGS, type FlagValues, type SearchModelInput, searchModelSchema } from '@rotunda/contract';
import { documents as documentTable } from '@rotunda/database';
import { asc, count as countRows, gt } from 'drizzle-orm';
import {
  createPostgresSearchEngine,
  createResidentSearchEngine,
  createCompileUserSearch,
  ResidentSearches,
  type SearchEngine,
} from '../../apps/server/src/features/discover/index.ts';
import { searchDocuments } from '../../apps/server/src/features/discover/queries/search-documents.ts';
import { createDocumentsRepository } from '../../apps/server/src/features/documents/index.ts';
import { connectServer } from '../../apps/server/src/platform/database/connect-server.ts';
import { createDatabase, createPool, type Database } from '../../apps/server/src/platform/database/create-database.ts';
import { createCorpusEngine, createSearchPool, openCorpusDatabase } from './build-database.ts';
import { createDocument, createLanguage, STATES } from './corpus.ts';
import type { PeerDocument } from './sqlite-peer.ts';

export interface SearchCorpus {
  name: string;
  /** Texts from which queries are built, and jurisdictions to filter by. */
  sample: string[];
  isoCodes: readonly string[];
  documents(): AsyncIterable<PeerDocument> | Iterable<PeerDocument>;
  /** Runs the product's use case behind POST /documents/search and returns the total. */
  searchPage(model: SearchModelInput, client: number): Promise<number>;
  close(): Promise<void>;
}

export interface CorpusOptions {
  kind: 'synthetic' | 'real';
  documents: number;
  seed: number;
  folder: string;
  log: (line: string) => void;
}

const SAMPLE = 400;
const SAMPLE_CHARACTERS = 20_000;

export function openCorpus(options: CorpusOptions): Promise<SearchCorpus> {
  return options.kind === 'real' ? openReal() : openSynthetic(options);
}

async function openSynthetic({ documents, seed, folder, log }: CorpusOptions): Promise<SearchCorpus> {
  const language = createLanguage(seed);
  const name = `search-${documents}`;
  const { database, searchPool, connectionString, close } = await openCorpusDatabase({
    language,
    seed,
    documents,
    folder: path.join(folder, name),
    log,
  });
  const { engine, frequentTerms } = createCorpusEngine({ database, searchPool }, language, seed);
  const memory = await inMemory(engine, { connectionString, frequentTerms });
  const create = (documentId: number) => createDocument(language, seed, documentId);
  return {
    name: `synthetic-${documents}`,
    sample: Array.from({ length: Math.min(SAMPLE, documents) }, (_, index) => create(index + 1).text),
    isoCodes: STATES,
    *documents() {
      for (let documentId = 1; documentId <= documents; documentId++) yield create(documentId);
    },
    searchPage: pageSearcher(database, memory.engine),
    async close() {
      await memory.close();
      await close();
    },
  };
}

/**
 * Opens an installation's own documents, located as its server locates them: DATABASE_URL, or ROTUNDA_HOME with the
 * built-in server.
 */
async function openReal(): Promise<SearchCorpus> {
  const server = await connectServer({
    home: process.env['ROTUNDA_HOME'] ?? '.rotunda',
    databaseUrl: process.env['DATABASE_URL'],
  });
  const { connectionString } = server;
  const pool = createPool({ connectionString, onConnectionError: () => undefined });
  const searchPool = createSearchPool(connectionString);
  const database = createDatabase(pool);
  const [{ count } = { count: 0 }] = await database.select({ count: countRows() }).from(documentTable);
  const every = Math.max(1, Math.floor(count / SAMPLE));
  const sample: string[] = [];
  const isoCodes = new Set<string>();
  let place = 0;
  for await (const { title, summary, text, facets } of readDocuments(database)) {
    if (facets.documentType === 'Legislation' && facets.isoCode !== null) isoCodes.add(facets.isoCode);
    if (place++ % every === 0) sample.push(`${title} ${summary} ${text.slice(0, SAMPLE_CHARACTERS)}`);
  }
  const postgres = createPostgresSearchEngine({ database, searchPool });
  const memory = await inMemory(postgres, { connectionString });
  return {
    name: `real-${count}`,
    sample,
    isoCodes: [...isoCodes],
    documents: () => readDocuments(database),
    searchPage: pageSearcher(database, memory.engine),
    async close() {
      await memory.close();
      await searchPool.end();
      await pool.end();
      await server.release();
    },
  };
}

interface MemoryOptions {
  connectionString: string;
  frequentTerms?: ReadonlySet<string>;
}

/**
 * Creates the engine as a web server runs it: with the index in a thread's memory, which is loaded before the
 * measurement.
 */
async function inMemory(
  engine: SearchEngine,
  setting: MemoryOptions,
): Promise<{ engine: SearchEngine; close(): Promise<void> }> {
  const logger = { info: () => undefined, warn: console.error };
  const memory = new ResidentSearches({ ...setting, maxBytes: MEMORY_BYTES, logger });
  memory.start();
  while (memory.documents === 0) await new Promise((resolve) => setTimeout(resolve, 200));
  return { engine: createResidentSearchEngine({ engine, memory }), close: () => memory.close() };
}

const MEMORY_BYTES = 2e9;

const PAGE = 200;

async function* readDocuments(database: Database): AsyncGenerator<PeerDocument> {
  const repository = createDocumentsRepository(database);
  for (let last = 0; ;) {
    const rows = await database
      .select({ documentId: documentTable.documentId })
      .from(documentTable)
      .where(gt(documentTable.documentId, last))
      .orderBy(asc(documentTable.documentId))
      .limit(PAGE);
    if (rows.length === 0) return;
    for (const { documentId, facets, streams } of await repository.loadSearchable(rows.map((row) => row.documentId))) {
      const of = (...fields: string[]) =>
        streams
          .filter(({ field }) => fields.includes(field))
          .map(({ text }) => text)
          .join('\n');
      yield { documentId, facets, title: of('title'), summary: of('summary'), text: of('text', 'bill') };
      last = Math.max(last, documentId);
    }
    last = Math.max(last, rows.at(-1)?.documentId ?? last);
  }
}

function pageSearcher(database: Database, engine: SearchEngine): SearchCorpus['searchPage'] {
  const actor = {
    organizationId: 'bench',
    role: 'member' as const,
    flags: { ...defaultFlags(), searchResultsLimit: 1_000_000 },
    impersonatorId: null,
    isSupport: false,
    isOperator: false,
    apiToken: null,
  };
  const clock = { now: () => 0, nowMs: () => 0, sleep: () => Promise.resolve() };
  const compileSearch = createCompileUserSearch(clock);
  const deps = { database, engine, clock, compileSearch, modelOfSavedSearch: () => Promise.resolve(null) };
  return async (model, client) => {
    const page = await searchDocuments(
      deps,
      { ...actor, userId: `bench ${client}` },
      {
        searchModel: searchModelSchema.parse(model),
        sort: 'relevance',
        skip: 0,
        limit: 25,
        grouped: false,
        facets: true,
        typeCounts: false,
      },
    );
    return page.total;
  };
}

function defaultFlags(): FlagValues {
  // The table's keys are the names of the flags and its defaults their values.
  return Object.fromEntries(Object.entries(FLAGS).map(([name, flag]) => [name, flag.default])) as FlagValues;
}
