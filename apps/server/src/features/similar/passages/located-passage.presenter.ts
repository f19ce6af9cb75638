import type { LocatedPassage, Words } from '@rotunda/similarity';
import { findCutPosition } from '../../../platform/find-cut-position.ts';
import type { DocumentStream } from '../../documents/index.ts';

/** A passage in the text of a version, as shown to a reader. */
export interface ShownPassage {
  sectionId: string | null;
  sectionLabel: string | null;
  /** Place as in the reader's URL; null for text outside any block. */
  place: { section: number; block: number | null; offset: number } | null;
  /** The wording in that text; the marks cover the words it shares with the passage. */
  excerpt: { text: string; marks: [number, number][] };
}

type PlacedText = Pick<DocumentStream, 'text' | 'sections' | 'blocks'>;

/**
 * Presents a located passage with its section and excerpt.
 * @param max characters of the excerpt; a longer one ends with an ellipsis
 */
export function presentLocated(text: PlacedText, words: Words, located: LocatedPassage, max: number): ShownPassage {
  const start = words.starts[located.from] ?? 0;
  const end = words.ends[located.to - 1] ?? start;
  const section = text.sections.findLast((one) => one.start <= start);
  // Block numbers lie between blocks, so a match that begins with a number belongs to the following block.
  const block = text.blocks?.find((one) => one.end > start);
  return {
    sectionId: section?.sectionId ?? null,
    sectionLabel: section?.label || null,
    place:
      block === undefined
        ? null
        : { section: block.section, block: block.block, offset: Math.max(0, start - block.start) },
    excerpt: getExcerpt(
      text.text,
      openedAt(text.text, start),
      closedAt(text.text, end),
      sameRanges(words, located),
      max,
    ),
  };
}

/** Merges consecutive words into one range. */
function sameRanges(words: Words, located: LocatedPassage): [number, number][] {
  const ranges: [number, number][] = [];
  let before = -2;
  for (const place of located.words) {
    const last = ranges.at(-1);
    const end = words.ends[place] ?? 0;
    if (last !== undefined && place === before + 1) last[1] = end;
    else ranges.push([words.starts[place] ?? 0, end]);
    before = place;
  }
  return ranges;
}

/** Extends the start to include brackets and quotation marks before the first word. */
function openedAt(text: string, start: number): number {
  let at = start;
  while (/[([“‘"']/.test(text.charAt(at - 1))) at--;
  return at;
}

/** Extends the end to include punctuation after the last word. */
function closedAt(text: string, end: number): number {
  let at = end;
  while (/[)\]”’"'.,;:—]/.test(text.charAt(at))) at++;
  return at;
}

function getExcerpt(
  text: string,
  start: number,
  end: number,
  ranges: readonly [number, number][],
  max: number,
): ShownPassage['excerpt'] {
  const isCut = end - start > max;
  const last = isCut ? start + findCutPosition(text.slice(start, start + max + 1), max) : end;
  return {
    text: text.slice(start, last).replaceAll(/\s/g, ' ') + (isCut ? '…' : ''),
    marks: ranges.flatMap(([from, to]): [number, number][] =>
      from >= last ? [] : [[from - start, Math.min(to, last) - start]],
    ),
  };
}
