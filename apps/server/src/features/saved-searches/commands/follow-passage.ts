import type { FollowedPassage } from '@rotunda/contract';
import { AppError } from '../../../platform/app-error.ts';
import type { Actor } from '../../../platform/request-context.ts';
import { createDocumentsRepository, findReadableVersions } from '../../documents/index.ts';
import type { SavedSearchesDeps } from '../saved-searches.deps.ts';

export type NewPassage = Omit<FollowedPassage, 'source'>;

/**
 * Validates a passage to follow and adds the name of its document.
 * @throws AppError NOT_FOUND for a missing document, or a version of another document; VALIDATION for a passage that is
 *   too short, too long, or standard wording, whose alerts would be meaningless
 */
export async function followPassage(
  deps: Pick<SavedSearchesDeps, 'database' | 'findPassage'>,
  actor: Actor,
  passage: NewPassage,
): Promise<FollowedPassage> {
  const { text, language, fusionId } = passage;
  const found = await deps.findPassage(actor, { text, language, fusionId }).catch((error: unknown) => {
    throw aboutPassage(error);
  });
  if (found.isStandard) {
    const message = `This is standard wording: about ${found.documents.toLocaleString('en-US')} documents have it. Select something more specific.`;
    throw new AppError('VALIDATION', { message, data: { fields: { passage: message } } });
  }
  const repository = createDocumentsRepository(deps.database);
  const [document] = await repository.findByFusionIds([fusionId]);
  if (document === undefined) throw new AppError('NOT_FOUND');
  const versions = await findReadableVersions(repository, document);
  const fnDocumentId = passage.fnDocumentId ?? versions.find(({ current }) => current)?.fnDocumentId ?? null;
  // The version the passage was read in is excluded from its alerts, so a version of another document must not be
  // accepted.
  if (fnDocumentId !== null && !versions.some((version) => version.fnDocumentId === fnDocumentId))
    throw new AppError('NOT_FOUND');
  return { ...passage, fnDocumentId, source: document.localityExternalId ?? document.title };
}

/** Assigns a fault of the passage to the passage field of the saved search. */
function aboutPassage(error: unknown): unknown {
  if (!(error instanceof AppError) || error.code !== 'VALIDATION') return error;
  return new AppError('VALIDATION', { message: error.message, data: { fields: { passage: error.message } } });
}
