export { writeActivity } from './activity.ts';
export type { AdvocacyDeps, AdvocacyPerson } from './advocacy-deps.ts';
export { findSealedProviderKeys } from './find-sealed-provider-keys.ts';
export { createAdvocacyRoutes } from './advocacy.routes.ts';
export { createRequestPlatform } from './request-platform.ts';
export { insertCampaign } from './campaigns.ts';
export { insertKeyContact } from './key-contacts.ts';
export { activityImportKind } from './import/activity-import-kind.ts';
export { keyContactImportKind } from './import/key-contact-import-kind.ts';
