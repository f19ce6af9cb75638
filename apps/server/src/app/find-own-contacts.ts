import { findCustomContacts as findContacts } from '../features/custom-contacts/index.ts';
import type { FindCustomContacts } from '../features/stakeholders/index.ts';
import type { PlatformDeps } from './platform-deps.ts';

/** Finds the contacts that an organization uploaded, in the form that stakeholder search shows. */
export function createFindOwnContacts({ database }: Pick<PlatformDeps, 'database'>): FindCustomContacts {
  return (actor, { words, documentTypes, skip, limit }) =>
    Promise.all(
      documentTypes.map(async (documentType) => {
        const { results, total } = await findContacts(database, actor, {
          searchText: words,
          documentType,
          skip,
          limit,
        });
        const hits = results.map((card) => ({ ...card, keywordHighlighting: [], certainty: null }));
        return { documentType, total, results: hits };
      }),
    );
}
