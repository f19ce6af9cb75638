import { TARIFF_CHAPTERS } from '@rotunda/domain';
import { beginningPattern, wordPattern } from './word-pattern.ts';

/** One word of a search, as the lines of the schedule are asked for it. */
export interface CodeWord {
  /** Patterns of PostgreSQL over words in lower case. */
  whole: string;
  beginning: string;
  /** Chapters whose titles have the word; what stands in a title holds for each of its lines. */
  chapters: readonly number[];
}

/** Words that join others: a search of goods means the goods. */
const JOINS: ReadonlySet<string> = new Set('a an and by for from in of on or the to with'.split(' '));
const MOST_WORDS = 20;

/** The words of a text, each once; words that join others only where there are no others. */
export function codeWordsOf(text: string): CodeWord[] {
  const typed = [...new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])];
  const meant = typed.filter((word) => !JOINS.has(word));
  return (meant.length > 0 ? meant : typed).slice(0, MOST_WORDS).map((word) => ({
    whole: wordPattern(word),
    beginning: beginningPattern(word),
    chapters: chaptersNaming(beginningPattern(word)),
  }));
}

function chaptersNaming(pattern: string): number[] {
  // PostgreSQL's beginning of a word, in the words of JavaScript.
  const inTitle = new RegExp(pattern.replace(String.raw`\m`, String.raw`(?<![\p{L}\p{N}])`), 'u');
  return Object.entries(TARIFF_CHAPTERS).flatMap(([chapter, title]) =>
    inTitle.test(title.toLowerCase()) ? [Number(chapter)] : [],
  );
}
