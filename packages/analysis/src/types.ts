import type { Language } from '@rotunda/domain';

/** Raise this whenever the same text may give other tokens; rows of an older version are then analyzed again. */
export const ANALYSIS_VERSION = 5;

/**
 * One term at one place of a text. Several tokens may share a position: the stem of a word, its unstemmed form and a
 * citation that begins there.
 *
 * The spelling of a term tells its kind, so that all kinds share one index:
 * - `privaci`, `119`, `covid19`: an English stem, or a word with a digit, which no language stems;
 * - `~secur`: a French stem, marked because `rate` and `rats` would otherwise collide (the French stem of the first is
 *   `rat`);
 * - `=privacy`: the unstemmed, folded form of every word of three or more characters. A query `priv*` matches only
 *   terms that begin with `=priv` (`prefixLexeme`);
 * - `bill#hr1`, `usc#42-1395`: a citation. No word contains `#`, `=` or `~`.
 */
export interface Token {
  term: string;
  /** Counts words from 0; phrases and proximity measure order and distance in it. */
  position: number;
  /** UTF-16 offsets into the text, end exclusive; highlights mark this range. */
  start: number;
  end: number;
}

/** Fields a query can name. `text` is the body of versions, regulations and posts. */
export const ANALYZED_FIELDS = ['title', 'summary', 'text', 'sponsor', 'bill'] as const;
export type AnalyzedField = (typeof ANALYZED_FIELDS)[number];

/**
 * One stretch of text that phrases and proximity never cross: a title, a summary, one text version, or the struck text
 * of one version. A stream of the field `bill` holds only identifiers (`US HR 1`), so any letters before a number are
 * read as a bill there, even those that would be doubtful in running text (`A 5`).
 */
export interface TextStream {
  field: AnalyzedField;
  language: Language;
  text: string;
}

/**
 * An analyzed stream in column form. `termIds[i]` is an index into the document's `terms`; the arrays are parallel and
 * ordered by position.
 */
export interface AnalyzedStream {
  field: AnalyzedField;
  language: Language;
  termIds: Uint32Array;
  positions: Uint32Array;
  starts: Uint32Array;
  ends: Uint32Array;
}

/** A document as search, percolator and highlighter use it. */
export interface AnalyzedDocument {
  /** Distinct terms of the document. */
  terms: string[];
  streams: AnalyzedStream[];
}
