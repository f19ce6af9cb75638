import type { CommitteeFacts, StoredDocument } from '../documents/index.ts';

export type StoredCommittee = StoredDocument & { facts: CommitteeFacts };

export function isCommittee(document: StoredDocument): document is StoredCommittee {
  return document.facts.kind === 'committee';
}
