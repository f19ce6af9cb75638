import { type CqHit, CQ_TEXTS } from '@rotunda/contract';
import { congressBillId, type CqCategory, parseBillNumber } from '@rotunda/domain';
import { AppError } from '../../../platform/app-error.ts';
import type { DatabaseHandle } from '../../../platform/database/create-database.ts';
import type { Actor } from '../../../platform/request-context.ts';
import { checkEntitled } from '../cq.policy.ts';
import { presentHit } from '../cq.presenter.ts';
import { createCqRepository } from '../cq.repository.ts';

export interface CqPageRequest {
  category: CqCategory;
  fnExternalId: string;
  fnSessionId: string;
  skip: number;
  limit: number;
}

/**
 * Returns a page of the second source's documents about a bill.
 * @throws AppError FORBIDDEN; VALIDATION for an invalid number of a federal measure
 */
export async function findCqDocuments(
  database: DatabaseHandle,
  actor: Actor,
  { category, fnExternalId, fnSessionId, skip, limit }: CqPageRequest,
): Promise<{ results: CqHit[]; total: number }> {
  await checkEntitled(database, actor);
  const billFusionId = getBillId(fnExternalId, fnSessionId);
  const { rows, total } = await createCqRepository(database).findPage({ billFusionId, category }, { skip, limit });
  return { results: rows.map(presentHit), total };
}

function getBillId(externalId: string, session: string): string {
  const bill = parseBillNumber(externalId.replace(/^\s*US\s+/i, ''));
  const fusionId =
    bill === undefined || !/^\d+$/.test(bill.number) ? undefined : congressBillId(session, bill.type, bill.number);
  if (fusionId !== undefined) return fusionId;
  throw new AppError('VALIDATION', { data: { fields: { fnExternalId: CQ_TEXTS.noFederalBill } } });
}
