/** State of a search for similar bills: never requested, in progress, finished, or failed. */
export const SIMILAR_STATES = ['never', 'finding', 'ready', 'failed'] as const;
/** State of passage search: its index is loading, or ready. */
export const PASSAGE_STATES = ['preparing', 'ready'] as const;
export type SimilarState = (typeof SIMILAR_STATES)[number];
