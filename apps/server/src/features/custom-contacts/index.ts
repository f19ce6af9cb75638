import type { Feature } from '../feature.ts';
import type { CustomContactsDeps } from './custom-contacts.deps.ts';
import { createCustomContactsRoutes } from './custom-contacts.routes.ts';

export const feature = {
  routes: (deps: CustomContactsDeps) => ({ customContacts: createCustomContactsRoutes(deps) }),
} satisfies Feature;

export { contactKey } from './contact/contact-key.ts';
export type { CustomContactsDeps } from './custom-contacts.deps.ts';
export { findContactIds } from './contact-ids.repository.ts';
export { type ContactRow, findContactRows, findCustomContacts } from './custom-contacts.queries.ts';
export { insertContact } from './custom-contacts.commands.ts';
export { contactImportKind } from './import/contact-import-kind.ts';
export type { PlainLine } from './import/read-plain-rows.ts';
export { readFileHead, readPlainLines } from './import/table-file.ts';
