import type { FoundPassages } from '@rotunda/contract';

/** A passage to find. */
export interface PassageRequest {
  text: string;
  language: 'en' | 'fr';
  /** The document the passage was read in, which is not searched. */
  fusionId: string;
  /** Waits until the index is loaded, for callers that need the result. */
  isPatient?: boolean;
}

/** Result, or a refusal. `words` of `tooShort` and `tooLong` is the length of the passage as the analyzer counts it. */
export type PassageAnswer = { passages: FoundPassages } | { refused: 'tooShort' | 'tooLong'; words: number };
