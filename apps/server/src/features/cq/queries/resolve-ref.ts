import { type CqRefType, committeeId, congressBillId, type DocumentType, personId } from '@rotunda/domain';
import { AppError } from '../../../platform/app-error.ts';
import type { DatabaseHandle } from '../../../platform/database/create-database.ts';
import type { Actor } from '../../../platform/request-context.ts';
import { createDocumentsRepository } from '../../documents/index.ts';
import { checkEntitled } from '../cq.policy.ts';
import { presentHit } from '../cq.presenter.ts';
import { createCqRepository } from '../cq.repository.ts';

type Resolved =
  | { entityInfo: { documentType: DocumentType; fusionId: string } }
  | { cqEntityInfo: { documentType: ReturnType<typeof presentHit>['category']; cqUid: string } };

/**
 * Resolves a reference in a document of the second source.
 * @throws AppError FORBIDDEN; NOT_FOUND for a target that is not stored and for a reference without one
 */
export async function resolveRef(
  database: DatabaseHandle,
  actor: Actor,
  { type, ref }: { type: CqRefType; ref: string },
): Promise<Resolved> {
  await checkEntitled(database, actor);
  if (type === 'document') {
    const stored = await createCqRepository(database).getPublication(ref);
    if (stored === null) throw new AppError('NOT_FOUND');
    return { cqEntityInfo: { documentType: presentHit(stored).category, cqUid: stored.cqUid } };
  }
  const named = getEntity(type, ref);
  if (named === undefined) throw new AppError('NOT_FOUND');
  const storedIds = (await createDocumentsRepository(database).findStoredIds([named.fusionId])).get(named.fusionId);
  if (storedIds === undefined) throw new AppError('NOT_FOUND');
  return { entityInfo: { documentType: named.documentType, fusionId: storedIds } };
}

function getEntity(
  type: Exclude<CqRefType, 'document'>,
  ref: string,
): { documentType: DocumentType; fusionId: string } | undefined {
  if (type === 'person') return { documentType: 'Person', fusionId: personId('bioguide', ref) };
  if (type === 'committee') return { documentType: 'Committee', fusionId: committeeId('us', ref) };
  const [, session, word, number] = /^([a-z0-9]{1,20})-([a-z]+)-(\d{1,5})$/.exec(ref) ?? [];
  if (session === undefined || word === undefined || number === undefined) return undefined;
  const fusionId = congressBillId(session, word, number);
  return fusionId === undefined ? undefined : { documentType: 'Legislation', fusionId };
}
