/** A segment of the search text as the box colors it. */
export interface QuerySegment {
  text: string;
  kind: 'plain' | 'keyword' | 'operator' | 'phrase';
  /** Whether the segment is where the server cannot parse the text. */
  isFaulty: boolean;
}

export interface FaultPosition {
  /** UTF-16 offsets into the text. */
  position: number;
  length: number;
}

/**
 * Highlighted parts of a search text: field names, upper-case operators with their distances, and quoted phrases. This
 * is visual only, because the server's parser decides what a text means.
 */
const PARTS =
  /(?<phrase>["“”„‟«»][^"“”„‟«»]*["“”„‟«»]?)|(?<keyword>(?<![\p{L}\p{N}])(?:boolean|bill|legislation|title|summary|text|sponsor):)|(?<operator>(?<![^\s()])(?:AND|OR|NOT|NEAR|ADJ|\|{1,2}|&&|(?:w|near|pre|adj|n|p)?\/\d+|(?:near:?|adj|w|~)\d+)(?![^\s()])|(?<![^\s(])[-!+](?=["“(\p{L}\p{N}])|(?<=["”])~\d+(?![^\s()]))/giu;

/** Operators that are ordinary words in lowercase. */
const OPERATOR_WORDS: ReadonlySet<string> = new Set(['AND', 'OR', 'NOT', 'NEAR', 'ADJ']);

function getKind(match: RegExpMatchArray): QuerySegment['kind'] {
  const { phrase, keyword, operator } = match.groups ?? {};
  if (phrase !== undefined) return 'phrase';
  if (keyword !== undefined) return 'keyword';
  if (operator === undefined) return 'plain';
  return OPERATOR_WORDS.has(operator) || !/^(?:\p{L}+|W\d+)$/u.test(operator) ? 'operator' : 'plain';
}

function cutAtError(segment: QuerySegment, start: number, fault: FaultPosition): QuerySegment[] {
  const end = start + segment.text.length;
  const from = Math.min(Math.max(fault.position, start), end);
  const to = Math.min(Math.max(fault.position + Math.max(1, fault.length), start), end);
  if (from >= to) return [segment];
  const part = (begin: number, stop: number, isFaulty: boolean): QuerySegment => ({
    ...segment,
    text: segment.text.slice(begin - start, stop - start),
    isFaulty,
  });
  return [part(start, from, false), part(from, to, true), part(to, end, false)].filter((one) => one.text !== '');
}

/** Splits the text into consecutive segments that together make up the whole text. */
export function markQueryText(text: string, fault: FaultPosition | null = null): QuerySegment[] {
  const segments: QuerySegment[] = [];
  let at = 0;
  const add = (part: string, kind: QuerySegment['kind']) => {
    if (part === '') return;
    const segment: QuerySegment = { text: part, kind, isFaulty: false };
    segments.push(...(fault === null ? [segment] : cutAtError(segment, at, fault)));
    at += part.length;
  };
  for (const match of text.matchAll(PARTS)) {
    add(text.slice(at, match.index), 'plain');
    add(match[0], getKind(match));
  }
  add(text.slice(at), 'plain');
  return segments;
}
