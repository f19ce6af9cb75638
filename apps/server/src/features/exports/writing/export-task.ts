import type { ErrorCode, ExportCode, ExportType } from '@rotunda/contract';
import type { Actor } from '../../../platform/request-context.ts';
import type { ExportRequest } from '../requests/export-request.ts';

/** Input of a worker thread, which writes one file and ends. */
export interface ExportTask {
  connectionString: string;
  /** Path of the file to create. */
  path: string;
  exportType: ExportType;
  request: ExportRequest;
  actor: Actor;
  baseUrl: string;
  timeZone: string;
}

/** Result of a successful export. */
export interface WrittenExport {
  rows: number;
  isCut: boolean;
  codes: ExportCode[];
  /** Projects that the rows cover. */
  projectIds: string[];
  extension: string;
  mimetype: string;
}

/** How a task ended. */
export type ExportEnd =
  | { kind: 'written'; written: WrittenExport }
  | { kind: 'nothing'; codes: readonly ExportCode[] }
  /** A fault of the request, such as a search that takes too long. */
  | { kind: 'refused'; code: ErrorCode; message: string }
  | { kind: 'fault'; fault: string };

/** Messages of a thread: where its processor time is counted, its progress, and how it ended. */
export type ExportMessage =
  | { kind: 'loaded'; clock: string | null }
  | { kind: 'progress'; done: number; total: number }
  | ExportEnd;

/**
 * Writes the file of a task.
 * @throws the signal's reason, ThreadLimitError, or a fault; a partial file may then exist
 */
export type WriteTask = (
  task: ExportTask,
  run: { signal: AbortSignal; onProgress: (done: number, total: number) => void },
) => Promise<ExportEnd>;
