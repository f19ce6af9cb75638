import type { FoundPassages } from '@rotunda/contract';

/** A passage that is looked for. */
export interface PassageRequest {
  text: string;
  language: 'en' | 'fr';
  /** The document it was read in, which is not looked through. */
  fusionId: string;
  /** Whoever needs the answer waits until the index is there. */
  isPatient?: boolean;
}

/** `tooShort`, `tooLong`: words of the passage, as the analyzer counts them. */
export type PassageAnswer = { passages: FoundPassages } | { refused: 'tooShort' | 'tooLong'; words: number };
