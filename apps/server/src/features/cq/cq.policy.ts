import { CQ_TEXTS } from '@rotunda/contract';
import { AppError } from '../../platform/app-error.ts';
import type { DatabaseHandle } from '../../platform/database/create-database.ts';
import type { Actor } from '../../platform/request-context.ts';
import { createCqRepository } from './cq.repository.ts';

/** Whether the organization may see licensed content; lists leave it out otherwise. */
export function isEntitled(
  database: DatabaseHandle,
  { organizationId }: Pick<Actor, 'organizationId'>,
): Promise<boolean> {
  return createCqRepository(database).isEntitled(organizationId);
}

/**
 * Requires the federal entitlement, because the specification attaches `cq_content` to USFederal and to no other.
 * @throws AppError FORBIDDEN
 */
export async function checkEntitled(database: DatabaseHandle, actor: Actor): Promise<void> {
  if (!(await isEntitled(database, actor))) throw new AppError('FORBIDDEN', { message: CQ_TEXTS.notEntitled });
}
