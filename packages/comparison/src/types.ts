export type ComparisonLanguage = 'en' | 'fr';

/** A text to compare, without the struck passages of a reported version (`toComparableText`). */
export interface ComparableText {
  language: ComparisonLanguage;
  units: readonly TextUnit[];
}

/**
 * One section, or the text before the first or after the last one. A title without words of its own has no paragraphs.
 */
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
  /** 0 for text of the section itself, plus one for each level below it. */
  indent: number;
}

export interface CompareOptions {
  /** Milliseconds after which the comparison throws a `ComparisonDeadlineError`; no limit by default. */
  deadlineMs?: number;
  /** A monotonic clock in milliseconds; `performance.now` by default. */
  now?: () => number;
  /** Called as the comparison advances, with the share that is done: from 0 to 1, never less than before. */
  onProgress?: (share: number) => void;
}

export interface Comparison {
  /** In reading order of the right text; sections that only the left text has keep their place. */
  sections: readonly ComparedSection[];
  figures: ComparisonFigures;
  callOuts: readonly CallOut[];
  /** Number of the last change; 0 when the texts differ only in case, marks and paragraph letters. */
  changeCount: number;
}

/**
 * Counts of sections other than formal parts and mere containers, and of the words inserted and struck in all but
 * formal parts.
 */
export interface ComparisonFigures {
  equal: number;
  changed: number;
  added: number;
  dropped: number;
  split: number;
  merged: number;
  /** Counted in addition to the kinds above: a moved or renumbered section is also equal, changed, split or merged. */
  moved: number;
  renumbered: number;
  insertedWords: number;
  struckWords: number;
}

/**
 * `equal` sections may still differ in case, marks, and paragraph letters. The separated part of a split section is
 * `split` without a left side, the absorbed part of a merged one `merged` without a right side. `translation` is a pair
 * of sections in two languages, whose words are not compared.
 */
export type SectionKind = 'equal' | 'changed' | 'added' | 'dropped' | 'split' | 'merged' | 'translation';

export interface ComparedSection {
  /** Stable key within this comparison, from the indexes in the left and right text: `l12-r14`, `l3`, `r9`. */
  key: string;
  /** Index of the unit in the left text; null where only the right text has it. */
  left: number | null;
  right: number | null;
  kind: SectionKind;
  isMoved: boolean;
  isRenumbered: boolean;
  /** Keys of the sections that contain the rest, for `split` and `merged`. */
  partners: readonly string[];
  /** Enacting words, attestations, tables of contents and other document furniture. */
  isFormal: boolean;
  insertedWords: number;
  struckWords: number;
  rows: readonly ComparedRow[];
}

/** A paragraph beside its counterpart; null where a side has none. */
export interface ComparedRow {
  left: RowSide | null;
  right: RowSide | null;
}

export interface RowSide {
  /** Index of the paragraph in its unit; -1 is the heading. */
  paragraph: number;
  /** The letter or number of the paragraph differs from its counterpart's. */
  hasOtherNumber: boolean;
  /** Only the differences, in order and without overlap; words outside all runs are the same in both texts. */
  runs: readonly Run[];
}

export type RunKind = 'struck' | 'inserted' | 'moved';
/** What a run changes: words, or only capitals, marks, or paragraph letters. */
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
   * Number of the changed place in reading order, from 1, shared by the words struck and inserted there; 0 for runs
   * that change only case, marks or numbers.
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

/** A change of substance, detected by its words; both values as printed, null where a side has none. */
export interface CallOut {
  kind: CallOutKind;
  /** Key of the section. */
  section: string;
  change: number;
  left: string | null;
  right: string | null;
}
