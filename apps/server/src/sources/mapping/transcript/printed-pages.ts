/** A printed line without its number; blank lines are kept. */
export interface PrintedLine {
  /** Trimmed. */
  text: string;
  /** Columns before the text. */
  indent: number;
}

export interface PrintedPage {
  /** As printed; undefined when there is none. */
  number: number | undefined;
  lines: PrintedLine[];
}

/**
 * Maximum number of pages missing between two page numbers. A larger gap means that the number is not a page number.
 */
const MAX_MISSING = 5;

/**
 * Splits a stenographic record printed to text into pages. Page and line numbers are removed, and so is the header or
 * footer that most pages share. A text without page numbers is one page.
 */
export function printedPages(text: string): PrintedPage[] {
  const pages: PrintedPage[] = [{ number: undefined, lines: [] }];
  let before = '';
  let lastLine = 0;
  for (const raw of getLines(text)) {
    const page = pages.at(-1);
    const number = getPageNumber(raw, before, page?.number);
    if (number !== undefined) {
      pages.push({ number, lines: [] });
      lastLine = 0;
    } else {
      const numbered = withoutNumber(raw, lastLine + 1);
      if (numbered !== null) lastLine += 1;
      const line = numbered ?? raw;
      page?.lines.push({ text: line.trim(), indent: line.length - line.trimStart().length });
    }
    before = raw;
  }
  return withoutFurniture(withFirstNumber(pages));
}

// oxlint-disable-next-line no-control-regex -- the marks of printers in the text, form feeds among them
const CONTROL = /[\u0000-\u0008\u000B-\u001F\u007F]/g;

function getLines(text: string): string[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.replaceAll('\t', '    ').replace(CONTROL, '').trimEnd() || getBlank(line));
}

/** Keeps the length of a blank line, which shows where a page number was broken off its line. */
function getBlank(line: string): string {
  return ' '.repeat(line.length);
}

/**
 * Returns the page number: a number alone far to the right, or at the left of the next line where the line was broken.
 */
function getPageNumber(line: string, before: string, last: number | undefined): number | undefined {
  const isBroken = before.length >= 40 && before.trim() === '';
  const [, digits] =
    /^\s*page\s+(\d{1,5})$/i.exec(line) ??
    /^\W{30,}(\d{1,5})$/.exec(line) ??
    (isBroken ? /^(\d{1,5})$/.exec(line) : null) ??
    [];
  if (digits === undefined) return undefined;
  const number = Number(digits);
  return last === undefined || (number > last && number <= last + MAX_MISSING) ? number : undefined;
}

/** Returns the line with its number replaced by spaces; null if it does not begin with the expected number. */
function withoutNumber(line: string, expected: number): string | null {
  const [lead, digits] = /^\s{0,9}(\d{1,2})(?=\s|$)/.exec(line) ?? [];
  return lead === undefined || Number(digits) !== expected ? null : ' '.repeat(lead.length) + line.slice(lead.length);
}

/** Fewer lines before the first page number are the header of that page. */
const MIN_LINES = 6;

/** Numbers the first page, which has no number in many records. */
function withFirstNumber([first, second, ...rest]: PrintedPage[]): PrintedPage[] {
  if (first === undefined) return [];
  if (second === undefined) return [first];
  if (first.lines.filter(({ text }) => text !== '').length < MIN_LINES) {
    return [{ ...second, lines: [...first.lines, ...second.lines] }, ...rest];
  }
  const number = second.number === undefined || second.number < 2 ? undefined : second.number - 1;
  return [{ ...first, number }, second, ...rest];
}

const EDGE_LINES = 3;
const MIN_PAGES = 5;

/** Removes lines that most pages begin or end with, such as the hearing's name or the stenographer's address. */
function withoutFurniture(pages: readonly PrintedPage[]): PrintedPage[] {
  if (pages.length < MIN_PAGES) return [...pages];
  const counts = new Map<string, number>();
  for (const page of pages) for (const text of getEdges(page)) counts.set(text, (counts.get(text) ?? 0) + 1);
  const isFurniture = (text: string) => (counts.get(text) ?? 0) >= Math.max(MIN_PAGES, pages.length * 0.6);
  return pages.map((page) => {
    const edges = getEdges(page);
    return { ...page, lines: page.lines.filter(({ text }) => !(edges.has(text) && isFurniture(text))) };
  });
}

function getEdges({ lines }: PrintedPage): ReadonlySet<string> {
  const texts = lines.flatMap(({ text }) => (text === '' ? [] : [text]));
  return new Set([...texts.slice(0, EDGE_LINES), ...texts.slice(-EDGE_LINES)]);
}
