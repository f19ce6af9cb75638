import { CQ_TEXTS } from '@rotunda/contract';
import { AppError } from '../../platform/app-error.ts';
import type { DatabaseHandle } from '../../platform/database/create-database.ts';
import type { Actor } from '../../platform/request-context.ts';
import { createCqRepository } from './cq.repository.ts';

/**
 * Licensed content is for organizations entitled to federal content: the specification attaches `cq_content` to the
 * entitlement USFederal and names no other.
 * @throws AppError FORBIDDEN
 */
export async function checkEntitled(database: DatabaseHandle, actor: Actor): Promise<void> {
  const isEntitled = await createCqRepository(database).isEntitled(actor.organisationId);
  if (!isEntitled) throw new AppError('FORBIDDEN', { message: CQ_TEXTS.notEntitled });
}
