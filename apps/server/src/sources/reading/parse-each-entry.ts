import type { InputEntry, ParsedRecord } from '../source.ts';
import { unreadableReason } from './input-entry.ts';
import { quarantined } from './quarantined.ts';
import { UnreadableInputError } from './unreadable-input-error.ts';

/**
 * Builds the `parse` of sources whose files are independent: runs `parseEntry` on each entry and converts an error to
 * one quarantined record, after the records that the entry yielded before it.
 */
export function parseEachEntry(
  parseEntry: (entry: InputEntry) => AsyncIterable<ParsedRecord>,
): (entries: AsyncIterable<InputEntry>) => AsyncGenerator<ParsedRecord> {
  return async function* parse(entries) {
    for await (const entry of entries) {
      const known = unreadableReason(entry);
      if (known) {
        yield quarantined(entry.path, known.reason, known.raw);
        continue;
      }
      try {
        yield* parseEntry(entry);
      } catch (error) {
        yield getError(entry, error);
      }
    }
  };
}

/**
 * Returns the quarantined record of a file whose reading failed. A bug in this program is marked as one instead of
 * thrown, because it would stop every run over a folder at the same file.
 */
export function getError(entry: InputEntry, error: unknown): ParsedRecord {
  if (error instanceof UnreadableInputError) return quarantined(entry.path, error.reason, error.raw);
  const shown = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  return quarantined(entry.path, `${PROGRAM_FAULT}, and the rest of it is not read (${shown})`, '');
}

/** Prefix of the reason for a file on which this program failed; a check over many files searches for it. */
export const PROGRAM_FAULT = 'this program failed at the file';
