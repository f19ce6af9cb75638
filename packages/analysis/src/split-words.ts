import {
  getClass,
  DIGIT,
  FRACTION,
  HIGH_SURROGATE,
  HYPHEN,
  IDEOGRAPH,
  IGNORED,
  isAstralWordCharacter,
  LETTER,
  RAISED,
} from './character-class.ts';
import type { WordTable } from './lexicon.ts';
import { MAX_WORD_LENGTH } from './term-kinds.ts';
import { ADJOINING, HYPHENATED, type WordList } from './word-list.ts';
import { DOT, isAbbreviation, WordReader } from './word-reader.ts';

const FRACTION_SLASH = '\u2044';

function plainDigit(character: string): number {
  return character.normalize('NFKD').charCodeAt(0);
}

function isBlank(code: number): boolean {
  if (code < 0x80) return code <= 0x20;
  return code === 0xa0 || (code >= 0x2000 && code <= 0x200a) || /\s/.test(String.fromCharCode(code));
}

function beginsWord(text: string, at: number): boolean {
  const kind = getClass(text.charCodeAt(at));
  return kind === LETTER || kind === DIGIT || (kind === HIGH_SURROGATE && isAstralWordCharacter(text, at));
}

/** Splits one text into words and finds those joined by hyphens, in one pass without backtracking. */
class Splitter {
  private readonly reader = new WordReader();
  /** The key of the hyphenated word being read, without its hyphens. */
  private readonly compound = new Uint16Array(MAX_WORD_LENGTH);
  private compoundLength = 0;
  /** Position of its first part; -1 outside a hyphenated word. */
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
    let adjoiningAt = -1;
    for (let i = 0; i < text.length;) {
      const code = text.charCodeAt(i);
      if (beginsWord(text, i)) {
        i = this.readCompound(i, adjoiningAt === i ? ADJOINING : 0);
        adjoiningAt = i;
      } else if (getClass(code) === IDEOGRAPH) {
        this.reader.begin();
        this.reader.append(code);
        this.finish(i, i + 1, adjoiningAt === i ? ADJOINING : 0);
        adjoiningAt = ++i;
      } else if (getClass(code) === RAISED) {
        const end = this.scanRaised(i);
        this.finish(i, end, adjoiningAt === i ? ADJOINING : 0);
        adjoiningAt = i = end;
      } else if (getClass(code) === FRACTION) {
        this.readFraction(i, adjoiningAt === i ? ADJOINING : 0);
        adjoiningAt = ++i;
      } else {
        // A character between words that is not whitespace (`AT&T`) leaves them adjoining.
        if (adjoiningAt === i && !isBlank(code)) adjoiningAt++;
        i++;
      }
    }
  }

  /**
   * Scans digits above the line as one number and returns the offset after them. They do not count as a number of the
   * text (`CONTAINS_DIGIT`), because no citation contains them: `section 5¹` is section 5 with a note.
   */
  private scanRaised(start: number): number {
    const { text, reader } = this;
    let end = start;
    reader.begin();
    for (; getClass(text.charCodeAt(end)) === RAISED; end++) reader.append(plainDigit(text.charAt(end)));
    return end;
  }

  /** Reads `½` as the words of `1/2`, at the same place of the text. */
  private readFraction(at: number, flags: number): void {
    const parts = this.text.charAt(at).normalize('NFKD').split(FRACTION_SLASH);
    for (const [index, digits] of parts.entries()) {
      this.reader.begin();
      for (const digit of digits) this.reader.append(digit.charCodeAt(0));
      this.finish(at, at + 1, index === 0 ? flags : ADJOINING);
    }
  }

  /** Reads words joined by hyphens and returns the offset after them. */
  private readCompound(start: number, firstFlags: number): number {
    const { text, words } = this;
    let flags = firstFlags;
    let at = start;
    this.compoundFirst = -1;
    for (;;) {
      const isRaised = getClass(text.charCodeAt(at)) === RAISED;
      const end = isRaised ? this.scanRaised(at) : this.reader.read(text, at);
      const next = this.joinedAt(end);
      if (next >= 0 && this.compoundFirst < 0) this.beginCompound(words.length);
      if (this.compoundFirst >= 0) this.growCompound();
      this.finish(at, end, flags);
      if (next < 0) {
        this.finishCompound();
        return end;
      }
      flags = getClass(text.charCodeAt(end)) === HYPHEN ? HYPHENATED | ADJOINING : ADJOINING;
      at = next;
    }
  }

  /**
   * Returns the start of the word that a hyphen at `at` joins on, that is above the line after letters (`km²`, typed as
   * `km2`), or that a period joins to an abbreviation (`Ph.D.`, typed as `PhD`); -1 when there is none.
   */
  private joinedAt(at: number): number {
    const { text } = this;
    if (getClass(text.charCodeAt(at)) === RAISED && this.reader.letters > 0) return at;
    if (text.charCodeAt(at) === DOT && isAbbreviation(text, at)) return at + 1;
    if (getClass(text.charCodeAt(at)) !== HYPHEN) return -1;
    let next = at + 1;
    while (getClass(text.charCodeAt(next)) === IGNORED) next++;
    return beginsWord(text, next) ? next : -1;
  }

  private finish(start: number, end: number, flags: number): void {
    const { key, length, hash, flags: wordFlags } = this.reader;
    const record = this.table.getRecord(key, length, hash);
    if (this.table.termCount(record) > 0) this.words.push(start, end, record, flags | wordFlags);
  }

  private beginCompound(first: number): void {
    this.compoundFirst = first;
    this.compoundLength = 0;
    this.compoundHasLetter = false;
    this.compoundHasDot = false;
  }

  private growCompound(): void {
    const { key, length, letters } = this.reader;
    if (letters > 0) this.compoundHasLetter = true;
    // A compound too long for the index is not joined at all, because half of it would be another word.
    if (this.compoundLength + length <= MAX_WORD_LENGTH) {
      for (let i = 0; i < length; i++) {
        const code = key[i] ?? 0;
        if (code === DOT) this.compoundHasDot = true;
        this.compound[this.compoundLength + i] = code;
      }
    }
    this.compoundLength += length;
  }

  /**
   * Adds the joined form of the hyphenated word just read, unless it is a range of numbers or contains a decimal:
   * nobody would type `covid3.5`.
   */
  private finishCompound(): void {
    const last = this.words.length - 1;
    if (this.compoundFirst < 0 || !this.compoundHasLetter || this.compoundHasDot) return;
    if (this.compoundLength > MAX_WORD_LENGTH || last <= this.compoundFirst) return;
    const { reader } = this;
    reader.begin();
    for (let i = 0; i < this.compoundLength; i++) reader.append(this.compound[i] ?? 0);
    const record = this.table.getRecord(reader.key, reader.length, reader.hash);
    if (this.table.termCount(record) > 0) this.words.joined.push({ first: this.compoundFirst, last, record });
  }
}

/** Splits `text` into `words` (cleared first), each with its record in the table. Linear in the length of the text. */
export function splitWords(text: string, table: WordTable, words: WordList): void {
  words.clear();
  new Splitter(text, table, words).run();
}
