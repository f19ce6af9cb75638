export const PROJECT_ENTITY_SORTS = ['added', 'lastUpdated', 'title', 'priority'] as const;
