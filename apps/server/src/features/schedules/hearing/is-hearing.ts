import type { HearingFacts, StoredDocument } from '../../documents/index.ts';

export type StoredHearing = StoredDocument & { facts: HearingFacts };

/** Whether a document is a public meeting. */
export function isHearing(document: StoredDocument): document is StoredHearing {
  return document.facts.kind === 'hearing';
}
