/** What became of a stretch of text, or of the end of a paragraph. */
export type TrackedKind = 'same' | 'struck' | 'inserted';

export interface TrackedStretch {
  kind: TrackedKind;
  text: string;
  /** Of a moved passage: key of the section that it went to (struck) or came from (inserted). */
  other?: string;
}

/**
 * A paragraph of a text with tracked changes. Without what was inserted it is the left text, without what was struck the
 * right one; a paragraph whose end is not in a text goes on in the next.
 */
export interface TrackedParagraph {
  isHeading: boolean;
  /** 0 for text of the section itself, one more for each level below it. */
  indent: number;
  /** Of the paragraph's end. */
  end: TrackedKind;
  stretches: readonly TrackedStretch[];
}

/** How both texts are told apart: to the letter, or by words alone, where capitals, marks and letters are the right's. */
export type TrackedDetail = 'letters' | 'words';
