export type { CustomContactsDeps } from './custom-contacts-deps.ts';
export { createCustomContactsRoutes } from './custom-contacts.routes.ts';
export { findCustomContacts } from './find-contacts.ts';
export { type ContactImportsDeps, receiveContactFile } from './import/contact-imports.ts';
export { createContactImportsRoutes } from './import/contact-imports.routes.ts';
export { handleImportContacts, importContactsJob } from './import/import-contacts.job.ts';
export { insertContact } from './write-contact.ts';
