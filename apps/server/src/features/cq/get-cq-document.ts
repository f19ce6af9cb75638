import type { CqDocument } from '@rotunda/contract';
import { AppError } from '../../platform/app-error.ts';
import type { Actor } from '../../platform/request-context.ts';
import { checkEntitled } from './check-entitled.ts';
import type { CqDeps } from './cq-deps.ts';
import { presentDocument } from './cq.presenter.ts';
import { createCqRepository } from './cq.repository.ts';
import { createPdfTokens } from './pdf-token.ts';

/** @throws AppError FORBIDDEN; NOT_FOUND, also for what was retracted */
export async function getCqDocument(
  { database, clock, secretBox }: CqDeps,
  actor: Actor,
  cqUid: string,
): Promise<CqDocument> {
  await checkEntitled(database, actor);
  const stored = await createCqRepository(database).getPublication(cqUid);
  if (stored === null) throw new AppError('NOT_FOUND');
  const token = stored.hasPdf ? createPdfTokens(secretBox).issue(cqUid, actor, clock.now()) : null;
  return presentDocument(stored, token);
}
