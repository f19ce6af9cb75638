import type { InputEntry } from '../source.ts';
import { decodeUtf8, utf8Chunks } from './decode-text.ts';
import { UnreadableInputError } from './unreadable-input-error.ts';

/** A line of the file, or the reason and beginning of one that cannot be used; `line` counts from 1. */
export type InputLine =
  | { ok: true; line: number; text: string }
  | { ok: false; line: number; reason: string; raw: string };

/** A bill with all its sections is under 3 MB in one line. */
export const MAX_LINE_BYTES = 32 * 1024 ** 2;
const MAX_KEPT_LINE = 64 * 1024;
const LINE_FEED = 0x0a;

/**
 * Reads lines without their endings (LF or CRLF). A line that is not UTF-8 or is longer than `maxLineBytes` fails
 * alone.
 * @throws UnreadableInputError when the stream breaks; the reason names the line reached.
 */
export async function* readLines(
  entry: InputEntry,
  { maxLineBytes = MAX_LINE_BYTES }: { maxLineBytes?: number } = {},
): AsyncGenerator<InputLine> {
  const collected = new LineBytes(maxLineBytes);
  let line = 1;
  try {
    for await (const chunk of utf8Chunks(entry)) {
      let start = 0;
      for (let end = chunk.indexOf(LINE_FEED); end >= 0; end = chunk.indexOf(LINE_FEED, start)) {
        collected.add(chunk.subarray(start, end));
        yield collected.take(line);
        line += 1;
        start = end + 1;
      }
      if (start < chunk.length) collected.add(chunk.subarray(start));
    }
  } catch (error) {
    if (!(error instanceof UnreadableInputError)) throw error;
    throw new UnreadableInputError(`${error.reason}; reading stopped in line ${line}`, { cause: error });
  }
  if (!collected.isEmpty()) yield collected.take(line);
}

/** The bytes of the line being read; only the beginning of an overlong line is kept. */
class LineBytes {
  private parts: Buffer[] = [];
  private length = 0;

  constructor(private readonly maxBytes: number) {}

  isEmpty(): boolean {
    return this.length === 0;
  }

  add(bytes: Buffer): void {
    this.length += bytes.length;
    if (this.length > this.maxBytes) this.parts = [Buffer.from(Buffer.concat(this.parts).subarray(0, MAX_KEPT_LINE))];
    else this.parts.push(bytes);
  }

  take(line: number): InputLine {
    const { parts, length } = this;
    this.parts = [];
    this.length = 0;
    let bytes = Buffer.concat(parts);
    if (length > this.maxBytes) {
      return {
        ok: false,
        line,
        reason: `the line is longer than ${this.maxBytes} bytes`,
        raw: bytes.toString('latin1'),
      };
    }
    if (bytes.at(-1) === 0x0d) bytes = bytes.subarray(0, -1);
    try {
      return { ok: true, line, text: decodeUtf8(bytes) };
    } catch (error) {
      if (!(error instanceof UnreadableInputError)) throw error;
      return { ok: false, line, reason: `${error.reason} of the line`, raw: bytes.toString('latin1') };
    }
  }
}
