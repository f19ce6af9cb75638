/** Orders of the search for stakeholders. */
export const STAKEHOLDER_SORTS = ['relevance', 'name'] as const;
