import type { IngestCounts, RunFiles } from '@rotunda/contract';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, DatabaseHandle } from '../../../platform/database/create-database.ts';
import type { IdSource } from '../../../platform/ids.ts';
import type { InputEntry, Source } from '../../../sources/source.ts';

export interface IngestDeps {
  database: Database;
  clock: Clock;
  ids: IdSource;
}

export interface IngestRequest {
  source: Source;
  mode: 'file' | 'live';
  /** Display name of the input: the given path, or the endpoint. */
  input: string;
  /** Fingerprint of the input; a stopped run over the same input is resumed. */
  fingerprint: string;
  entries: AsyncIterable<InputEntry>;
  /** A queued run to execute; without it a new run is created. */
  runId?: string;
  /**
   * Returns the share of the input, from 0 to 1, that precedes the records yielded so far; null while too little is
   * known. The total number of records is estimated from it.
   */
  share?(): number | null;
  /** Returns the outcome of the files after all were read; a live run has none. */
  files?(): RunFiles;
  onProgress?(progress: IngestProgress): void;
  /** Checkpoint from which to continue reading the live endpoint. */
  checkpoint?: LiveCheckpoint;
  /**
   * Allows the last run's figures to be returned without reading the input again, if that run over the same fingerprint
   * finished and nothing of this source has changed since.
   */
  mayRepeat?: boolean;
  /**
   * Lets records without a date replace stored ones that look newer. An operator says so once; records that their
   * publisher dates never replace newer ones.
   */
  acceptsOlder?: boolean;
  /** Called before each pause with the reason why the database is unavailable; the run continues on its own. */
  onWait?(reason: string): void;
  signal?: AbortSignal;
}

export interface LiveCheckpoint {
  /**
   * Returns the last checkpoint the endpoint reported. It is read when a batch is complete, and covers that batch's
   * records and no later ones, provided that the source yields the records of an entry before it requests the next
   * entry. Every live source does.
   */
  current(): string | null;
  /** Saves the checkpoint in the same transaction as the records it covers. */
  save(tx: DatabaseHandle, checkpoint: string): Promise<void>;
}

export interface IngestProgress extends IngestCounts {
  runId: string;
  /** Total number of records; null while unknown. */
  expected: number | null;
  /** Part of `read` that an earlier process read before this run was resumed. */
  readBefore: number;
  /** Milliseconds since this process started the run. */
  elapsedMs: number;
}

/** Summary of a run. `read` equals the sum of the other four counts. */
export interface IngestSummary extends IngestCounts {
  source: string;
  runId: string;
  seconds: number;
  /** Null for a live run. */
  files: RunFiles | null;
  /** Run whose figures are repeated because neither the input nor anything of this source has changed since. */
  repeats?: string;
}
