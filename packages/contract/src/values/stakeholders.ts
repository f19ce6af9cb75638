/** Sort orders of the stakeholder search. */
export const STAKEHOLDER_SORTS = ['relevance', 'name'] as const;
