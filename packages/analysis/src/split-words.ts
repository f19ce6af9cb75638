import {
  APOSTROPHE,
  classOf,
  DIGIT,
  HIGH_SURROGATE,
  HYPHEN,
  IDEOGRAPH,
  IGNORED,
  isAstralWordCharacter,
  LETTER,
  MARK,
} from './character-class.ts';
import type { WordTable } from './lexicon.ts';
import { LONGEST_WORD } from './term-kinds.ts';
import { ADJOINING, CONTAINS_DIGIT, DOTTED, HYPHENATED, STARTS_WITH_DIGIT, type WordList } from './word-list.ts';

// A text made to collide would turn each lookup into a walk; nobody can make one for a seed he does not know. The
// tokens do not depend on it.
const HASH_SEED = Math.trunc(Math.random() * 2 ** 32) | 0;
const HASH_PRIME = 0x01000193;
const PLAIN_APOSTROPHE = 0x27;
const DOT = 0x2e;
const COMMA = 0x2c;
const NO_BREAK_SPACE = 0xa0;
const NARROW_NO_BREAK_SPACE = 0x202f;

function isAsciiDigit(code: number): boolean {
  return code >= 0x30 && code <= 0x39;
}

function isWordClass(kind: number): boolean {
  return kind === LETTER || kind === DIGIT || kind === MARK;
}

/** Whether exactly three digits follow `at`, as behind a thousands separator. */
function isThousandsGroup(text: string, at: number): boolean {
  return (
    isAsciiDigit(text.charCodeAt(at)) &&
    isAsciiDigit(text.charCodeAt(at + 1)) &&
    isAsciiDigit(text.charCodeAt(at + 2)) &&
    !isAsciiDigit(text.charCodeAt(at + 3))
  );
}

/** Splits one text into words. One pass, no backtracking beyond three characters. */
class Splitter {
  private readonly key = new Uint16Array(LONGEST_WORD);
  private keyLength = 0;
  private hash = HASH_SEED;
  private flags = 0;
  private letters = 0;
  /** Digits of the last group when the word is all number, as `1,234` may only follow at most three; else -1. */
  private digitGroup = 0;

  private readonly compound = new Uint16Array(LONGEST_WORD);
  private compoundLength = 0;
  private compoundFirst = -1;
  private compoundHasLetter = false;
  private compoundHasDot = false;

  private readonly text: string;
  private readonly table: WordTable;
  private readonly words: WordList;

  constructor(text: string, table: WordTable, words: WordList) {
    this.text = text;
    this.table = table;
    this.words = words;
  }

  run(): void {
    const { text } = this;
    const end = text.length;
    let i = 0;
    let lastEnd = -1;
    while (i < end) {
      const kind = classOf(text.charCodeAt(i));
      if (kind === LETTER || kind === DIGIT || (kind === HIGH_SURROGATE && isAstralWordCharacter(text, i))) {
        i = this.readCompound(i, lastEnd);
        lastEnd = i;
      } else if (kind === IDEOGRAPH) {
        this.begin();
        this.append(text.charCodeAt(i));
        this.finish(i, i + 1, lastEnd === i ? ADJOINING : 0);
        lastEnd = ++i;
      } else {
        // What stands between words without a space (`AT&T`) leaves them adjoining.
        if (
          lastEnd === i &&
          kind !== HIGH_SURROGATE &&
          text.charCodeAt(i) > 0x20 &&
          text.charCodeAt(i) !== NO_BREAK_SPACE
        )
          lastEnd = i + 1;
        i++;
      }
    }
  }

  /** Reads words joined by hyphens; answers the offset behind them. */
  private readCompound(start: number, lastEnd: number): number {
    const { text, words } = this;
    let flags = lastEnd === start ? ADJOINING : 0;
    let at = start;
    this.compoundFirst = -1;
    for (;;) {
      const end = this.readWord(at);
      const more = this.isJoinedAt(end);
      if (more && this.compoundFirst < 0) this.beginCompound(words.length);
      if (this.compoundFirst >= 0) this.growCompound();
      this.finish(at, end, flags);
      if (!more) {
        this.finishCompound();
        return end;
      }
      at = end + 1;
      while (classOf(text.charCodeAt(at)) === IGNORED) at++;
      flags = HYPHENATED | ADJOINING;
    }
  }

  private isJoinedAt(at: number): boolean {
    const { text } = this;
    if (at >= text.length || classOf(text.charCodeAt(at)) !== HYPHEN) return false;
    let next = at + 1;
    while (next < text.length && classOf(text.charCodeAt(next)) === IGNORED) next++;
    if (next >= text.length) return false;
    const kind = classOf(text.charCodeAt(next));
    return kind === LETTER || kind === DIGIT || (kind === HIGH_SURROGATE && isAstralWordCharacter(text, next));
  }

  private begin(): void {
    this.keyLength = 0;
    this.hash = HASH_SEED;
    this.flags = 0;
    this.letters = 0;
    this.digitGroup = 0;
  }

  private append(code: number): void {
    if (this.keyLength === LONGEST_WORD) return;
    this.key[this.keyLength++] = code;
    this.hash = Math.imul(this.hash ^ code, HASH_PRIME);
  }

  /** Reads the ASCII letters a word begins with, which mostly is all of it, in the smallest loop there is. */
  private readPlainLetters(start: number): number {
    const { text, key } = this;
    const most = start + LONGEST_WORD;
    let hash = HASH_SEED;
    let i = start;
    for (; i < most; i++) {
      // Setting this bit makes capitals small, and no other character a letter.
      const small = text.charCodeAt(i) | 0x20;
      if (small < 0x61 || small > 0x7a) break;
      key[i - start] = small;
      hash = Math.imul(hash ^ small, HASH_PRIME);
    }
    this.hash = hash;
    this.keyLength = i - start;
    this.letters = i - start;
    if (i > start) this.digitGroup = -1;
    return i;
  }

  /** Reads one word into the key; answers the offset behind it. */
  private readWord(start: number): number {
    const { text } = this;
    const length = text.length;
    this.begin();
    let i = this.readPlainLetters(start);
    while (i < length) {
      const code = text.charCodeAt(i);
      const kind = classOf(code);
      if (kind === LETTER) {
        this.letters++;
        this.digitGroup = -1;
        this.append(code >= 0x41 && code <= 0x5a ? code + 32 : code);
      } else if (kind === DIGIT) {
        if (this.digitGroup >= 0) this.digitGroup++;
        this.flags |= this.keyLength === 0 ? STARTS_WITH_DIGIT | CONTAINS_DIGIT : CONTAINS_DIGIT;
        this.append(code);
      } else if (kind === MARK) {
        this.append(code);
      } else if (kind === HIGH_SURROGATE) {
        if (!isAstralWordCharacter(text, i)) return i;
        if (this.keyLength < LONGEST_WORD - 1) {
          this.append(code);
          this.append(text.charCodeAt(i + 1));
        }
        this.letters += 2;
        this.digitGroup = -1;
        i++;
      } else if (kind !== IGNORED) {
        const next = this.readThrough(code, kind, i);
        if (next < 0) return this.letters === 1 && this.keyLength === 1 && code === DOT ? this.readDotted(i) : i;
        i = next;
        continue;
      }
      i++;
    }
    return i;
  }

  /** The offset to go on at when the character at `i` belongs to the word, else -1. */
  private readThrough(code: number, kind: number, i: number): number {
    const { text } = this;
    if (kind === APOSTROPHE) {
      if (this.letters === 0 || classOf(text.charCodeAt(i + 1)) !== LETTER) return -1;
      this.append(PLAIN_APOSTROPHE);
      return i + 1;
    }
    if (this.digitGroup <= 0) return -1;
    if (code === DOT && isAsciiDigit(text.charCodeAt(i + 1))) {
      this.append(DOT);
      // No thousands after a decimal point.
      this.digitGroup = 4;
      return i + 1;
    }
    const separates = code === COMMA || code === NO_BREAK_SPACE || code === NARROW_NO_BREAK_SPACE;
    if (!separates || this.digitGroup > 3 || !isThousandsGroup(text, i + 1)) return -1;
    this.digitGroup = 0;
    return i + 1;
  }

  /** Goes on from the dot behind a single letter as long as single letters follow: `U.S.C.`. */
  private readDotted(dot: number): number {
    const { text } = this;
    let i = dot;
    while (text.charCodeAt(i) === DOT && classOf(text.charCodeAt(i + 1)) === LETTER && !this.goesOn(i + 2)) {
      const code = text.charCodeAt(i + 1);
      this.append(code >= 0x41 && code <= 0x5a ? code + 32 : code);
      this.letters++;
      i += 2;
    }
    if (i === dot) return dot;
    this.flags |= DOTTED;
    return text.charCodeAt(i) === DOT ? i + 1 : i;
  }

  private goesOn(at: number): boolean {
    return at < this.text.length && isWordClass(classOf(this.text.charCodeAt(at)));
  }

  private finish(start: number, end: number, flags: number): void {
    const record = this.table.recordOf(this.key, this.keyLength, this.hash);
    if (this.table.termCount(record) > 0) this.words.push(start, end, record, flags | this.flags);
  }

  private beginCompound(first: number): void {
    this.compoundFirst = first;
    this.compoundLength = 0;
    this.compoundHasLetter = false;
    this.compoundHasDot = false;
  }

  private growCompound(): void {
    if (this.letters > 0) this.compoundHasLetter = true;
    // One too long for the index is not joined at all: half of it would be another word.
    const length = this.compoundLength + this.keyLength;
    if (length <= LONGEST_WORD) {
      for (let i = 0; i < this.keyLength; i++) {
        const code = this.key[i] ?? 0;
        if (code === DOT) this.compoundHasDot = true;
        this.compound[this.compoundLength + i] = code;
      }
    }
    this.compoundLength = length;
  }

  /**
   * Writes the joined form of the hyphenated word just read, unless it is a range of numbers, or a decimal is in it:
   * `covid3.5` is no word anyone could type.
   */
  private finishCompound(): void {
    const last = this.words.length - 1;
    if (this.compoundFirst < 0 || !this.compoundHasLetter || this.compoundHasDot) return;
    if (this.compoundLength > LONGEST_WORD) return;
    if (last <= this.compoundFirst) return;
    this.begin();
    for (let i = 0; i < this.compoundLength; i++) this.append(this.compound[i] ?? 0);
    const record = this.table.recordOf(this.key, this.keyLength, this.hash);
    if (this.table.termCount(record) > 0) this.words.joined.push({ first: this.compoundFirst, last, record });
  }
}

/** Splits `text` into `words` (cleared first), each with its record in the table. Linear in the length of the text. */
export function splitWords(text: string, table: WordTable, words: WordList): void {
  words.clear();
  new Splitter(text, table, words).run();
}
