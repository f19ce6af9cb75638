import { readTextAsSent } from '../../reading/read-text-as-sent.ts';
import { UnreadableInputError } from '../../reading/unreadable-input-error.ts';
import type { InputEntry } from '../../source.ts';

/** The record of a session that lasts a day and a night has 2 MB and 40,000 lines. */
const MAX_BYTES = 16 * 1024 ** 2;
const MAX_LINES = 400_000;

/**
 * Reads the text of a transcript.
 * @throws UnreadableInputError when it is larger than any transcript, or cannot be read
 */
export async function readRecordText(entry: InputEntry): Promise<string> {
  const text = await readTextAsSent(entry, MAX_BYTES);
  let lines = 1;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) lines += 1;
  if (lines <= MAX_LINES) return text;
  throw new UnreadableInputError(`the record has ${lines} lines, more than ${MAX_LINES}`, { raw: text });
}
