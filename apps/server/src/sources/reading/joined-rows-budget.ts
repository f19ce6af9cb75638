import type { CsvRow } from './read-csv.ts';
import { UnreadableInputError } from './unreadable-input-error.ts';

/** Rows of one folder's tables held at once; the largest real session of a state has some 1.6 million, 40 MB of text. */
const MAX_ROWS = 2_000_000;
const MAX_CHARACTERS = 150 * 1024 ** 2;
/** What a field costs beside its text, in characters. */
const FIELD = 8;

/** What the tables of one folder may take of the memory while they wait to be joined. */
export class JoinedRowsBudget {
  private rows = 0;
  private characters = 0;

  /** @throws UnreadableInputError naming the limit and the row, when there is no room for it */
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
