import type { ComparedRowSide, ComparedRun } from '@rotunda/contract';

/** A stretch of text as it is rendered: in both texts, in one of them, or moved. */
export interface Stretch {
  text: string;
  kind: 'same' | 'struck' | 'inserted' | 'moved';
  /** Number of the change; 0 for none. */
  change: number;
  /** For moved text, key of the section it came from or went to. */
  other?: string;
}

const sameText = (text: string): Stretch => ({ text, kind: 'same', change: 0 });

/**
 * Whether a run differs only in capitals, punctuation or paragraph letters. Such runs are not marked but folded into
 * the text.
 */
const isMinor = (run: ComparedRun) => run.weight !== 'words';

function stretchOf(text: string, run: ComparedRun): Stretch {
  if (isMinor(run)) return sameText(text);
  return { text, kind: run.kind, change: run.change, ...(run.other === undefined ? {} : { other: run.other }) };
}

/** Returns the stretches of one side alone. */
export function stretchesOfSide({ text, runs }: ComparedRowSide): Stretch[] {
  const stretches: Stretch[] = [];
  let at = 0;
  for (const run of runs) {
    if (run.start > at) stretches.push(sameText(text.slice(at, run.start)));
    stretches.push(stretchOf(text.slice(run.start, run.end), run));
    at = run.end;
  }
  if (at < text.length) stretches.push(sameText(text.slice(at)));
  return stretches;
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
export function stretchesInline(left: ComparedRowSide | null, right: ComparedRowSide | null): Stretch[] {
  if (right === null) return left === null ? [] : stretchesOfSide(left);
  if (left === null) return stretchesOfSide(right);
  const gone = placeRuns(left).filter(({ run }) => !isMinor(run));
  const stretches: Stretch[] = [];
  let next = 0;
  let passed = 0;
  const strikeUpTo = (tokens: number) => {
    for (; next < gone.length && (gone[next]?.after ?? 0) <= tokens; next += 1) {
      const { run, text, hasSpaceBefore } = gone[next] ?? {};
      if (run === undefined || text === undefined) return;
      const before = stretches.at(-1)?.text ?? '';
      if (hasSpaceBefore && before !== '' && !/\s$/.test(before)) stretches.push(sameText(' '));
      stretches.push(stretchOf(text, run), sameText(' '));
    }
  };
  for (const stretch of stretchesOfSideApart(right)) {
    if (stretch.isRun) {
      strikeUpTo(passed);
      stretches.push(stretch);
      continue;
    }
    for (const piece of piecesAt(stretch.text, gone, passed)) {
      strikeUpTo(passed);
      stretches.push(sameText(piece));
      passed += countTokens(piece);
    }
  }
  strikeUpTo(Number.POSITIVE_INFINITY);
  return joined(stretches);
}

/**
 * Like `stretchesOfSide`, but says which stretches are runs. Runs that are not marked have no tokens in common with the
 * other side.
 */
function stretchesOfSideApart(side: ComparedRowSide): (Stretch & { isRun: boolean })[] {
  const starts = new Set(side.runs.map((run) => run.start));
  let at = 0;
  return stretchesOfSide(side).map((stretch) => {
    const isRun = starts.has(at);
    at += stretch.text.length;
    return { ...stretch, isRun };
  });
}

/** Cuts unchanged text where the left text has text of its own. */
function piecesAt(text: string, gone: readonly PlacedRun[], passed: number): string[] {
  const cuts = gone.map(({ after }) => after - passed).filter((cut) => cut > 0);
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
function joined(stretches: readonly Stretch[]): Stretch[] {
  const whole: Stretch[] = [];
  for (const stretch of stretches) {
    const last = whole.at(-1);
    const ends = last === undefined || /\s$/.test(last.text);
    const text = ends && stretch.kind === 'same' ? stretch.text.replace(/^\s+/, '') : stretch.text;
    if (text === '') continue;
    if (last?.kind === 'same' && last.text === ' ' && stretch.kind === 'same' && /^[,.;:)\]]/.test(text))
      last.text = text;
    else if (last?.kind === 'same' && stretch.kind === 'same') last.text += text;
    else whole.push({ ...stretch, text });
  }
  return whole.at(-1)?.text.trim() === '' ? whole.slice(0, -1) : whole;
}
