import type { CqDocument } from '@rotunda/contract';
import { AppError } from '../../../platform/app-error.ts';
import type { SignedInContext } from '../../../platform/request-context.ts';
import { checkEntitled } from '../cq.policy.ts';
import type { CqDeps } from '../cq.deps.ts';
import { presentDocument } from '../cq.presenter.ts';
import { createCqRepository } from '../cq.repository.ts';
import { findPublicTranscript } from './find-public-transcript.ts';
import { createPdfTokens } from '../records/pdf-token.ts';

/**
 * Returns a document of the second source, or a transcript of a public meeting, which everyone may read.
 * @throws AppError FORBIDDEN; NOT_FOUND, also for a retracted document
 */
export async function getCqDocument(
  { database, clock, secretBox, sessions }: CqDeps,
  { actor, token: sessionToken }: Pick<SignedInContext, 'actor' | 'token'>,
  cqUid: string,
): Promise<CqDocument> {
  const transcript = await findPublicTranscript(database, cqUid);
  if (transcript !== null) return transcript;
  await checkEntitled(database, actor);
  const stored = await createCqRepository(database).getPublication(cqUid);
  if (stored === null) throw new AppError('NOT_FOUND');
  const reader = { ...actor, session: sessions.getName(sessionToken) };
  const token = stored.hasPdf ? createPdfTokens(secretBox).issue(cqUid, reader, clock.now()) : null;
  return presentDocument(stored, token);
}
