import type { InputEntry, ParsedRecord } from '../source.ts';
import { unreadableReason } from './input-entry.ts';
import { quarantined } from './quarantined.ts';
import { UnreadableInputError } from './unreadable-input-error.ts';

/**
 * A source's `parse` for sources whose files stand alone: runs `parseEntry` on each entry and turns what cannot be
 * read into one quarantined record, after whatever the entry yielded before the fault.
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
        yield faultOf(entry, error);
      }
    }
  };
}

/**
 * What stopped the reading of a file, as its quarantined record. A fault of this program says that it is one: thrown, it
 * would stop every run over a folder at the same file.
 */
export function faultOf(entry: InputEntry, error: unknown): ParsedRecord {
  if (error instanceof UnreadableInputError) return quarantined(entry.path, error.reason, error.raw);
  const shown = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  return quarantined(entry.path, `${PROGRAM_FAULT}, and the rest of it is not read (${shown})`, '');
}

/** Begins the reason of a file at which this program failed; a check over many files looks for it. */
export const PROGRAM_FAULT = 'this program failed at the file';
