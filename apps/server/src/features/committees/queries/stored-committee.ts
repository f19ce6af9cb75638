import { AppError } from '../../../platform/app-error.ts';
import type { DatabaseHandle } from '../../../platform/database/create-database.ts';
import { type CommitteeFacts, createDocumentsRepository, type StoredDocument } from '../../documents/index.ts';

export type StoredCommittee = StoredDocument & { facts: CommitteeFacts };

export function isCommittee(document: StoredDocument): document is StoredCommittee {
  return document.facts.kind === 'committee';
}

/**
 * Loads a committee by its fusionId or by its publisher's key.
 * @throws AppError NOT_FOUND
 */
export async function getStoredCommittee(database: DatabaseHandle, id: string): Promise<StoredCommittee> {
  const repository = createDocumentsRepository(database);
  const aliases = await repository.findAliases([id]);
  const [document] = await repository.findByFusionIds([aliases.get(id) ?? id]);
  if (document === undefined || !isCommittee(document)) throw new AppError('NOT_FOUND');
  return document;
}
