/** A piece of a note, with the number of the executive order it names, if any. */
export interface DispositionPart {
  text: string;
  /** As written: `13062`, `11359-A`. */
  orderNumber?: string;
}

/** What happened, and to or by which documents: `Revoked by` with one item per order. */
export interface Disposition {
  /** As written by the publisher, without the colon; null for a separate remark. */
  label: string | null;
  items: DispositionPart[][];
}

const LABEL = /^([A-Z][A-Za-z ,()'-]{1,80}?)\s*:(?!\S*\d:)\s*/;
/** Matches labels without a colon: `Revoked by EO 13062, September 29, 1997`. */
const LABEL_WITHOUT_COLON = /^((?:[A-Z][a-z]+ )(?:[A-Za-z]+ ){0,6}?by|See|Amends|Revokes|Supersedes)\s+(?=EO\s?\d)/;
const ORDER = /\b(?:EO|E\.O\.|Executive Order)\s*(?:No\.\s*)?(\d{1,5}(?:-?[A-Z])?)(?!\w)/g;
/** Matches the date of an order that a stray semicolon separates from it, as after `EO 14101;`. */
const DAY_ALONE = /^[A-Z][a-z]+ \d{1,2}, \d{4}/;

/**
 * Parses the disposition notes of an executive order (federalregister.gov, National Archives): one label per line,
 * items separated by semicolons. Only spaces and separators are dropped.
 */
export function parseDispositionNotes(notes: string): Disposition[] {
  const dispositions: Disposition[] = [];
  for (const line of getLines(notes)) {
    const label = LABEL.exec(line) ?? LABEL_WITHOUT_COLON.exec(line);
    const items = getItems(label === null ? line : line.slice(label[0].length)).map(getParts);
    const previous = dispositions.at(-1);
    if (label?.[1] !== undefined) dispositions.push({ label: label[1].trim(), items });
    else if (previous?.label != null && /^EO\s?\d/.test(line)) previous.items.push(...items);
    else dispositions.push({ label: null, items: [getParts(line)] });
  }
  return dispositions;
}

/** Returns trimmed lines; some notes are separated by `;;`, and a few labels follow others on the same line. */
function getLines(notes: string): string[] {
  return notes
    .split(/[\r\n]+|;\s*(?=[A-Z][a-z]+(?: [a-z()]+){0,5}\s?:\s)/)
    .map((line) =>
      line
        .replace(/\s+/g, ' ')
        .replace(/^[; ]+/, '')
        .replace(/(?<![; ])[; ]+$/, ''),
    )
    .filter((line) => line !== '' && !/^[; ]+$/.test(line));
}

/** Splits at semicolons outside parentheses. */
function getItems(text: string): string[] {
  const items: string[] = [];
  let depth = 0;
  let from = 0;
  const close = (to: number) => {
    const item = text.slice(from, to).trim();
    const previous = items.length - 1;
    if (item !== '' && previous >= 0 && DAY_ALONE.test(item)) items[previous] += `; ${item}`;
    else if (item !== '') items.push(item);
    from = to + 1;
  };
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (character === '(') depth += 1;
    else if (character === ')') depth = Math.max(0, depth - 1);
    else if (character === ';' && depth === 0) close(at);
  }
  close(text.length);
  return items;
}

function getParts(item: string): DispositionPart[] {
  const parts: DispositionPart[] = [];
  let from = 0;
  for (const found of item.matchAll(ORDER)) {
    const [text, orderNumber] = found;
    if (orderNumber === undefined) continue;
    if (found.index > from) parts.push({ text: item.slice(from, found.index) });
    parts.push({ text, orderNumber });
    from = found.index + text.length;
  }
  if (from < item.length) parts.push({ text: item.slice(from) });
  return parts;
}
