import type { InputEntry, ParsedRecord } from '../source.ts';
import { describeReadError } from './describe-read-error.ts';
import { unreadableReason } from './input-entry.ts';
import { quarantined } from './quarantined.ts';
import { UnreadableInputError } from './unreadable-input-error.ts';

/**
 * A source's `parse` for sources whose files stand alone: runs `parseEntry` on each entry and turns what cannot be
 * read into one quarantined record, after whatever the entry yielded before the fault. Faults of the program pass.
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
        if (!(error instanceof UnreadableInputError)) throw error;
        const { reason, raw } = describeReadError(error);
        yield quarantined(entry.path, reason, raw);
      }
    }
  };
}
