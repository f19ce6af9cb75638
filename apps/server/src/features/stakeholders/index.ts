export { createStakeholdersRoutes } from './stakeholders.routes.ts';
