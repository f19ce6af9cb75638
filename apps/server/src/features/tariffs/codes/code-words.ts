import { TARIFF_CHAPTERS } from '@rotunda/domain';
import { beginningPattern, wordPattern } from './word-pattern.ts';

/** One word of a search, as used to match lines of the schedule. */
export interface CodeWord {
  /** PostgreSQL patterns that match lowercase words. */
  whole: string;
  beginning: string;
  /** Chapters whose titles contain the word; a chapter's title applies to each of its lines. */
  chapters: readonly number[];
}

/** Function words, which a search for goods ignores. */
const JOINS: ReadonlySet<string> = new Set('a an and by for from in of on or the to with'.split(' '));
const MAX_WORDS = 20;

/** Returns the distinct words of a text, without function words unless there are no others. */
export function getSearchWords(text: string): CodeWord[] {
  const typed = [...new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])];
  const meant = typed.filter((word) => !JOINS.has(word));
  return (meant.length > 0 ? meant : typed).slice(0, MAX_WORDS).map((word) => ({
    whole: wordPattern(word),
    beginning: beginningPattern(word),
    chapters: chaptersNaming(beginningPattern(word)),
  }));
}

function chaptersNaming(pattern: string): number[] {
  // Translates PostgreSQL's start-of-word escape to JavaScript.
  const inTitle = new RegExp(pattern.replace(String.raw`\m`, String.raw`(?<![\p{L}\p{N}])`), 'u');
  return Object.entries(TARIFF_CHAPTERS).flatMap(([chapter, title]) =>
    inTitle.test(title.toLowerCase()) ? [Number(chapter)] : [],
  );
}
