import type { Edit } from './edits.ts';
import type { TokenStream } from './token-stream.ts';
import type { RunWeight } from './types.ts';
import type { Vocabulary } from './vocabulary.ts';

const ENUMERATOR = /^(?:\d{1,3}[a-z]?|[a-z]{1,2}|[ivxl]{1,6})$/;

/** Classifies what an edit changes: words, only marks, or the letter that begins a paragraph. */
export function weightOfEdit(edit: Edit, left: TokenStream, right: TokenStream, vocabulary: Vocabulary): RunWeight {
  const leftWords = wordsIn(left, edit.leftFrom, edit.leftTo, vocabulary);
  const rightWords = wordsIn(right, edit.rightFrom, edit.rightTo, vocabulary);
  if (leftWords.length === rightWords.length && leftWords.every((word, at) => word === rightWords[at])) return 'marks';
  const isLetters =
    isEnumerator(left, edit.leftFrom, edit.leftTo, leftWords, vocabulary) &&
    isEnumerator(right, edit.rightFrom, edit.rightTo, rightWords, vocabulary);
  return isLetters ? 'number' : 'words';
}

function wordsIn(stream: TokenStream, from: number, to: number, { isWord }: Vocabulary): number[] {
  const words: number[] = [];
  for (let at = from; at < to; at += 1) {
    const code = stream.codes[at] ?? 0;
    if (isWord[code] === 1) words.push(code);
  }
  return words;
}

/** Whether the range is `(b)` or `2.` at the start of a paragraph, in texts that do not store letters separately. */
function isEnumerator(
  stream: TokenStream,
  from: number,
  to: number,
  words: readonly number[],
  { texts }: Vocabulary,
): boolean {
  const [word] = words;
  if (word === undefined || words.length > 1 || to - from > 4) return false;
  const piece = stream.pieces[stream.getPiece[from] ?? 0];
  if (piece === undefined || from - piece.from > 1) return false;
  const before = texts[stream.codes[piece.from] ?? 0];
  const behind = texts[stream.codes[from + words.length] ?? 0] ?? '';
  return (before === '(' || /^[.)]/.test(behind)) && ENUMERATOR.test(texts[word] ?? '');
}
