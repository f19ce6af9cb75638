import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { ts } from './columns.ts';

export const sourceSettings = pgTable('source_settings', {
  source: text().primaryKey(),
  enabled: boolean().notNull().default(false),
  schedule: text(),
  /** Sealed with the installation's key; never leaves the server. */
  apiKeySealed: text(),
  options: jsonb().notNull().default({}),
  /** Position from which the live endpoint continues. */
  liveCheckpoint: text(),
  updatedTs: ts().notNull(),
});

export const ingestRuns = pgTable(
  'ingest_runs',
  {
    runId: uuid().primaryKey(),
    source: text().notNull(),
    mode: text().notNull(),
    input: text().notNull(),
    /** Fingerprint of the input files (paths, sizes, times); a checkpoint is valid only for the same input. */
    fingerprint: text().notNull(),
    state: text().notNull(),
    /** Records ingested, in the source's deterministic order; written in the same transaction as they are. */
    checkpoint: integer().notNull().default(0),
    read: integer().notNull().default(0),
    created: integer().notNull().default(0),
    updated: integer().notNull().default(0),
    unchanged: integer().notNull().default(0),
    /** Of the unchanged records, those older than what is stored. */
    older: integer().notNull().default(0),
    quarantined: integer().notNull().default(0),
    expected: integer(),
    startedTs: ts().notNull(),
    heartbeatTs: ts().notNull(),
    finishedTs: ts(),
    seconds: doublePrecision(),
    error: text(),
    /** Outcome for the given files; null for a live run and for an unfinished one. */
    files: jsonb().$type<{
      read: number;
      quarantined: number;
      notRead: number;
      examples: { path: string; reason: string }[];
    }>(),
    /** Set by an administrator; the run ends after the current batch. */
    stopRequested: boolean().notNull().default(false),
  },
  (t) => [
    index('ingest_runs_by_source').on(t.source, t.startedTs),
    check('ingest_runs_mode', sql`mode in ('file', 'live')`),
    check('ingest_runs_state', sql`state in ('queued', 'running', 'finished', 'failed', 'stopped', 'refused')`),
  ],
);

/** Records that could not be ingested, as received, with the reason. */
export const quarantine = pgTable(
  'quarantine',
  {
    quarantineId: uuid().primaryKey(),
    source: text().notNull(),
    runId: uuid().notNull(),
    position: text().notNull(),
    reason: text().notNull(),
    raw: text().notNull(),
    rawHash: text().notNull(),
    firstSeenTs: ts().notNull(),
    lastSeenTs: ts().notNull(),
  },
  (t) => [
    unique('quarantine_record').on(t.source, t.position, t.rawHash),
    index('quarantine_by_source').on(t.source, t.lastSeenTs),
  ],
);
