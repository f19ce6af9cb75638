import { decodeQuotedPrintable, isContinued, isQuotedPrintable } from './quoted-printable.ts';

/** One content line of an iCalendar file (RFC 5545, 3.1). */
export interface IcsLine {
  /** Uppercase. */
  name: string;
  /** By uppercase name, without quotation marks. */
  parameters: ReadonlyMap<string, string>;
  value: string;
  /** Number of the line in the file where it begins, starting at 1. */
  line: number;
}

/** Properties whose value never contains a colon, so that the last one begins it, whatever their parameters contain. */
const OF_TIMES = new Set(['DTSTART', 'DTEND', 'RECURRENCE-ID', 'EXDATE', 'RDATE']);
const CONTENT = /^([a-z0-9-]+)(?=[;:])/i;
/** What stands before the first line: a byte order mark, also one read in another encoding, or spaces. */
const MARK_BEFORE_BEGIN = /^[^a-z0-9]{1,16}(?=BEGIN:VCALENDAR)/i;
/** An extended date and time, which is not iCalendar but is written by some programs. */
const EXTENDED_TIME = /:\d{4}-\d{2}-\d{2}(?:T[\d:.]+(?:Z|[+-]\d{2}:?\d{2})?)?$/i;

/**
 * Splits a file into content lines. Folded lines are joined, whatever ends them. A line that is no content line
 * continues the text of the one before, because that is how programs write line breaks they forgot to escape.
 */
export function readIcsLines(text: string): IcsLine[] {
  const lines: IcsLine[] = [];
  for (const { content, line } of unfold(text)) {
    const name = CONTENT.exec(content)?.[1];
    if (name !== undefined) lines.push(parse(content, name, line));
    else if (lines.length > 0) appendTo(lines, content);
  }
  return lines;
}

function unfold(text: string): { content: string; line: number }[] {
  const unfolded: { pieces: string[]; line: number }[] = [];
  for (const [index, raw] of text
    .replaceAll('\0', '')
    .split(/\r\n|\n|\r/)
    .entries()) {
    const content = raw.replace(MARK_BEFORE_BEGIN, '');
    const last = unfolded.at(-1);
    if (last !== undefined && isContinued(last.pieces.join(''))) {
      last.pieces = [last.pieces.join('').slice(0, -1), content];
    } else if (/^[ \t]/.test(content) && last !== undefined) last.pieces.push(content.slice(1));
    else if (content.trim() !== '') unfolded.push({ pieces: [content], line: index + 1 });
  }
  return unfolded.map(({ pieces, line }) => ({ content: pieces.join(''), line }));
}

function appendTo(lines: IcsLine[], content: string): void {
  const last = lines.pop();
  if (last !== undefined) lines.push({ ...last, value: `${last.value}\\n${content}` });
}

function parse(content: string, written: string, line: number): IcsLine {
  const name = written.toUpperCase();
  const start = OF_TIMES.has(name) ? startOfTime(content) : startOfValue(content, written.length);
  return {
    name,
    parameters: getParameters(content.slice(written.length, start)),
    value: isQuotedPrintable(content)
      ? decodeQuotedPrintable(content.slice(start + 1)).trim()
      : content.slice(start + 1).trim(),
    line,
  };
}

/** Returns the position of the colon before the value. */
function startOfTime(content: string): number {
  return EXTENDED_TIME.exec(content)?.index ?? content.lastIndexOf(':');
}

/** Returns the position of the first colon outside quotation marks. */
function startOfValue(content: string, from: number): number {
  let isQuoted = false;
  for (let at = from; at < content.length; at += 1) {
    if (content[at] === '"') isQuoted = !isQuoted;
    else if (content[at] === ':' && !isQuoted) return at;
  }
  // A quotation mark that is never closed was not meant as one.
  const colon = content.indexOf(':', from);
  return colon === -1 ? content.length : colon;
}

function getParameters(text: string): Map<string, string> {
  const parameters = new Map<string, string>();
  for (const [, name = '', value = ''] of text.matchAll(/;([a-z0-9-]+)=("[^"]*"|[^;]*)/gi)) {
    parameters.set(name.toUpperCase(), value.replaceAll('"', '').trim());
  }
  return parameters;
}

const ESCAPED = /\\([\\;,nN"])/g;

/** Decodes a text value (RFC 5545, 3.3.11). */
export function icsText(value: string): string {
  return value.replaceAll(ESCAPED, (_, mark: string) => (/n/i.test(mark) ? '\n' : mark));
}
