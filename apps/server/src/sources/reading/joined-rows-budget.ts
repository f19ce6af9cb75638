import type { CsvRow } from './read-csv.ts';
import { UnreadableInputError } from './unreadable-input-error.ts';

/**
 * Rows of one folder's tables in memory; the largest real session of a state has about 1.6 million, with 40 MB of text.
 */
const MAX_ROWS = 2_000_000;
const MAX_CHARACTERS = 150 * 1024 ** 2;
/** Overhead of a field besides its text, in characters. */
const FIELD = 8;

/** Limits the memory for the tables of one folder while they wait to be joined. */
export class JoinedRowsBudget {
  private rows = 0;
  private characters = 0;

  /** @throws UnreadableInputError naming the limit and the row when the limit is exceeded */
  count(row: CsvRow): void {
    if (!row.ok) return;
    this.rows += 1;
    for (const name in row.values) this.characters += FIELD + (row.values[name]?.length ?? 0);
    const reason =
      this.rows > MAX_ROWS
        ? `the tables of this folder hold more than ${MAX_ROWS} rows`
        : this.characters > MAX_CHARACTERS
          ? `the tables of this folder hold more than ${MAX_CHARACTERS} characters, with ${FIELD} for each field`
          : undefined;
    if (reason !== undefined) throw new UnreadableInputError(`${reason}; reading stopped in ${row.position}`);
  }
}
