import type { documents } from '@rotunda/database';
import type { DocumentFacts, Provenance } from '../merge/merged-document.ts';

/** Row of a document with typed facts. */
export type StoredDocument = Omit<typeof documents.$inferSelect, 'facts' | 'provenance'> & {
  facts: DocumentFacts;
  provenance: Provenance[];
};
