import type { IngestCounts, RunFiles } from '@rotunda/contract';
import type { Clock } from '../../platform/clock.ts';
import type { Database, DatabaseHandle } from '../../platform/database/create-database.ts';
import type { IdSource } from '../../platform/ids.ts';
import type { InputEntry, Source } from '../../sources/source.ts';

export interface IngestDeps {
  database: Database;
  clock: Clock;
  ids: IdSource;
}

export interface IngestRequest {
  source: Source;
  mode: 'file' | 'live';
  /** What a person reads: the path given, or the endpoint. */
  input: string;
  /** Of the input; a stopped run over the same one is gone on with. */
  fingerprint: string;
  entries: AsyncIterable<InputEntry>;
  /** A run already queued, to be filled in; without it a run is made. */
  runId?: string;
  /**
   * How much of the input lies behind the records handed on so far, 0 up to 1; null while too little is known. From it
   * and from the records met follows how many there will be in all.
   */
  share?(): number | null;
  /** What became of the files, once all were gone through; of a live run there are none. */
  files?(): RunFiles;
  onProgress?(progress: IngestProgress): void;
  /** Where the live endpoint is to be read on from. */
  checkpoint?: LiveCheckpoint;
  /**
   * When the last run over the same fingerprint finished and nothing of this source has changed since, its figures are
   * answered without reading anything again.
   */
  mayRepeat?: boolean;
  /** Told before each pause why the database cannot be used; the run goes on by itself. */
  onWait?(reason: string): void;
  signal?: AbortSignal;
}

export interface LiveCheckpoint {
  /**
   * The last one the endpoint gave. Taken down when a batch is complete: it covers that batch's records and no later ones,
   * as long as the source hands on the records of an entry before it asks for the next, as every live one does.
   */
  current(): string | null;
  /** In the same transaction as the records it covers. */
  save(tx: DatabaseHandle, checkpoint: string): Promise<void>;
}

export interface IngestProgress extends IngestCounts {
  runId: string;
  /** Records in all; null while unknown. */
  expected: number | null;
  /** Those of `read` that an earlier process read, before a run that was cut off went on here. */
  readBefore: number;
  /** Milliseconds since this process began. */
  elapsedMs: number;
}

/** `read` equals the sum of the other four. */
export interface IngestSummary extends IngestCounts {
  source: string;
  runId: string;
  seconds: number;
  /** Null for a live run. */
  files: RunFiles | null;
  /** The run whose figures are repeated because neither the input nor anything of this source changed since. */
  repeats?: string;
}
