import type { Language } from '@rotunda/domain';

/** Raised whenever the same text may give other tokens; rows analysed by an older version are analysed again. */
export const ANALYSIS_VERSION = 2;

/**
 * One term at one place of a text. Several tokens may stand at one position: the stem of a word, its unstemmed form
 * and the citation that begins there.
 *
 * A term says by its spelling what it is, so that all kinds share one index:
 * - `privaci`, `119`, `covid19`: an English stem, or a word with a digit, which no language stems;
 * - `~secur`: a French stem, apart because `rate` and `rats` would else meet (the French stem of the first is `rat`);
 * - `=privacy`: the unstemmed, folded form, written for every word of three or more characters. A query `priv*` asks
 *   for any term that begins with `=priv`, and for nothing else (`prefixLexeme`);
 * - `bill#hr1`, `usc#42-1395`: a citation. No word holds `#`, `=` or `~`.
 */
export interface Token {
  term: string;
  /** Counts words from 0. The distance and order of phrases and proximity are measured in it. */
  position: number;
  /** UTF-16 offsets into the text, end exclusive; what a highlight marks. */
  start: number;
  end: number;
}

/** The fields a query can name. `text` is the body of versions, regulations, posts. */
export const ANALYSED_FIELDS = ['title', 'summary', 'text', 'sponsor', 'bill'] as const;
export type AnalysedField = (typeof ANALYSED_FIELDS)[number];

/**
 * One run of text that phrases and proximity never cross: a title, a summary, one text version, the struck text of
 * one version. A stream of the field `bill` holds identifiers only (`US HR 1`), so any letters before a number are
 * taken for a bill there, also the ones that would be doubtful in running text (`A 5`).
 */
export interface TextStream {
  field: AnalysedField;
  language: Language;
  text: string;
}

/**
 * An analysed stream in column form. `termIds[i]` is an index into the document's `terms`; arrays are parallel and
 * ordered by position.
 */
export interface AnalysedStream {
  field: AnalysedField;
  language: Language;
  termIds: Uint32Array;
  positions: Uint32Array;
  starts: Uint32Array;
  ends: Uint32Array;
}

/** A document as search, percolator and highlighter see it. */
export interface AnalysedDocument {
  /** Each distinct term once. */
  terms: string[];
  streams: AnalysedStream[];
}
