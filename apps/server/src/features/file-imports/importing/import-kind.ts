import type { FileImportKind, ImportMapping, ImportOutcome } from '@rotunda/contract';
import type { DatabaseHandle } from '../../../platform/database/create-database.ts';
import type { Actor } from '../../../platform/request-context.ts';

/** A line of a file, for every kind of import. */
export interface ReadLine {
  /** Line number in the file, starting at 1. */
  line: number;
  /** Beginning of the line as written. */
  raw: string;
}

/** A line that cannot be imported, with the reason. */
export interface FaultyLine extends ReadLine {
  reason: string;
}

/** Effect that importing a line would have, as the dry run shows it. */
export interface PlannedLine {
  line: number;
  name: string;
  detail: string;
  outcome: ImportOutcome;
}

export interface PlannedChunk {
  planned: readonly PlannedLine[];
  faulty: readonly FaultyLine[];
}

/** Organization, user and time of an import. */
export interface ImportBy {
  organizationId: string;
  userId: string;
  nowTs: number;
}

/** Lines of a file that are processed together. */
export interface LineChunk {
  count: number;
  /**
   * Plans some of the lines and optionally writes them.
   *
   * @param writes false for the dry run, and for lines that an interrupted run has already written
   */
  importPart(
    tx: DatabaseHandle,
    by: ImportBy,
    part: { from: number; to: number; writes: boolean },
  ): Promise<PlannedChunk>;
}

/** A kind of content a file may have: the fields of its columns and how its lines are imported. */
export interface ImportKind {
  kind: FileImportKind;
  /** Column names that other programs use for each field, in letters only; the first field with a name wins. */
  columnNames: Readonly<Record<string, readonly string[]>>;
  /** Returns why columns of these fields cannot be imported; null when they can. */
  refuseFields(fields: readonly string[]): string | null;
  /**
   * Passes the lines to `use` in chunks and in order. Each chunk is read after the previous one has been processed.
   * @throws FileError
   */
  readLines(
    content: Uint8Array,
    table: { mapping: ImportMapping; withWords: boolean },
    use: (chunk: LineChunk) => Promise<void>,
  ): Promise<void>;
  /**
   * Runs in the last transaction of an import, also of one that failed after writing something: notifies the pages and
   * writes the audit entry.
   */
  finish(
    tx: DatabaseHandle,
    actor: Pick<Actor, 'organizationId' | 'userId' | 'impersonatorId'>,
    done: FinishedImport,
  ): Promise<void>;
}

export interface FinishedImport {
  importId: string;
  fileName: string;
  newRows: number;
  changedRows: number;
}

/** Plans valid lines and, if `writes` is set, writes them. */
export type ImportLines<Line extends ReadLine> = (
  tx: DatabaseHandle,
  by: ImportBy,
  lines: readonly Line[],
  writes: boolean,
) => Promise<PlannedChunk>;

/** Combines the lines as read with the kind's function for the valid ones. */
export function createChunk<Line extends ReadLine>(
  lines: readonly (Line | FaultyLine)[],
  importLines: ImportLines<Line>,
): LineChunk {
  const isFaulty = (line: Line | FaultyLine): line is FaultyLine => 'reason' in line;
  return {
    count: lines.length,
    importPart: async (tx, by, { from, to, writes }) => {
      const part = lines.slice(from, to);
      const good = part.filter((line): line is Line => !isFaulty(line));
      const { planned, faulty } = await importLines(tx, by, good, writes);
      return { planned, faulty: [...part.filter(isFaulty), ...faulty] };
    },
  };
}
