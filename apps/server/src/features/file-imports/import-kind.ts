import type { FileImportKind, ImportMapping, ImportOutcome } from '@rotunda/contract';
import type { DatabaseHandle } from '../../platform/database/create-database.ts';
import type { Actor } from '../../platform/request-context.ts';

/** A line of a file, whatever a kind reads in it. */
export interface ReadLine {
  /** In the file; the first is 1. */
  line: number;
  /** The beginning of the line. */
  raw: string;
}

/** A line that cannot be imported, and why. */
export interface FaultyLine extends ReadLine {
  reason: string;
}

/** What a line would do, as the dry run shows it. */
export interface PlannedLine {
  line: number;
  name: string;
  detail: string;
  outcome: ImportOutcome;
}

export interface PlannedPortion {
  planned: readonly PlannedLine[];
  faulty: readonly FaultyLine[];
}

/** Who imports a file, and when. */
export interface ImportBy {
  organisationId: string;
  userId: string;
  nowTs: number;
}

/** Lines of a file that are dealt with at once. */
export interface LinesPortion {
  count: number;
  /**
   * Plans some of the lines and writes them as planned.
   *
   * @param writes false for the dry run, and for lines that a run which was cut off has written
   */
  take(tx: DatabaseHandle, by: ImportBy, part: { from: number; to: number; writes: boolean }): Promise<PlannedPortion>;
}

/** What a file may list: what its columns hold, and what becomes of its lines. */
export interface ImportKind {
  kind: FileImportKind;
  /** Fields with the names that programs give their columns, letters alone; the first that knows a name has it. */
  columnNames: Readonly<Record<string, readonly string[]>>;
  /** Why columns of these fields make nothing; null where they do. */
  refuseFields(fields: readonly string[]): string | null;
  /**
   * Hands over the lines in portions, in their order, each read when the one before has been dealt with.
   * @throws FileFault
   */
  readLines(
    content: Uint8Array,
    table: { mapping: ImportMapping; withWords: boolean },
    use: (portion: LinesPortion) => Promise<void>,
  ): Promise<void>;
  /** After the import, in its last transaction: tells the pages and writes down who did it. */
  finish(
    tx: DatabaseHandle,
    actor: Pick<Actor, 'organisationId' | 'userId' | 'impersonatorId'>,
    done: FinishedImport,
  ): Promise<void>;
}

export interface FinishedImport {
  importId: string;
  fileName: string;
  newRows: number;
  changedRows: number;
}

/** Plans lines that can be read, and writes them as planned. */
export type TakeLines<Line extends ReadLine> = (
  tx: DatabaseHandle,
  by: ImportBy,
  lines: readonly Line[],
  writes: boolean,
) => Promise<PlannedPortion>;

/** Lines as they were read, with what a kind does with those that can be. */
export function portionOf<Line extends ReadLine>(
  lines: readonly (Line | FaultyLine)[],
  takeLines: TakeLines<Line>,
): LinesPortion {
  const isFaulty = (line: Line | FaultyLine): line is FaultyLine => 'reason' in line;
  return {
    count: lines.length,
    take: async (tx, by, { from, to, writes }) => {
      const part = lines.slice(from, to);
      const good = part.filter((line): line is Line => !isFaulty(line));
      const { planned, faulty } = await takeLines(tx, by, good, writes);
      return { planned, faulty: [...part.filter(isFaulty), ...faulty] };
    },
  };
}
