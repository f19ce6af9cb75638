import type { DatabaseHandle } from '../../../platform/database/create-database.ts';
import { createDocumentsRepository, type DocumentsRepository } from './documents.repository.ts';
import { getStoredBill } from './get-legislation.ts';
import type { DocumentFacts } from '../merge/merged-document.ts';
import { type BillVersion, presentVersions } from './versions.presenter.ts';

/**
 * Returns the versions of a bill, newest first, both those whose text is stored and those a source only lists. The
 * newest stored text is the current version or, without any, the newest listed one.
 */
export async function findVersions(database: DatabaseHandle, fusionId: string): Promise<BillVersion[]> {
  const bill = await getStoredBill(database, fusionId);
  const texts = await createDocumentsRepository(database).findTexts(fusionId);
  return presentVersions(texts, bill.facts.versions ?? []);
}

/** Returns the versions of any document whose text is stored, newest first. */
export async function findReadableVersions(
  repository: DocumentsRepository,
  { fusionId, facts }: { fusionId: string; facts: DocumentFacts },
): Promise<BillVersion[]> {
  const listed = facts.kind === 'bill' ? (facts.versions ?? []) : [];
  return presentVersions(await repository.findTexts(fusionId), listed).filter((version) => version.support);
}
