import { AppError } from '../../platform/app-error.ts';
import type { DatabaseHandle } from '../../platform/database/create-database.ts';
import { createIdentityRepository } from './identity.repository.ts';
import { createOperatorsRepository } from './operators.repository.ts';

/**
 * Ensures that the organization still has an administrator. Call after a change, in its transaction, which must hold
 * the organization's lock.
 * @throws AppError CONFLICT
 */
export async function assertAdminRemains(tx: DatabaseHandle, organizationId: string): Promise<void> {
  if ((await createIdentityRepository(tx).countAdmins(organizationId)) > 0) return;
  throw new AppError('CONFLICT', { message: 'An organization needs at least one active administrator.' });
}

/**
 * Ensures that the installation still has an operator. Call after a change, in its transaction, which must hold the
 * operators' lock.
 * @throws AppError CONFLICT
 */
export async function assertOperatorRemains(tx: DatabaseHandle): Promise<void> {
  if ((await createOperatorsRepository(tx).countOperators()) > 0) return;
  throw new AppError('CONFLICT', {
    message:
      'The installation needs at least one operator. Add another one first: npm run rotunda -- user set-operator <email> on',
  });
}
