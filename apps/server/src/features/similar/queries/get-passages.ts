import { type FoundPassages, LIMITS } from '@rotunda/contract';
import { AppError } from '../../../platform/app-error.ts';
import type { Actor } from '../../../platform/request-context.ts';
import { createDocumentsRepository } from '../../documents/index.ts';
import type { PassageRequest } from '../passages/passage-request.ts';
import type { SimilarDeps } from '../similar.deps.ts';

/**
 * Finds a passage in other documents. Documents are public, so no permission is needed for the documents searched.
 * @throws AppError NOT_FOUND for a missing document; VALIDATION for a passage that is too short or too long; as
 *   `PassageThreads.find`
 */
export async function getPassages(
  { database, passages }: Pick<SimilarDeps, 'database' | 'passages'>,
  { userId, organizationId }: Actor,
  request: PassageRequest,
  signal?: AbortSignal,
): Promise<FoundPassages> {
  const [document] = await createDocumentsRepository(database).findByFusionIds([request.fusionId]);
  if (document === undefined) throw new AppError('NOT_FOUND');
  const answer = await passages.find({ userId, organizationId, signal }, request);
  if ('passages' in answer) return answer.passages;
  const { min, max } = LIMITS.passageWords;
  const text =
    answer.refused === 'tooShort'
      ? `Select at least ${min} words. Shorter passages appear in many texts by chance.`
      : `Select at most ${max.toLocaleString('en-US')} words.`;
  throw new AppError('VALIDATION', { message: text, data: { fields: { text } } });
}
