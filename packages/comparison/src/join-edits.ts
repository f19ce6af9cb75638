import type { Edit } from './edits.ts';
import type { TokenStream } from './token-stream.ts';

/** Changes with no more telling words than this between them read as one. */
const MAX_WORDS_BETWEEN = 3;

/** Joins neighboring changes of a paragraph; function words like "of the" between them do not count. */
export function joinEdits(
  edits: readonly Edit[],
  left: TokenStream,
  right: TokenStream,
  isMeaningful: (code: number) => boolean,
): Edit[] {
  const joined: Edit[] = [];
  for (const edit of edits) {
    const last = joined.at(-1);
    if (last !== undefined && canJoin(last, edit, left, right, isMeaningful)) {
      last.leftTo = edit.leftTo;
      last.rightTo = edit.rightTo;
    } else joined.push({ ...edit });
  }
  return joined;
}

function canJoin(
  a: Edit,
  b: Edit,
  left: TokenStream,
  right: TokenStream,
  isMeaningful: (code: number) => boolean,
): boolean {
  let meaningful = 0;
  for (let at = a.leftTo; at < b.leftFrom; at += 1) {
    if (isMeaningful(left.codes[at] ?? 0)) meaningful += 1;
    if (meaningful > MAX_WORDS_BETWEEN) return false;
  }
  return (
    isOnePiece(left, Math.max(a.leftFrom, a.leftTo - 1), Math.min(b.leftTo, b.leftFrom + 1)) &&
    isOnePiece(right, Math.max(a.rightFrom, a.rightTo - 1), Math.min(b.rightTo, b.rightFrom + 1))
  );
}

function isOnePiece(stream: TokenStream, from: number, to: number): boolean {
  return to <= from || stream.getPiece[from] === stream.getPiece[to - 1];
}
