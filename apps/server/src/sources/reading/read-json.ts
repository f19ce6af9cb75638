import type { InputEntry } from '../source.ts';
import { checkJsonBounds } from './check-json-bounds.ts';
import { truncateRaw } from './quarantined.ts';
import { readLines } from './read-lines.ts';
import { readText } from './read-text.ts';
import { UnreadableInputError } from './unreadable-input-error.ts';

/**
 * Reads the whole entry as JSON, which is not validated yet.
 * @throws UnreadableInputError when it is not JSON (the reason says where), or as readText.
 */
export async function readJson(entry: InputEntry): Promise<unknown> {
  return parseJson(await readText(entry));
}

/** @throws UnreadableInputError when the text is not JSON, or exceeds the nesting or size limits of one record. */
export function parseJson(text: string): unknown {
  checkJsonBounds(text);
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const reason = text.trim() === '' ? 'the file is empty, not JSON' : `not valid JSON: ${message}`;
    throw new UnreadableInputError(reason, { cause: error, raw: text });
  }
}

/** One line of JSON lines: its value, or the reason why this line failed. Blank lines are skipped. */
export type JsonLine =
  | { ok: true; position: string; value: unknown }
  | { ok: false; position: string; reason: string; raw: string };

/**
 * Reads JSON lines, one value at a time; `position` is `path:line`.
 * @throws UnreadableInputError as readLines.
 */
export async function* readJsonLines(entry: InputEntry): AsyncGenerator<JsonLine> {
  for await (const read of readLines(entry)) {
    const position = `${entry.path}:${read.line}`;
    if (!read.ok) {
      yield { ok: false, position, reason: read.reason, raw: truncateRaw(read.raw) };
      continue;
    }
    if (read.text.trim() === '') continue;
    let line: JsonLine;
    try {
      line = { ok: true, position, value: parseJson(read.text) };
    } catch (error) {
      if (!(error instanceof UnreadableInputError)) throw error;
      line = { ok: false, position, reason: error.reason, raw: truncateRaw(read.text) };
    }
    yield line;
  }
}
