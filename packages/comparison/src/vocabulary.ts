import { foldWord, isWordText } from './fold-word.ts';

/** Numbers for words, shared by both texts, so that comparing words is comparing integers. */
export class Vocabulary {
  private readonly codes = new Map<string, number>();
  /** Code of the same word without case and style of marks, by code. */
  readonly folded: number[] = [];
  /** 1 for words and numbers, 0 for marks, by code. */
  readonly isWord: number[] = [];
  readonly texts: string[] = [];

  codeOf(text: string): number {
    const known = this.codes.get(text);
    if (known !== undefined) return known;
    const code = this.texts.length;
    this.codes.set(text, code);
    this.texts.push(text);
    this.isWord.push(isWordText(text) ? 1 : 0);
    this.folded.push(code);
    const folded = foldWord(text);
    if (folded !== text) this.folded[code] = this.codeOf(folded);
    return code;
  }
}
