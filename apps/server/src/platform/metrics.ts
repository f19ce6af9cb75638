import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import { answerWithin } from './answer-within.ts';

/** Metrics for operators in Prometheus format. Names and labels are stable, because dashboards use them. */
export interface Metrics {
  registry: Registry;
  httpSeconds: Histogram<'method' | 'route' | 'status'>;
  openEventStreams: Gauge;
  signIns: Counter<'outcome'>;
  databaseConnections: Gauge<'state'>;
  /** Starts counting this pool's connections. */
  watchPool(pool: WatchedPool): void;
  /** Sets the function that counts the document pipeline's backlog. */
  watchIndexing(count: CountIndexing): void;
  searchMemory: Gauge<'of'>;
  /** Sets the in-memory search index to report. */
  watchSearchMemory(memory: SearchMemory): void;
  jobSeconds: Histogram<'job' | 'outcome'>;
  sourceRequests: Counter<'source' | 'outcome'>;
  ingestedRecords: Counter<'source' | 'outcome'>;
  matchSeconds: Histogram;
  matchedDocuments: Counter<'outcome'>;
  mails: Counter<'outcome'>;
  /** Sets the function that counts e-mails waiting for their server. */
  watchMails(countWaiting: () => Promise<number>): void;
}

/** Counts changes that wait to be indexed and matched, and documents whose changes fail. */
export type CountIndexing = () => Promise<{ waiting: number; quarantined: number }>;

/** The part of the search index that is in memory. */
export interface SearchMemory {
  documents: number;
  memoryBytes: number;
}

/** The counts that a connection pool provides. */
export interface WatchedPool {
  totalCount: number;
  idleCount: number;
  waitingCount: number;
}

/** A scrape waits no longer for the database; what it then lacks is left out, and the rest is answered. */
const COUNT_MS = 1000;
const REQUEST_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const JOB_BUCKETS = [0.01, 0.1, 0.5, 1, 5, 30, 120, 600];
/** Matching one document against all saved searches takes microseconds to milliseconds. */
const MATCH_BUCKETS = [0.000_1, 0.000_5, 0.001, 0.005, 0.01, 0.05, 0.1, 1];

/** Creates a separate registry, so that several servers in one test process do not share metrics. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const pools: WatchedPool[] = [];
  collectDefaultMetrics({ register: registry, prefix: 'rotunda_' });
  return {
    registry,
    httpSeconds: new Histogram({
      name: 'rotunda_http_request_seconds',
      help: 'Time to answer a request, by route pattern.',
      labelNames: ['method', 'route', 'status'],
      buckets: REQUEST_BUCKETS,
      registers,
    }),
    openEventStreams: new Gauge({ name: 'rotunda_event_streams', help: 'Open live pages.', registers }),
    signIns: new Counter({
      name: 'rotunda_sign_ins_total',
      help: 'Attempts to sign in, by outcome: ok, wrong password, unknown account, deactivated, too many attempts.',
      labelNames: ['outcome'],
      registers,
    }),
    databaseConnections: createConnectionsGauge(registers, pools),
    watchPool: (pool) => void pools.push(pool),
    watchIndexing: (count) => void watchIndexing(registers, count),
    ...createSearchMemoryMetrics(registers),
    jobSeconds: new Histogram({
      name: 'rotunda_job_seconds',
      help: 'Time of background jobs, by name and outcome.',
      labelNames: ['job', 'outcome'],
      buckets: JOB_BUCKETS,
      registers,
    }),
    sourceRequests: new Counter({
      name: 'rotunda_source_requests_total',
      help: 'Requests to public sources, by outcome: ok, not-modified, retried, failed.',
      labelNames: ['source', 'outcome'],
      registers,
    }),
    ingestedRecords: new Counter({
      name: 'rotunda_ingested_records_total',
      help: 'Records read from sources, by outcome: created, changed, unchanged, quarantined.',
      labelNames: ['source', 'outcome'],
      registers,
    }),
    matchSeconds: new Histogram({
      name: 'rotunda_match_seconds',
      help: 'Time to match one document against every saved search.',
      buckets: MATCH_BUCKETS,
      registers,
    }),
    matchedDocuments: new Counter({
      name: 'rotunda_matched_documents_total',
      help: 'Documents matched, by outcome: alerts, none, failed.',
      labelNames: ['outcome'],
      registers,
    }),
    ...createMailMetrics(registers),
  };
}

/** Counted on each scrape only. */
function createConnectionsGauge(registers: Registry[], pools: readonly WatchedPool[]): Gauge<'state'> {
  return new Gauge({
    name: 'rotunda_database_connections',
    help: 'Connections of the pool: total, idle, and requests waiting for one.',
    labelNames: ['state'],
    registers,
    collect() {
      const sum = (count: (pool: WatchedPool) => number) => pools.reduce((total, pool) => total + count(pool), 0);
      this.set(
        { state: 'total' },
        sum((pool) => pool.totalCount),
      );
      this.set(
        { state: 'idle' },
        sum((pool) => pool.idleCount),
      );
      this.set(
        { state: 'waiting' },
        sum((pool) => pool.waitingCount),
      );
    },
  });
}

/** Counted on each scrape only. While the database does not respond, the other metrics still work. */
function watchIndexing(registers: Registry[], count: CountIndexing): Gauge<'state'> {
  const ask = answerWithin(COUNT_MS, count);
  return new Gauge({
    name: 'rotunda_indexing_changes',
    help: 'Document pipeline: changes waiting, and documents quarantined because indexing them fails.',
    labelNames: ['state'],
    registers,
    async collect() {
      this.reset();
      const counts = await ask();
      if (counts === null) return;
      this.set({ state: 'waiting' }, counts.waiting);
      this.set({ state: 'quarantined' }, counts.quarantined);
    },
  });
}

/** Read on each scrape only; absent in a process that keeps no index in memory. */
function createSearchMemoryMetrics(registers: Registry[]): Pick<Metrics, 'searchMemory' | 'watchSearchMemory'> {
  const memories: SearchMemory[] = [];
  const searchMemory = new Gauge({
    name: 'rotunda_search_memory',
    help: 'Search index in memory: documents (0 while the database answers instead), and the bytes they take.',
    labelNames: ['of'],
    registers,
    collect() {
      for (const { documents, memoryBytes } of memories) {
        this.set({ of: 'documents' }, documents);
        this.set({ of: 'bytes' }, memoryBytes);
      }
    },
  });
  return { searchMemory, watchSearchMemory: (memory) => void memories.push(memory) };
}

function createMailMetrics(registers: Registry[]): Pick<Metrics, 'mails' | 'watchMails'> {
  return {
    mails: new Counter({
      name: 'rotunda_mails_total',
      help: 'E-mails, by outcome: sent, retried, failed, unconfirmed, kept.',
      labelNames: ['outcome'],
      registers,
    }),
    watchMails: (countWaiting) => void watchMails(registers, countWaiting),
  };
}

/** Counted on each scrape only; without a value while the database does not respond. */
function watchMails(registers: Registry[], countWaiting: () => Promise<number>): Gauge {
  const ask = answerWithin(COUNT_MS, countWaiting);
  return new Gauge({
    name: 'rotunda_mails_waiting',
    help: 'E-mails that are not yet sent, and will be.',
    registers,
    async collect() {
      const waiting = await ask();
      if (waiting === null) this.remove();
      else this.set(waiting);
    },
  });
}
