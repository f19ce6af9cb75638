export interface MarkedText {
  text: string;
  marks: [number, number][];
}

const BEFORE = 40;
const LENGTH = 220;

/**
 * Returns an excerpt of a text that begins shortly before its first mark, cut at word boundaries, with the marks inside
 * it.
 * @param marks Ascending and not overlapping.
 * @param before Most characters shown before the first mark.
 */
export function excerptAround(text: string, marks: readonly [number, number][], before = BEFORE): MarkedText {
  const first = marks[0]?.[0] ?? 0;
  const start = first <= before ? 0 : wordStartAfter(text, first - before, first);
  const end = start + LENGTH >= text.length ? text.length : wordEndBefore(text, start + LENGTH, marks[0]?.[1] ?? 0);
  const prefix = start > 0 ? '…' : '';
  const suffix = end < text.length ? '…' : '';
  return {
    text: `${prefix}${text.slice(start, end).replaceAll(/\s/g, ' ')}${suffix}`,
    marks: marks
      .filter(([from, to]) => from >= start && to <= end)
      .map(([from, to]) => [from - start + prefix.length, to - start + prefix.length]),
  };
}

function wordStartAfter(text: string, offset: number, limit: number): number {
  for (let place = offset; place < limit; place += 1) if (/\s/.test(text.charAt(place))) return place + 1;
  return characterStart(text, offset);
}

function wordEndBefore(text: string, offset: number, limit: number): number {
  for (let place = offset; place > limit; place -= 1) if (/\s/.test(text.charAt(place))) return place;
  return characterStart(text, offset);
}

/** Returns the position itself, or the one before it if it falls between the two code units of a character. */
function characterStart(text: string, place: number): number {
  const isWithin = (text.codePointAt(place - 1) ?? 0) > 0xffff;
  return isWithin ? place - 1 : place;
}
