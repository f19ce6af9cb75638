export type ComparisonLanguage = 'en' | 'fr';

/** A text to compare, as it reads: struck passages of a reported version are already left out (`toComparableText`). */
export interface ComparableText {
  language: ComparisonLanguage;
  units: readonly TextUnit[];
}

/** One section, or what stands before the first or after the last; a title without words of its own has no paragraphs. */
export interface TextUnit {
  /** Unique within the text. */
  id: string;
  /** As printed: `SEC. 101.`, `TITLE II`. */
  number: string | null;
  heading: string | null;
  /** 0 is the top level. */
  level: number;
  paragraphs: readonly Paragraph[];
}

export interface Paragraph {
  /** As printed: `(a)`, `(1)(A)`; null for running text. */
  number: string | null;
  text: string;
  /** 0 for text of the section itself, one more for each level below it. */
  indent: number;
}

export interface CompareOptions {
  /** Milliseconds after which the comparison gives up with a `ComparisonDeadlineError`; without it there is no limit. */
  deadlineMs?: number;
  /** A clock in milliseconds that never goes back; `performance.now` unless given. */
  now?: () => number;
}

export interface Comparison {
  /** In reading order of the right text; what only the left has stands where it stood. */
  sections: readonly ComparedSection[];
  figures: ComparisonFigures;
  callOuts: readonly CallOut[];
  /** Number of the last change; 0 when the texts differ in nothing but case, marks and paragraph letters. */
  changeCount: number;
}

/** Counts of sections that are neither formal parts nor mere containers, and of words in all of them. */
export interface ComparisonFigures {
  equal: number;
  changed: number;
  added: number;
  dropped: number;
  split: number;
  merged: number;
  /** Beside the kinds above: a moved or renumbered section is also equal, changed, split or merged. */
  moved: number;
  renumbered: number;
  insertedWords: number;
  struckWords: number;
}

/**
 * `equal` sections may still differ in case, marks, and paragraph letters. The part of a split section that stands apart
 * is `split` without a left side, the part of a merged one `merged` without a right side. `translation` is a pair of
 * sections in two languages, whose words are not compared.
 */
export type SectionKind = 'equal' | 'changed' | 'added' | 'dropped' | 'split' | 'merged' | 'translation';

export interface ComparedSection {
  /** Stable address within this comparison, by place in the left and right text: `l12-r14`, `l3`, `r9`. */
  key: string;
  /** Index of the unit in the left text; null where the left has none. */
  left: number | null;
  right: number | null;
  kind: SectionKind;
  isMoved: boolean;
  isRenumbered: boolean;
  /** For `split` and `merged`: keys of the other sections that hold the rest. */
  partners: readonly string[];
  /** Enacting words, attestations, tables of contents and other furniture of the document. */
  isFormal: boolean;
  insertedWords: number;
  struckWords: number;
  rows: readonly ComparedRow[];
}

/** A paragraph beside its counterpart, in reading order; null where a side has none. */
export interface ComparedRow {
  left: RowSide | null;
  right: RowSide | null;
}

export interface RowSide {
  /** Index of the paragraph in its unit; -1 is the heading. */
  paragraph: number;
  /** The letter or number of the paragraph differs from its counterpart's. */
  hasOtherNumber: boolean;
  /** Only what differs, in order and apart from each other; words outside of every run stand in both texts. */
  runs: readonly Run[];
}

export type RunKind = 'struck' | 'inserted' | 'moved';
/** What a run is worth to a reader: words, or mere capitals, marks, or letters of paragraphs. */
export type RunWeight = 'words' | 'case' | 'marks' | 'number';

export interface Run {
  /** UTF-16 offsets into the heading or the paragraph's text. */
  start: number;
  end: number;
  kind: RunKind;
  weight: RunWeight;
  /** Key of the section that a moved passage came from or went to. */
  other?: string;
  /**
   * Number of the changed place in reading order, from 1, shared by what was struck and inserted there; 0 for runs of
   * mere case, marks and numbers.
   */
  change: number;
}

export type CallOutKind =
  | 'money'
  | 'deadline'
  | 'modal'
  | 'negation'
  | 'definition'
  | 'percentage'
  | 'citation'
  | 'law-struck'
  | 'law-inserted';

/** A change of substance, found by its words; both values as printed, null where a side has none. */
export interface CallOut {
  kind: CallOutKind;
  /** Key of the section. */
  section: string;
  change: number;
  left: string | null;
  right: string | null;
}
