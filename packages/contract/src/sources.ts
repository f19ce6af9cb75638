import { z } from 'zod';
import { call, limitedRecord, nothing, ok, unixSeconds, uuid } from './base.ts';
import { RUN_STATES } from './values/sources.ts';

/** Record counts of a run: `read` equals the sum of created, updated, unchanged and quarantined. */
export const ingestCountsSchema = z.object({
  read: z.number().int(),
  created: z.number().int(),
  updated: z.number().int(),
  unchanged: z.number().int(),
  /** Of the unchanged ones, those whose record is older than the stored one, which stays. */
  older: z.number().int(),
  quarantined: z.number().int(),
});
export type IngestCounts = z.infer<typeof ingestCountsSchema>;

/** What happened to each file that was named, or found in a folder or archive. */
export const runFilesSchema = z.object({
  read: z.number().int(),
  /** Files quarantined as a whole; a file with only some quarantined records counts as read. */
  quarantined: z.number().int(),
  notRead: z.number().int(),
  /** First hundred files that were not read. */
  examples: z.array(z.object({ path: z.string(), reason: z.string() })),
});
export type RunFiles = z.infer<typeof runFilesSchema>;

export const ingestRunSchema = ingestCountsSchema.extend({
  runId: uuid,
  source: z.string(),
  mode: z.enum(['file', 'live']),
  input: z.string(),
  state: z.enum(RUN_STATES),
  startedTs: unixSeconds,
  finishedTs: unixSeconds.nullable(),
  seconds: z.number().nullable(),
  /** Total number of records if known in advance. */
  expected: z.number().int().nullable(),
  error: z.string().nullable(),
  /** Null for a live run and for a run that has not ended. */
  files: runFilesSchema.nullable(),
});
export type IngestRun = z.infer<typeof ingestRunSchema>;

const percentiles = z.object({ p50Seconds: z.number().nullable(), p95Seconds: z.number().nullable() });

export const sourceSchema = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  publisherUrl: z.string(),
  license: z.string(),
  /** Null if the source only reads files. */
  live: z
    .object({
      /** Address that runs request; null if the options name the addresses. */
      baseUrl: z.string().nullable(),
      /** The publisher's address, used unless an option replaces it. */
      publisherBaseUrl: z.string().nullable(),
      /** Addresses a run starts from: `baseUrl`, or those among the options. */
      addresses: z.array(z.string()),
      needsApiKey: z.boolean(),
      /** Whether there is a key that can be used. */
      hasApiKey: z.boolean(),
      /** A key is stored, but it was sealed with another ROTUNDA_SECRET and must be entered again. */
      isApiKeyUnreadable: z.boolean(),
      rateLimit: z.string(),
      /** Options of a live run, with descriptions. */
      knownOptions: z.array(z.object({ name: z.string(), description: z.string() })),
    })
    .nullable(),
  enabled: z.boolean(),
  /** Cron expression in UTC; null means manual only. */
  schedule: z.string().nullable(),
  options: z.record(z.string(), z.string()),
  records: z.number().int(),
  quarantined: z.number().int(),
  lastRun: ingestRunSchema.nullable(),
  freshness: z.object({ publishedToFetched: percentiles, fetchedToMatched: percentiles, sampleSize: z.number().int() }),
});
export type SourceState = z.infer<typeof sourceSchema>;

export const quarantinedRecordSchema = z.object({
  quarantineId: uuid,
  source: z.string(),
  runId: uuid,
  position: z.string(),
  reason: z.string(),
  raw: z.string(),
  firstSeenTs: unixSeconds,
  lastSeenTs: unixSeconds,
});

/** State of the document pipeline: changes waiting to be indexed and matched, and documents whose changes fail. */
export const indexingStateSchema = z.object({
  waiting: z.number().int(),
  quarantined: z.number().int(),
  /** Documents that failed most often; may be fewer than `quarantined`. */
  documents: z.array(
    z.object({
      fusionId: z.string(),
      title: z.string(),
      reason: z.string(),
      attempts: z.number().int(),
      nextAttemptTs: unixSeconds,
    }),
  ),
});
export type IndexingState = z.infer<typeof indexingStateSchema>;

const bySource = z.strictObject({ id: z.string().max(64) });

/**
 * Ingested data is shared by everyone, and a source's address and key reach outside the installation, so only
 * operators may.
 */
export const sourcesContract = {
  find: call({ role: 'operator', scope: 'session', impersonation: 'allowed' })
    .route({ method: 'GET', path: '/sources' })
    .output(z.object({ results: z.array(sourceSchema), total: z.number().int() })),
  get: call({ role: 'operator', scope: 'session', impersonation: 'allowed' })
    .route({ method: 'GET', path: '/sources/{id}' })
    .input(bySource)
    .output(sourceSchema),
  findRuns: call({ role: 'operator', scope: 'session', impersonation: 'allowed' })
    .route({ method: 'GET', path: '/sources/{id}/runs' })
    .input(
      bySource.extend({
        skip: z.coerce.number().int().min(0).default(0),
        limit: z.coerce.number().int().min(1).max(100).default(25),
      }),
    )
    .output(z.object({ results: z.array(ingestRunSchema), total: z.number().int() })),
  findQuarantine: call({ role: 'operator', scope: 'session', impersonation: 'allowed' })
    .route({ method: 'GET', path: '/sources/{id}/quarantine' })
    .input(
      bySource.extend({
        skip: z.coerce.number().int().min(0).default(0),
        limit: z.coerce.number().int().min(1).max(100).default(25),
      }),
    )
    .output(z.object({ results: z.array(quarantinedRecordSchema), total: z.number().int() })),
  runNow: call({ role: 'operator', scope: 'session', impersonation: 'refused' })
    .route({ method: 'POST', path: '/sources/{id}/runs', successStatus: 202 })
    .errors({ SOURCE_BUSY: { status: 409 } })
    .input(bySource)
    .output(ingestRunSchema),
  stopRun: call({ role: 'operator', scope: 'session', impersonation: 'refused' })
    .route({ method: 'POST', path: '/sources/{id}/runs/{runId}/stop' })
    .input(bySource.extend({ runId: uuid }))
    .output(ok),
  // Changes an API key and the address it is sent to, so no token and no supporter may.
  update: call({ role: 'operator', scope: 'session', impersonation: 'refused' })
    .route({ method: 'PATCH', path: '/sources/{id}' })
    .input(
      bySource.extend({
        enabled: z.boolean().optional(),
        schedule: z.string().max(100).nullable().optional(),
        /** Write-only; null removes it. */
        apiKey: z.string().trim().min(1).max(500).nullable().optional(),
        options: limitedRecord(z.string().max(64), z.string().max(500), { max: 50 }).optional(),
      }),
    )
    .output(sourceSchema),
  getIndexing: call({ role: 'operator', scope: 'session', impersonation: 'allowed' })
    .route({ method: 'GET', path: '/indexing' })
    .output(indexingStateSchema),
  /** Makes quarantined changes due immediately; `retried` is their number. */
  retryIndexing: call({ role: 'operator', scope: 'session', impersonation: 'refused' })
    .route({ method: 'POST', path: '/indexing/retry' })
    .input(nothing)
    .output(z.object({ retried: z.number().int() })),
  /** Removes all data of the sample workspace (SRC-10). */
  removeSample: call({ role: 'operator', scope: 'session', impersonation: 'refused' })
    .route({ method: 'DELETE', path: '/sample' })
    .input(nothing)
    .output(z.object({ removedDocuments: z.number().int() })),
};
