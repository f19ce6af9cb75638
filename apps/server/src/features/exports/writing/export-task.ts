import type { ErrorCode, ExportCode, ExportType } from '@rotunda/contract';
import type { Actor } from '../../../platform/request-context.ts';
import type { ExportRequest } from '../export-request.ts';

/** What a thread is started with: it writes one file and ends. */
export interface ExportTask {
  connectionString: string;
  /** Where the file is written; there is none yet. */
  path: string;
  exportType: ExportType;
  request: ExportRequest;
  actor: Actor;
  baseUrl: string;
  timeZone: string;
}

/** What was written. */
export interface WrittenExport {
  rows: number;
  isCut: boolean;
  codes: ExportCode[];
  /** Of which the rows tell. */
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

/** What a thread says: how far it is, and how it ended. */
export type ExportMessage = { kind: 'progress'; done: number; total: number } | ExportEnd;

/**
 * Writes the file of a task.
 * @throws the signal's reason, or a fault; the file may then be there in part
 */
export type WriteTask = (
  task: ExportTask,
  run: { signal: AbortSignal; onProgress: (done: number, total: number) => void },
) => Promise<ExportEnd>;
