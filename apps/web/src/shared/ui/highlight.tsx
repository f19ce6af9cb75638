import type { ReactNode } from 'react';

/** UTF-16 offsets `[start, end)` into the text. */
export type Mark = readonly [start: number, end: number];

/**
 * Sorts and clips marks and merges overlapping or adjacent ones, because those from a server may be in any order and
 * exceed the text.
 */
export function normalizeMarks(marks: readonly Mark[], length: number): Mark[] {
  const joined: [number, number][] = [];
  const inside = marks
    .map(([start, end]): [number, number] => [Math.max(0, start), Math.min(length, end)])
    .filter(([start, end]) => end > start)
    .sort((a, b) => a[0] - b[0]);
  for (const [start, end] of inside) {
    const last = joined.at(-1);
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else joined.push([start, end]);
  }
  return joined;
}

/**
 * Trims spaces and punctuation from both ends of a mark; null if it contains no word. A mark from the server may end
 * with the comma or quotation mark after a phrase.
 */
export function trimMark(text: string, [start, end]: Mark): Mark | null {
  const words = /[\p{L}\p{N}§$](?:.*[\p{L}\p{N}\p{M}%])?/su.exec(text.slice(start, end));
  if (words === null) return null;
  const from = start + words.index;
  const to = from + words[0].length;
  return [from, to < end && isClosedBy(words[0], text[to]) ? to + 1 : to];
}

/** The period of `U.S.` and the parenthesis of `12(a)` belong to the words before them. */
function isClosedBy(words: string, next: string | undefined): boolean {
  if (next === '.') return /(?:^|\P{L})\p{L}(?:\.\p{L})+$/u.test(words);
  return next === ')' && words.lastIndexOf('(') > words.lastIndexOf(')');
}

/**
 * Truncates the start of a text so that its first mark is visible on one line: `…incorporates nonpublic competitor data
 * to set…`. The excerpt starts at a word at most `lead` characters before the mark.
 */
export function excerptAround(text: string, marks: readonly Mark[], lead = 14): { text: string; marks: Mark[] } {
  const first = normalizeMarks(marks, text.length)[0]?.[0] ?? 0;
  if (first <= lead) return { text, marks: [...marks] };
  const space = text.indexOf(' ', first - lead);
  const cut = space === -1 || space >= first ? first : space + 1;
  const shift = 1 - cut;
  return {
    text: `…${text.slice(cut)}`,
    marks: marks.filter(([, end]) => end > cut).map(([start, end]): Mark => [Math.max(1, start + shift), end + shift]),
  };
}

export interface HighlightProps {
  text: string;
  marks: readonly Mark[];
  /** Index of the current mark of next/previous, starting at 0. */
  current?: number;
  /** Gives every mark the id `{idPrefix}-{n}`, so that it can be scrolled to. */
  idPrefix?: string;
}

/** Renders a text with its matches marked. The text is never parsed as HTML. */
export function Highlight({ text, marks, current, idPrefix }: HighlightProps) {
  const parts: ReactNode[] = [];
  let at = 0;
  for (const [index, mark] of normalizeMarks(marks, text.length).entries()) {
    const trimmed = trimMark(text, mark);
    if (trimmed === null) continue;
    const [start, end] = trimmed;
    if (start > at) parts.push(text.slice(at, start));
    parts.push(
      <mark
        key={start}
        {...(index === current ? { 'data-current': 'true' } : {})}
        {...(idPrefix ? { id: `${idPrefix}-${index}` } : {})}
      >
        {text.slice(start, end)}
      </mark>,
    );
    at = end;
  }
  if (at < text.length) parts.push(text.slice(at));
  return <>{parts}</>;
}
