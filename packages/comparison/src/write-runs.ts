import type { Place, SectionDraft } from './section-draft.ts';
import type { TokenMatches } from './token-matches.ts';
import type { TokenStream } from './token-stream.ts';
import type { Run, RunWeight } from './types.ts';
import type { Vocabulary } from './vocabulary.ts';

interface Texts {
  left: TokenStream;
  right: TokenStream;
  matches: TokenMatches;
  vocabulary: Vocabulary;
  /** Keys of the sections that contain each left unit. */
  leftKeys: readonly string[];
  rightKeys: readonly string[];
}

/** Runs of one side, by piece. */
export type RunsByPiece = Map<number, Run[]>;

/** Returns the runs of both sides of a section, in order within each piece. */
export function writeRuns(draft: SectionDraft, texts: Texts): { left: RunsByPiece; right: RunsByPiece } {
  const left: RunsByPiece = new Map();
  const right: RunsByPiece = new Map();
  for (const place of draft.places) {
    writePlace(texts.left, place.leftFrom, place.leftTo, place, left, (at) => {
      if (!texts.matches.isLeftMoved(at)) return 'struck';
      return { other: keyAt(texts.right, texts.matches.rightByLeft[at] ?? 0, texts.rightKeys) };
    });
    writePlace(texts.right, place.rightFrom, place.rightTo, place, right, (at) => {
      if (!texts.matches.isRightMoved(at)) return 'inserted';
      return { other: keyAt(texts.left, texts.matches.leftByRight[at] ?? 0, texts.leftKeys) };
    });
  }
  writeFolded(draft, texts, left, right);
  for (const runs of [...left.values(), ...right.values()]) runs.sort((a, b) => a.start - b.start);
  return { left, right };
}

function keyAt(stream: TokenStream, at: number, keys: readonly string[]): string {
  return keys[stream.pieces[stream.getPiece[at] ?? 0]?.unit ?? 0] ?? '';
}

type Mark = 'struck' | 'inserted' | { other: string };

function writePlace(
  stream: TokenStream,
  from: number,
  to: number,
  place: Place,
  runs: RunsByPiece,
  getMark: (at: number) => Mark,
): void {
  let last: Run | undefined;
  let lastPiece = -1;
  for (let at = from; at < to; at += 1) {
    const piece = stream.getPiece[at] ?? 0;
    const mark = getMark(at);
    const kind = typeof mark === 'string' ? mark : 'moved';
    const other = typeof mark === 'string' ? undefined : mark.other;
    const end = stream.ends[at] ?? 0;
    if (last !== undefined && piece === lastPiece && last.kind === kind && last.other === other) last.end = end;
    else {
      last = { start: stream.starts[at] ?? 0, end, kind, weight: place.weight, change: place.change };
      if (other !== undefined) last.other = other;
      push(runs, piece, last);
    }
    lastPiece = piece;
  }
}

/** Adds runs for kept words that are written with other capitals or marks. */
function writeFolded(draft: SectionDraft, texts: Texts, leftRuns: RunsByPiece, rightRuns: RunsByPiece): void {
  if (draft.left === null || draft.right === null) return;
  const { left, right, matches, vocabulary } = texts;
  const from = left.pieces[left.unitPieces[draft.left] ?? 0]?.from ?? 0;
  const to = left.pieces[(left.unitPieces[draft.left + 1] ?? 0) - 1]?.to ?? 0;
  let place = 0;
  let open: { left: Run; right: Run; leftAt: number; rightAt: number } | undefined;
  for (let at = from; at < to; at += 1) {
    while ((draft.places[place]?.leftTo ?? to + 1) <= at) place += 1;
    if (at >= (draft.places[place]?.leftFrom ?? to) || !matches.isLeftKept(at)) continue;
    const rightAt = matches.rightByLeft[at] ?? 0;
    if (left.exact[at] === right.exact[rightAt]) continue;
    const weight = foldedWeight(left.exact[at] ?? 0, right.exact[rightAt] ?? 0, vocabulary);
    const goesOn =
      open?.leftAt === at - 1 &&
      open.rightAt === rightAt - 1 &&
      open.left.weight === weight &&
      left.getPiece[at] === left.getPiece[at - 1] &&
      right.getPiece[rightAt] === right.getPiece[rightAt - 1];
    if (open !== undefined && goesOn) {
      open.left.end = left.ends[at] ?? 0;
      open.right.end = right.ends[rightAt] ?? 0;
      Object.assign(open, { leftAt: at, rightAt });
      continue;
    }
    open = {
      left: runAt(left, at, 'struck', weight),
      right: runAt(right, rightAt, 'inserted', weight),
      leftAt: at,
      rightAt,
    };
    push(leftRuns, left.getPiece[at] ?? 0, open.left);
    push(rightRuns, right.getPiece[rightAt] ?? 0, open.right);
  }
}

function foldedWeight(left: number, right: number, { texts }: Vocabulary): RunWeight {
  return (texts[left] ?? '').toLowerCase() === (texts[right] ?? '').toLowerCase() ? 'case' : 'marks';
}

function runAt(stream: TokenStream, at: number, kind: 'struck' | 'inserted', weight: RunWeight): Run {
  return { start: stream.starts[at] ?? 0, end: stream.ends[at] ?? 0, kind, weight, change: 0 };
}

function push(runs: RunsByPiece, piece: number, run: Run): void {
  const existing = runs.get(piece);
  if (existing === undefined) runs.set(piece, [run]);
  else existing.push(run);
}
