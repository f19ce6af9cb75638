import { MAX_WORD_LENGTH } from './term-kinds.ts';

const PLAIN = /^[a-z0-9]*$/;
// Letters that Unicode does not decompose but readers and typists do.
const LIGATURES: Readonly<Record<string, string>> = {
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  þ: 'th',
  ı: 'i',
  ς: 'σ',
};

/**
 * Folds case, accents, ligatures and compatibility forms: `Économie` → `economie`, `ﬁn` → `fin`, `Œuvre` → `oeuvre`.
 * The result is at most `MAX_WORD_LENGTH` lowercase letters and decimal digits, with dots between digits.
 */
export function foldWord(word: string): string {
  if (PLAIN.test(word)) return word.length > MAX_WORD_LENGTH ? word.slice(0, MAX_WORD_LENGTH) : word;
  const folded = word
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[æœßøđðłþıς]/g, (letter) => LIGATURES[letter] ?? letter)
    .replace(/[^\p{L}\p{Nd}.]/gu, '')
    .replace(/^\.+|\.(?!\p{Nd})/gu, '');
  return folded.length > MAX_WORD_LENGTH ? truncateWord(folded) : folded;
}

/** Cuts at the limit without splitting a surrogate pair. */
function truncateWord(text: string): string {
  const last = text.charCodeAt(MAX_WORD_LENGTH - 1);
  return text.slice(0, last >= 0xd800 && last < 0xdc00 ? MAX_WORD_LENGTH - 1 : MAX_WORD_LENGTH);
}
