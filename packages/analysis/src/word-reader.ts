import {
  APOSTROPHE,
  getClass,
  DIGIT,
  HIGH_SURROGATE,
  IGNORED,
  isAstralWordCharacter,
  LETTER,
  MARK,
} from './character-class.ts';
import { MAX_WORD_LENGTH } from './term-kinds.ts';
import { CONTAINS_DIGIT, DOTTED, STARTS_WITH_DIGIT } from './word-list.ts';

// A random seed keeps a text from being crafted so that its hashes collide and each lookup becomes a linear scan. The
// tokens do not depend on it.
const HASH_SEED = Math.trunc(Math.random() * 2 ** 32) | 0;
const HASH_PRIME = 0x01000193;
const PLAIN_APOSTROPHE = 0x27;
const COMMA = 0x2c;
const NO_BREAK_SPACE = 0xa0;
const NARROW_NO_BREAK_SPACE = 0x202f;
export const DOT = 0x2e;

function isAsciiDigit(code: number): boolean {
  return code >= 0x30 && code <= 0x39;
}

/** Whether exactly three digits start at `at`, as after a thousands separator. */
function isThousandsGroup(text: string, at: number): boolean {
  return (
    isAsciiDigit(text.charCodeAt(at)) &&
    isAsciiDigit(text.charCodeAt(at + 1)) &&
    isAsciiDigit(text.charCodeAt(at + 2)) &&
    !isAsciiDigit(text.charCodeAt(at + 3))
  );
}

const MAX_ABBREVIATION = 3;

function isAsciiLetter(code: number): boolean {
  const small = code | 0x20;
  return small >= 0x61 && small <= 0x7a;
}

/** Counts the ASCII letters from `at` in steps of 1 or -1, at most one more than an abbreviation has. */
function countLetters(text: string, at: number, step: 1 | -1): number {
  let count = 0;
  while (count <= MAX_ABBREVIATION && isAsciiLetter(text.charCodeAt(at + count * step))) count++;
  return count;
}

/** Whether the period at `dot` stands within an abbreviation of two short words: `Ph.D.`, `M.Sc.`, not `epa.gov`. */
export function isAbbreviation(text: string, dot: number): boolean {
  const before = countLetters(text, dot - 1, -1);
  const after = countLetters(text, dot + 1, 1);
  if (before === 0 || after === 0 || before > MAX_ABBREVIATION || after > MAX_ABBREVIATION) return false;
  const end = dot + 1 + after;
  const isCapital = (text.charCodeAt(dot + 1) & 0x20) === 0;
  return (
    isCapital && text.charCodeAt(end) === DOT && !continuesWord(text, end + 1) && !isWithinWord(text, dot - before)
  );
}

function isWithinWord(text: string, at: number): boolean {
  return at > 0 && (text.charCodeAt(at - 1) === DOT || continuesWord(text, at - 1));
}

/** Whether a number with decimals starts at `at`: `2.5`. Numbers of up to four digits before the point are looked at. */
function isDecimal(text: string, at: number): boolean {
  let i = at;
  while (i - at < 4 && getClass(text.charCodeAt(i)) === DIGIT) i++;
  return text.charCodeAt(i) === DOT && getClass(text.charCodeAt(i + 1)) === DIGIT;
}

function continuesWord(text: string, at: number): boolean {
  if (at >= text.length) return false;
  const kind = getClass(text.charCodeAt(at));
  return kind === LETTER || kind === DIGIT || kind === MARK;
}

/**
 * Reads one word of a text at a time: its end and its lookup key (lowercase ASCII letters, plain apostrophes, no
 * thousands separators, no ignored characters). Looks at most six characters ahead.
 */
export class WordReader {
  /** Code units of the word just read: `key[0..length)`. */
  readonly key = new Uint16Array(MAX_WORD_LENGTH);
  length = 0;
  hash = HASH_SEED;
  /** Flags defined in `word-list.ts`. */
  flags = 0;
  letters = 0;
  /**
   * Digits in the last group of a word that is all digits, because a group such as `,234` may follow at most three; -1
   * once it has a letter.
   */
  private digitGroup = 0;

  begin(): void {
    this.length = 0;
    this.hash = HASH_SEED;
    this.flags = 0;
    this.letters = 0;
    this.digitGroup = 0;
  }

  /** Adds a code unit to the key; code units beyond `MAX_WORD_LENGTH` are ignored. */
  append(code: number): void {
    if (this.length === MAX_WORD_LENGTH) return;
    this.key[this.length++] = code;
    this.hash = Math.imul(this.hash ^ code, HASH_PRIME);
  }

  /** Reads the word that begins at `start` and returns the offset after it. */
  read(text: string, start: number): number {
    this.begin();
    let i = this.readPlainLetters(text, start);
    while (i < text.length) {
      const code = text.charCodeAt(i);
      const kind = getClass(code);
      if (kind === LETTER) this.appendLetter(code);
      else if (kind === DIGIT) {
        // `PM2.5` is the words of `PM 2.5`.
        if (this.letters > 0 && this.letters === this.length && isDecimal(text, i)) return i;
        this.appendDigit(code);
      } else if (kind === MARK) this.append(code);
      else if (kind === HIGH_SURROGATE) {
        if (!isAstralWordCharacter(text, i)) return i;
        this.appendPair(code, text.charCodeAt(++i));
      } else if (kind !== IGNORED) {
        const next = this.readThrough(text, code, kind, i);
        if (next < 0) return code === DOT && this.letters === 1 && this.length === 1 ? this.readDotted(text, i) : i;
        i = next;
        continue;
      }
      i++;
    }
    return i;
  }

  /** Reads the leading ASCII letters, usually the whole word, in the tightest possible loop. */
  private readPlainLetters(text: string, start: number): number {
    const { key } = this;
    const max = start + MAX_WORD_LENGTH;
    let hash = HASH_SEED;
    let i = start;
    for (; i < max; i++) {
      // Setting this bit lowercases capitals and turns no other character into a letter.
      const small = text.charCodeAt(i) | 0x20;
      if (small < 0x61 || small > 0x7a) break;
      key[i - start] = small;
      hash = Math.imul(hash ^ small, HASH_PRIME);
    }
    this.hash = hash;
    this.length = i - start;
    this.letters = i - start;
    if (i > start) this.digitGroup = -1;
    return i;
  }

  private appendLetter(code: number): void {
    this.letters++;
    this.digitGroup = -1;
    this.append(code >= 0x41 && code <= 0x5a ? code + 32 : code);
  }

  private appendDigit(code: number): void {
    if (this.digitGroup >= 0) this.digitGroup++;
    this.flags |= this.length === 0 ? STARTS_WITH_DIGIT | CONTAINS_DIGIT : CONTAINS_DIGIT;
    this.append(code);
  }

  private appendPair(high: number, low: number): void {
    this.letters += 2;
    this.digitGroup = -1;
    if (this.length > MAX_WORD_LENGTH - 2) return;
    this.append(high);
    this.append(low);
  }

  /** Returns the offset to continue at when the character at `i` belongs to the word, otherwise -1. */
  private readThrough(text: string, code: number, kind: number, i: number): number {
    if (kind === APOSTROPHE) {
      if (this.letters === 0 || getClass(text.charCodeAt(i + 1)) !== LETTER) return -1;
      this.append(PLAIN_APOSTROPHE);
      return i + 1;
    }
    if (this.digitGroup <= 0) return -1;
    if (code === DOT && getClass(text.charCodeAt(i + 1)) === DIGIT) {
      this.append(DOT);
      // A thousands separator cannot follow a decimal point.
      this.digitGroup = 4;
      return i + 1;
    }
    const separates = code === COMMA || code === NO_BREAK_SPACE || code === NARROW_NO_BREAK_SPACE;
    if (!separates || this.digitGroup > 3 || !isThousandsGroup(text, i + 1)) return -1;
    this.digitGroup = 0;
    return i + 1;
  }

  /** Reads on from the dot after a single letter while single letters follow: `U.S.C.`. */
  private readDotted(text: string, dot: number): number {
    let i = dot;
    while (text.charCodeAt(i) === DOT && getClass(text.charCodeAt(i + 1)) === LETTER && !continuesWord(text, i + 2)) {
      this.appendLetter(text.charCodeAt(i + 1));
      i += 2;
    }
    if (i === dot) return dot;
    this.flags |= DOTTED;
    return text.charCodeAt(i) === DOT ? i + 1 : i;
  }
}
