import type { Feature } from '../feature.ts';
import type { AdvocacyDeps } from './advocacy.deps.ts';
import { createAdvocacyRoutes } from './advocacy.routes.ts';

export const feature = {
  routes: (deps: AdvocacyDeps) => ({ advocacy: createAdvocacyRoutes(deps) }),
} satisfies Feature;

export { writeActivity } from './activity.commands.ts';
export type { AdvocacyDeps, AdvocacyPerson } from './advocacy.deps.ts';
export { findSealedProviderKeys } from './provider/find-sealed-provider-keys.ts';
export { createRequestPlatform } from './provider/request-platform.ts';
export { insertCampaign } from './campaigns.commands.ts';
export { insertKeyContact } from './key-contacts.commands.ts';
export { activityImportKind } from './import/activity-import-kind.ts';
export { keyContactImportKind } from './import/key-contact-import-kind.ts';
