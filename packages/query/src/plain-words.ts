import { analyzeQueryRun, type QueryCitation, type QueryRun, type QueryWord } from '@rotunda/analysis';
import { QUERY_LIMITS } from './query-limits.ts';
import { QueryError } from './query-error.ts';
import type { LeafNode, PhraseWord, SpanNode } from './types.ts';
import { otherWrittenForms } from './written-forms.ts';

/** A node parsed from query text, with its offsets in the query. */
export interface PlacedNode {
  node: SpanNode;
  start: number;
  end: number;
}

const WORD_CHARACTER = /[\p{L}\p{N}]/u;

function getLeaf(places: readonly PhraseWord[], start: number, end: number): LeafNode {
  if (places.length > QUERY_LIMITS.spanWords) throw new QueryError('phrase-too-long', start, end - start);
  const [first] = places;
  if (first === undefined || places.length > 1) return { kind: 'phrase', field: null, words: [...places] };
  return 'prefix' in first ? { kind: 'prefix', field: null, ...first } : { kind: 'word', field: null, ...first };
}

/** Whether a word shares its characters with another: `½` is the words 1 and 2. */
function isPartOfCharacter({ start }: QueryWord, at: number, words: readonly QueryWord[]): boolean {
  return words[at - 1]?.start === start || words[at + 1]?.start === start;
}

/**
 * Returns a word or, if a `*` follows it, a prefix.
 *
 * @param isPart whether the word shares its characters with another; it is then written as its own digits
 * @param stars offsets of unused stars
 */
function getPlace(run: string, word: QueryWord, isPart: boolean, stars: Set<number>, offset: number): PhraseWord {
  if (!stars.delete(word.end)) {
    return { terms: word.terms, written: isPart ? word.form : run.slice(word.start, word.end) };
  }
  if (WORD_CHARACTER.test(run[word.end + 1] ?? ' ')) throw new QueryError('misplaced-wildcard', offset + word.end, 1);
  if (word.form.length < QUERY_LIMITS.prefixLetters) {
    throw new QueryError('prefix-too-short', offset + word.start, word.end + 1 - word.start);
  }
  return { prefix: word.form };
}

function getStars(text: string): Set<number> {
  const stars = new Set<number>();
  for (let i = text.indexOf('*'); i >= 0; i = text.indexOf('*', i + 1)) stars.add(i);
  return stars;
}

/**
 * Parses quoted or starred text as consecutive words: a word, a prefix or a phrase; null if there is no word.
 *
 * @param offset where `text` begins in the query
 */
export function exactWords(text: string, offset: number): LeafNode | null {
  const { words } = analyzeQueryRun(text);
  const stars = getStars(text);
  const places = words.map((word, at) => getPlace(text, word, isPartOfCharacter(word, at, words), stars, offset));
  const [astray] = stars;
  if (astray !== undefined) throw new QueryError('misplaced-wildcard', offset + astray, 1);
  return places.length === 0 ? null : getLeaf(places, offset, offset + text.length);
}

/** Returns the words `first..last` of a run as typed and, if hyphenated, also as one joined word. */
function wordsAsTyped(text: string, run: QueryRun, first: number, last: number, offset: number): LeafNode[] {
  const words = run.words.slice(first, last + 1);
  const places = words.map((word, at) =>
    getPlace(text, word, isPartOfCharacter(word, first + at, run.words), new Set(), offset),
  );
  const start = offset + (words[0]?.start ?? 0);
  const end = offset + (words.at(-1)?.end ?? 0);
  const joined = run.joined.find((group) => group.first === first && group.last === last);
  const leaves = [getLeaf(places, start, end)];
  if (joined !== undefined) leaves.push({ kind: 'word', field: null, terms: joined.terms, written: joined.written });
  return leaves;
}

function anyOf(leaves: readonly LeafNode[]): SpanNode {
  const [only] = leaves;
  return only !== undefined && leaves.length === 1 ? only : { kind: 'or', children: [...leaves] };
}

/**
 * Returns the words of a citation as alternatives to it, because a text may contain the typed words where the analyzer
 * recognizes another citation or none. The exception is `§ 1983`: every text cites a number after a section mark, and
 * without the mark the number is usually a year or an amount.
 */
function wordsBesides(citation: QueryCitation, text: string, run: QueryRun, offset: number): LeafNode[] {
  const { first, last, start } = citation;
  const number = run.words[first];
  const isMarkedNumber = first === last && number !== undefined && start < number.start && /^\d+$/.test(number.form);
  return isMarkedNumber ? [] : wordsAsTyped(text, run, first, last, offset);
}

/**
 * Parses plain words into nodes to be joined by AND. A citation becomes one node, with its words as typed as
 * alternatives. Words without a space between them form a phrase, and hyphenated ones also their joined word; `401(k)` and
 * `401k` are alternatives to each other.
 *
 * @param offset where `text` begins in the query
 */
export function plainWords(text: string, offset: number): PlacedNode[] {
  const run = analyzeQueryRun(text);
  const { words, citations } = run;
  const nodes: PlacedNode[] = [];
  let nextCitation = 0;
  for (let first = 0; first < words.length;) {
    while ((citations[nextCitation]?.first ?? words.length) < first) nextCitation++;
    const citation = citations[nextCitation];
    let last = first;
    if (citation?.first === first) {
      last = citation.last;
      const cited: LeafNode = { kind: 'word', field: null, terms: citation.terms };
      const typed = wordsBesides(citation, text, run, offset);
      nodes.push({ node: anyOf([cited, ...typed]), start: offset + citation.start, end: offset + citation.end });
    } else {
      while (words[last + 1]?.adjoining === true && citation?.first !== last + 1) last++;
      const others = otherWrittenForms(words.slice(first, last + 1));
      const node = anyOf([...wordsAsTyped(text, run, first, last, offset), ...others]);
      nodes.push({ node, start: offset + (words[first]?.start ?? 0), end: offset + (words[last]?.end ?? 0) });
    }
    first = last + 1;
  }
  return nodes;
}
