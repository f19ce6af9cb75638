export type { FindCustomContacts } from './stakeholders-deps.ts';
export { createStakeholdersRoutes } from './stakeholders.routes.ts';
