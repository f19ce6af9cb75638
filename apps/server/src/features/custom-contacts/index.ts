export type { CustomContactsDeps } from './custom-contacts-deps.ts';
export { createCustomContactsRoutes } from './custom-contacts.routes.ts';
export { findCustomContacts } from './find-contacts.ts';
export { insertContact } from './write-contact.ts';
