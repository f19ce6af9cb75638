export { createCustomContactsRoutes } from './custom-contacts.routes.ts';
export { findCustomContacts } from './find-contacts.ts';
