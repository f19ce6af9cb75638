/** Whether bills similar to one are known: nobody asked, being found, found, could not be found. */
export const SIMILAR_STATES = ['never', 'finding', 'ready', 'failed'] as const;
/** Whether documents can be looked through for a passage: their index is being loaded, or it is there. */
export const PASSAGE_STATES = ['preparing', 'ready'] as const;
export type SimilarState = (typeof SIMILAR_STATES)[number];
