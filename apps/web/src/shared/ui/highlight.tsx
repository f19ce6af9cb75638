import type { ReactNode } from 'react';

/** UTF-16 offsets `[start, end)` into the text. */
export type Mark = readonly [start: number, end: number];

/** Marks in order, inside of the text, overlapping and touching ones joined: what a server sends may be neither. */
export function normaliseMarks(marks: readonly Mark[], length: number): Mark[] {
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
 * A mark around words alone: without the blanks and punctuation at its ends, or null where it holds no word. What a
 * server marks may end with the comma or the quotation mark behind a phrase.
 */
export function trimMark(text: string, [start, end]: Mark): Mark | null {
  const words = /[\p{L}\p{N}§$](?:.*[\p{L}\p{N}\p{M}%])?/su.exec(text.slice(start, end));
  if (words === null) return null;
  const from = start + words.index;
  const to = from + words[0].length;
  return [from, to < end && isClosedBy(words[0], text[to]) ? to + 1 : to];
}

/** The period of `U.S.` and the bracket of `12(a)` belong to the words before them. */
function isClosedBy(words: string, next: string | undefined): boolean {
  if (next === '.') return /(?:^|\P{L})\p{L}(?:\.\p{L})+$/u.test(words);
  return next === ')' && words.lastIndexOf('(') > words.lastIndexOf(')');
}

/**
 * Cuts the text so that its first mark shows in one line: `…incorporates nonpublic competitor data to set…`. Begins at
 * a word at most `lead` characters before the mark.
 */
export function excerptAround(text: string, marks: readonly Mark[], lead = 14): { text: string; marks: Mark[] } {
  const first = normaliseMarks(marks, text.length)[0]?.[0] ?? 0;
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
  /** Which mark, counted from 0, is the current one of next/previous. */
  current?: number;
  /** Gives every mark an id `{idPrefix}-{n}`, so that it can be scrolled to. */
  idPrefix?: string;
}

/** Text with its matched places marked. Text stays text: nothing in it is read as HTML. */
export function Highlight({ text, marks, current, idPrefix }: HighlightProps) {
  const parts: ReactNode[] = [];
  let at = 0;
  for (const [index, mark] of normaliseMarks(marks, text.length).entries()) {
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
