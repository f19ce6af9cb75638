/** Status of a stretch of text or of the end of a paragraph. */
export type TrackedKind = 'same' | 'struck' | 'inserted';

export interface TrackedStretch {
  kind: TrackedKind;
  text: string;
  /** For a moved passage: key of the section it went to (struck) or came from (inserted). */
  other?: string;
}

/**
 * Paragraph of a text with tracked changes. Without insertions it belongs to the left text, without removals to the
 * right one. A paragraph whose end is missing from a text continues in the next one.
 */
export interface TrackedParagraph {
  isHeading: boolean;
  /** 0 for text of the section itself, plus one for each level below it. */
  indent: number;
  /** Status of the paragraph's end. */
  end: TrackedKind;
  stretches: readonly TrackedStretch[];
}

/** Precision of the tracked changes: exact, or by words only, where capitals and punctuation follow the right text. */
export type TrackedDetail = 'letters' | 'words';
