import type { Edit } from './edits.ts';
import type { TokenMatches } from './token-matches.ts';
import type { TokenRange, TokenStream } from './token-stream.ts';

/** Most words an edit is moved by, so that long repetitions do not take quadratic time. */
const MAX_SLIDE = 200;

/**
 * Moves insertions and deletions, among equally short ways to mark them, to where a paragraph, sentence or clause
 * begins: "[The fee is $5.] The" rather than "The [fee is $5. The]".
 */
export function slideEdits(
  edits: readonly Edit[],
  left: TokenStream,
  right: TokenStream,
  leftRange: TokenRange,
  rightRange: TokenRange,
  matches: TokenMatches,
  breakRank: (code: number) => number,
): void {
  for (const [index, edit] of edits.entries()) {
    const isInsertion = edit.leftFrom === edit.leftTo;
    if (!isInsertion && edit.rightFrom !== edit.rightTo) continue;
    const stream = isInsertion ? right : left;
    const from = isInsertion ? edit.rightFrom : edit.leftFrom;
    const to = isInsertion ? edit.rightTo : edit.leftTo;
    if (hasMoved(from, to, isInsertion, matches)) continue;
    const before = edits[index - 1];
    const behind = edits[index + 1];
    const floor = Math.max(
      isInsertion ? (before?.rightTo ?? rightRange.from) : (before?.leftTo ?? leftRange.from),
      from - MAX_SLIDE,
    );
    const ceiling = Math.min(
      isInsertion ? (behind?.rightFrom ?? rightRange.to) : (behind?.leftFrom ?? leftRange.to),
      to + MAX_SLIDE,
    );
    const shift = bestShift(stream, from, to, floor, ceiling, breakRank);
    if (shift !== 0) slide(edit, shift, isInsertion, matches);
  }
}

function hasMoved(from: number, to: number, isInsertion: boolean, matches: TokenMatches): boolean {
  for (let at = from; at < to; at += 1)
    if (isInsertion ? matches.isRightMoved(at) : matches.isLeftMoved(at)) return true;
  return false;
}

function bestShift(
  stream: TokenStream,
  from: number,
  to: number,
  floor: number,
  ceiling: number,
  breakRank: (code: number) => number,
): number {
  const { codes, exact } = stream;
  let best = 0;
  let bestRank = rankAt(stream, from, to, breakRank);
  for (let shift = -1; from + shift >= floor && exact[from + shift] === exact[to + shift]; shift -= 1) {
    const rank = rankAt(stream, from + shift, to + shift, breakRank);
    if (rank > bestRank) [best, bestRank] = [shift, rank];
  }
  for (let shift = 1; to + shift <= ceiling && codes[from + shift - 1] === codes[to + shift - 1]; shift += 1) {
    if (exact[from + shift - 1] !== exact[to + shift - 1]) break;
    const rank = rankAt(stream, from + shift, to + shift, breakRank);
    if (rank > bestRank) [best, bestRank] = [shift, rank];
  }
  return best;
}

/** Ranks how natural it is to begin before the word `from` and to end before the word `to`. */
function rankAt(stream: TokenStream, from: number, to: number, breakRank: (code: number) => number): number {
  return boundaryRank(stream, from, breakRank) + boundaryRank(stream, to, breakRank);
}

function boundaryRank({ getPiece, codes }: TokenStream, at: number, breakRank: (code: number) => number): number {
  if (at === 0 || at >= codes.length || getPiece[at] !== getPiece[at - 1]) return 4;
  return breakRank(codes[at - 1] ?? 0);
}

/**
 * Shifts an edit: the words at one end become kept and those at the other changed, while the opposite words stay the
 * same.
 */
function slide(edit: Edit, shift: number, isInsertion: boolean, matches: TokenMatches): void {
  const step = shift > 0 ? 1 : -1;
  for (let done = 0; done !== shift; done += step) {
    if (isInsertion) {
      const kept = step > 0 ? edit.rightTo : edit.rightFrom - 1;
      const freed = step > 0 ? edit.rightFrom : edit.rightTo - 1;
      const opposite = matches.leftByRight[kept] ?? 0;
      matches.remove(opposite, kept);
      matches.add(opposite, freed, 1);
    } else {
      const kept = step > 0 ? edit.leftTo : edit.leftFrom - 1;
      const freed = step > 0 ? edit.leftFrom : edit.leftTo - 1;
      const opposite = matches.rightByLeft[kept] ?? 0;
      matches.remove(kept, opposite);
      matches.add(freed, opposite, 1);
    }
    shiftEdit(edit, step);
  }
}

function shiftEdit(edit: Edit, step: number): void {
  edit.leftFrom += step;
  edit.leftTo += step;
  edit.rightFrom += step;
  edit.rightTo += step;
}
