import { UnreadableInputError } from '../reading/unreadable-input-error.ts';

const LINE = /^([A-Za-z][A-Za-z ]{0,30}):(.*)$/;

export interface TranscriptFile {
  /** Values by line name, in lowercase with `_` for spaces. */
  head: ReadonlyMap<string, string>;
  body: string;
}

/**
 * Reads the lines `Name: value` at the beginning, up to the first empty line, and the text after it. A line that begins
 * with a space continues the previous one.
 * @throws UnreadableInputError for a line of the head that is neither, and for a name that occurs twice
 */
export function readHead(text: string): TranscriptFile {
  const [lines, body] = parted(text.replace(/^\uFEFF/, ''));
  const head = new Map<string, string>();
  let last: string | undefined;
  for (const [index, line] of lines.entries()) {
    const [, written, value = ''] = LINE.exec(line) ?? [];
    const name = written?.trim().toLowerCase().replace(/ +/g, '_');
    if (last !== undefined && /^\s/.test(line)) head.set(last, `${head.get(last) ?? ''} ${line.trim()}`);
    else if (name === undefined)
      throw new UnreadableInputError(`line ${index + 1} of the header is not “Name: value”`, { raw: text });
    else if (head.has(name)) throw new UnreadableInputError(`the header has ${name} twice`, { raw: text });
    else {
      head.set(name, value.trim());
      last = name;
    }
  }
  return { head, body };
}

/** Longer heads are invalid, so that a text without a head is not searched to its end. */
const MAX_LINES = 60;

function parted(text: string): [lines: string[], body: string] {
  const lines: string[] = [];
  let start = 0;
  while (lines.length < MAX_LINES) {
    const end = text.indexOf('\n', start);
    const line = text.slice(start, end < 0 ? undefined : end).replace(/\r$/, '');
    if (line.trim() === '') return [lines, end < 0 ? '' : text.slice(end + 1)];
    lines.push(line);
    if (end < 0) break;
    start = end + 1;
  }
  throw new UnreadableInputError('no empty line after the header', { raw: text });
}
