import type { ComparedRowSide, ComparedRun } from '@rotunda/contract';

/** A segment of text as it is rendered: in both texts, in one of them, or moved. */
export interface TextSegment {
  text: string;
  kind: 'same' | 'struck' | 'inserted' | 'moved';
  /** Number of the change; 0 for none. */
  change: number;
  /** For moved text, key of the section it came from or went to. */
  other?: string;
}

const sameText = (text: string): TextSegment => ({ text, kind: 'same', change: 0 });

/**
 * Whether a run differs only in capitals, punctuation or paragraph letters. Such runs are not marked but folded into
 * the text.
 */
const isMinor = (run: ComparedRun) => run.weight !== 'words';

function getSegment(text: string, run: ComparedRun): TextSegment {
  if (isMinor(run)) return sameText(text);
  return { text, kind: run.kind, change: run.change, ...(run.other === undefined ? {} : { other: run.other }) };
}

/** Returns the segments of one side. */
export function segmentsOfSide({ text, runs }: ComparedRowSide): TextSegment[] {
  const segments: TextSegment[] = [];
  let at = 0;
  for (const run of runs) {
    if (run.start > at) segments.push(sameText(text.slice(at, run.start)));
    segments.push(getSegment(text.slice(run.start, run.end), run));
    at = run.end;
  }
  if (at < text.length) segments.push(sameText(text.slice(at)));
  return segments;
}

/** A word, a doubled quotation mark or any other single mark. Between changes, both texts have equally many of them. */
const TOKEN = /[\p{L}\p{N}]+|``|''|[^\s\p{L}\p{N}]/gu;
const countTokens = (text: string) => text.match(TOKEN)?.length ?? 0;

interface PlacedRun {
  /** Number of tokens of unchanged text before it. */
  after: number;
  run: ComparedRun;
  text: string;
  hasSpaceBefore: boolean;
}

function placeRuns({ text, runs }: ComparedRowSide): PlacedRun[] {
  let at = 0;
  let after = 0;
  return runs.map((run) => {
    after += countTokens(text.slice(at, run.start));
    at = run.end;
    return { after, run, text: text.slice(run.start, run.end), hasSpaceBefore: /\s$/.test(text.slice(0, run.start)) };
  });
}

/** Merges both sides into one column: the right text, with text that only the left has at its original place. */
export function segmentsInline(left: ComparedRowSide | null, right: ComparedRowSide | null): TextSegment[] {
  if (right === null) return left === null ? [] : segmentsOfSide(left);
  if (left === null) return segmentsOfSide(right);
  const removedRuns = placeRuns(left).filter(({ run }) => !isMinor(run));
  const segments: TextSegment[] = [];
  let next = 0;
  let passed = 0;
  const addRemovedUpTo = (tokens: number) => {
    for (; next < removedRuns.length && (removedRuns[next]?.after ?? 0) <= tokens; next += 1) {
      const { run, text, hasSpaceBefore } = removedRuns[next] ?? {};
      if (run === undefined || text === undefined) return;
      const before = segments.at(-1)?.text ?? '';
      if (hasSpaceBefore && before !== '' && !/\s$/.test(before)) segments.push(sameText(' '));
      segments.push(getSegment(text, run), sameText(' '));
    }
  };
  for (const segment of segmentsOfSideWithRuns(right)) {
    if (segment.isRun) {
      addRemovedUpTo(passed);
      segments.push(segment);
      continue;
    }
    for (const piece of piecesAt(segment.text, removedRuns, passed)) {
      addRemovedUpTo(passed);
      segments.push(sameText(piece));
      passed += countTokens(piece);
    }
  }
  addRemovedUpTo(Number.POSITIVE_INFINITY);
  return joined(segments);
}

/**
 * Like `segmentsOfSide`, but says which segments are runs. Runs that are not marked have no tokens in common with the
 * other side.
 */
function segmentsOfSideWithRuns(side: ComparedRowSide): (TextSegment & { isRun: boolean })[] {
  const starts = new Set(side.runs.map((run) => run.start));
  let at = 0;
  return segmentsOfSide(side).map((segment) => {
    const isRun = starts.has(at);
    at += segment.text.length;
    return { ...segment, isRun };
  });
}

/** Cuts unchanged text where the left text has text of its own. */
function piecesAt(text: string, removedRuns: readonly PlacedRun[], passed: number): string[] {
  const cuts = removedRuns.map(({ after }) => after - passed).filter((cut) => cut > 0);
  const ends: number[] = [];
  let tokens = 0;
  for (const match of text.matchAll(TOKEN)) {
    tokens += 1;
    if (cuts.includes(tokens)) ends.push(match.index + match[0].length);
  }
  const bounds = [0, ...ends, text.length];
  return bounds.slice(1).flatMap((end, index) => {
    const piece = text.slice(bounds[index], end);
    return piece === '' ? [] : [piece];
  });
}

/** Joins unchanged neighbors, with one space where several meet, and none before punctuation or at the end. */
function joined(segments: readonly TextSegment[]): TextSegment[] {
  const whole: TextSegment[] = [];
  for (const segment of segments) {
    const last = whole.at(-1);
    const ends = last === undefined || /\s$/.test(last.text);
    const text = ends && segment.kind === 'same' ? segment.text.replace(/^\s+/, '') : segment.text;
    if (text === '') continue;
    if (last?.kind === 'same' && last.text === ' ' && segment.kind === 'same' && /^[,.;:)\]]/.test(text))
      last.text = text;
    else if (last?.kind === 'same' && segment.kind === 'same') last.text += text;
    else whole.push({ ...segment, text });
  }
  return whole.at(-1)?.text.trim() === '' ? whole.slice(0, -1) : whole;
}
