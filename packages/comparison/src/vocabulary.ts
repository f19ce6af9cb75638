import { foldWord, isWordText } from './fold-word.ts';

/** Integer codes for words, shared by both texts, so that comparing words means comparing integers. */
export class Vocabulary {
  private readonly codes = new Map<string, number>();
  /** For each code, the code of the same word without case and style of marks. */
  readonly folded: number[] = [];
  /** For each code, 1 for words and numbers, 0 for marks. */
  readonly isWord: number[] = [];
  readonly texts: string[] = [];

  getCode(text: string): number {
    const known = this.codes.get(text);
    if (known !== undefined) return known;
    const code = this.texts.length;
    this.codes.set(text, code);
    this.texts.push(text);
    this.isWord.push(isWordText(text) ? 1 : 0);
    this.folded.push(code);
    const folded = foldWord(text);
    if (folded !== text) this.folded[code] = this.getCode(folded);
    return code;
  }
}
