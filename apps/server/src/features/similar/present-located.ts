import type { LocatedPassage, Words } from '@rotunda/similarity';
import { endOfWords } from '../../platform/end-of-words.ts';
import type { DocumentStream } from '../documents/index.ts';

/** Where a passage stands in a version's text, as a reader is shown it. */
export interface ShownPassage {
  sectionId: string | null;
  sectionLabel: string | null;
  /** As the reader's address names it; null for text that stands in no block. */
  place: { section: number; block: number | null; offset: number } | null;
  /** The wording there; marked is what is the passage's. */
  excerpt: { text: string; marks: [number, number][] };
}

type PlacedText = Pick<DocumentStream, 'text' | 'sections' | 'blocks'>;

/** @param most characters of the excerpt; what is longer ends with an ellipsis */
export function presentLocated(text: PlacedText, words: Words, located: LocatedPassage, most: number): ShownPassage {
  const start = words.starts[located.from] ?? 0;
  const end = words.ends[located.to - 1] ?? start;
  const section = text.sections.findLast((one) => one.start <= start);
  // Numbers of blocks stand between blocks: what begins with one begins with the block behind it.
  const block = text.blocks?.find((one) => one.end > start);
  return {
    sectionId: section?.sectionId ?? null,
    sectionLabel: section?.label || null,
    place:
      block === undefined
        ? null
        : { section: block.section, block: block.block, offset: Math.max(0, start - block.start) },
    excerpt: excerptOf(
      text.text,
      openedAt(text.text, start),
      closedAt(text.text, end),
      sameRanges(words, located),
      most,
    ),
  };
}

/** Words in a row as one range. */
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

/** With the brackets and quotation marks before its first word. */
function openedAt(text: string, start: number): number {
  let at = start;
  while (/[([“‘"']/.test(text.charAt(at - 1))) at--;
  return at;
}

/** With the marks behind its last word. */
function closedAt(text: string, end: number): number {
  let at = end;
  while (/[)\]”’"'.,;:—]/.test(text.charAt(at))) at++;
  return at;
}

function excerptOf(
  text: string,
  start: number,
  end: number,
  ranges: readonly [number, number][],
  most: number,
): ShownPassage['excerpt'] {
  const isCut = end - start > most;
  const last = isCut ? start + endOfWords(text.slice(start, start + most + 1), most) : end;
  return {
    text: text.slice(start, last).replaceAll(/\s/g, ' ') + (isCut ? '…' : ''),
    marks: ranges.flatMap(([from, to]): [number, number][] =>
      from >= last ? [] : [[from - start, Math.min(to, last) - start]],
    ),
  };
}
