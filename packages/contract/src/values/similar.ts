/** Whether bills similar to one are known: nobody asked, being found, found, could not be found. */
export const SIMILAR_STATES = ['never', 'finding', 'ready', 'failed'] as const;
export type SimilarState = (typeof SIMILAR_STATES)[number];
