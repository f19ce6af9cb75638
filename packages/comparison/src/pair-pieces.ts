import type { Edit } from './edits.ts';
import { heaviestChain } from './heaviest-chain.ts';
import type { TokenMatches } from './token-matches.ts';
import type { Piece, TokenRange, TokenStream } from './token-stream.ts';

/** Two paragraphs or headings side by side, as indexes of pieces; null where a side has no counterpart. */
export interface PiecePair {
  left: number | null;
  right: number | null;
}

interface SharedWords {
  left: number;
  right: number;
  words: number;
}

/**
 * Aligns paragraphs in reading order. It pairs those that share the most kept words in the same order; between these,
 * those with the same letter, or a single paragraph on each side.
 */
export function pairPieces(
  left: TokenStream,
  right: TokenStream,
  leftPieces: TokenRange,
  rightPieces: TokenRange,
  edits: readonly Edit[],
  matches: TokenMatches,
): PiecePair[] {
  const shared = countShared(left, right, leftPieces, edits, matches);
  const values = Int32Array.from(shared, (each) => each.right - rightPieces.from);
  const weights = Float64Array.from(shared, (each) => each.words);
  const chosen: SharedWords[] = [];
  for (const index of strictChain(shared, values, rightPieces.to - rightPieces.from, weights)) {
    const each = shared[index];
    if (each !== undefined && each.left !== chosen.at(-1)?.left) chosen.push(each);
  }
  const pairs: PiecePair[] = [];
  let leftFrom = leftPieces.from;
  let rightFrom = rightPieces.from;
  for (const each of [...chosen, { left: leftPieces.to, right: rightPieces.to }]) {
    const [leftGap, rightGap] = [
      { from: leftFrom, to: each.left },
      { from: rightFrom, to: each.right },
    ];
    // Pushes in a loop, because a gap may have more pairs than a call can take as arguments.
    for (const pair of pairGap(left, right, leftGap, rightGap)) pairs.push(pair);
    if (each.left < leftPieces.to) pairs.push({ left: each.left, right: each.right });
    leftFrom = each.left + 1;
    rightFrom = each.right + 1;
  }
  return pairs;
}

/**
 * Finds the heaviest chain with at most one right paragraph for each left one. Sorting the rows of a left paragraph by
 * descending right paragraph makes a strictly increasing chain pick only one of them.
 */
function strictChain(shared: SharedWords[], values: Int32Array, bound: number, weights: Float64Array): number[] {
  const order = [...shared.keys()].sort((a, b) => {
    return (shared[a]?.left ?? 0) - (shared[b]?.left ?? 0) || (shared[b]?.right ?? 0) - (shared[a]?.right ?? 0);
  });
  const ordered = Int32Array.from(order, (index) => values[index] ?? 0);
  const orderedWeights = Float64Array.from(order, (index) => weights[index] ?? 0);
  return heaviestChain(ordered, bound, orderedWeights).map((index) => order[index] ?? 0);
}

/** Counts the kept words each pair of paragraphs shares, except those inside joined changes. */
function countShared(
  left: TokenStream,
  right: TokenStream,
  leftPieces: TokenRange,
  edits: readonly Edit[],
  matches: TokenMatches,
): SharedWords[] {
  const shared: SharedWords[] = [];
  const to = left.pieces[leftPieces.to - 1]?.to ?? 0;
  let edit = 0;
  for (let at = left.pieces[leftPieces.from]?.from ?? to; at < to; at += 1) {
    while (edit < edits.length && (edits[edit]?.leftTo ?? 0) <= at) edit += 1;
    if (at >= (edits[edit]?.leftFrom ?? to) || !matches.isLeftKept(at)) continue;
    const leftPiece = left.getPiece[at] ?? 0;
    const rightPiece = right.getPiece[matches.rightByLeft[at] ?? 0] ?? 0;
    const last = shared.at(-1);
    if (last !== undefined && last.left === leftPiece && last.right === rightPiece) last.words += 1;
    else shared.push({ left: leftPiece, right: rightPiece, words: 1 });
  }
  return shared;
}

function pairGap(left: TokenStream, right: TokenStream, leftGap: TokenRange, rightGap: TokenRange): PiecePair[] {
  const pairs: PiecePair[] = [];
  let leftAt = leftGap.from;
  const isLone = leftGap.to - leftGap.from === 1 && rightGap.to - rightGap.from === 1;
  const names = new NamedPieces(left, leftGap, isLone);
  for (let rightAt = rightGap.from; rightAt < rightGap.to; rightAt += 1) {
    const found = names.next(right.pieces[rightAt], leftAt);
    if (found === undefined) {
      pairs.push({ left: null, right: rightAt });
      continue;
    }
    for (; leftAt < found; leftAt += 1) pairs.push({ left: leftAt, right: null });
    pairs.push({ left: found, right: rightAt });
    leftAt = found + 1;
  }
  for (; leftAt < leftGap.to; leftAt += 1) pairs.push({ left: leftAt, right: null });
  return pairs;
}

/** Index of a gap's pieces by name, because a section may have a hundred thousand of them. */
class NamedPieces {
  readonly #isLone: boolean;
  /** Places by name, in descending order. */
  readonly #places = new Map<string, number[]>();

  constructor({ pieces }: TokenStream, { from, to }: TokenRange, isLone: boolean) {
    this.#isLone = isLone;
    for (let at = to - 1; at >= from; at -= 1) {
      const name = this.#getName(pieces[at]);
      if (name === null) continue;
      const known = this.#places.get(name);
      if (known === undefined) this.#places.set(name, [at]);
      else known.push(at);
    }
  }

  /** Returns the first piece at or after `from` with the name of the other text's piece. `from` must never decrease. */
  next(piece: Piece | undefined, from: number): number | undefined {
    const name = this.#getName(piece);
    const places = name === null ? undefined : this.#places.get(name);
    while (places !== undefined && (places.at(-1) ?? from) < from) places.pop();
    return places?.at(-1);
  }

  /** Names headings alike and paragraphs by their number; a single paragraph on each side needs no number. */
  #getName(piece: Piece | undefined): string | null {
    if (piece === undefined) return null;
    if (piece.paragraph === -1) return 'heading';
    if (this.#isLone) return 'paragraph';
    return piece.number === null ? null : `number ${piece.number}`;
  }
}
