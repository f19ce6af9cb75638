import { AppError } from '../../platform/app-error.ts';
import type { Actor } from '../../platform/request-context.ts';

/**
 * Allows only the actor's own organization.
 * @throws AppError NOT_FOUND for any organization but the actor's.
 */
export function assertOwnOrganization(actor: Actor, organizationId: string): void {
  if (actor.organizationId !== organizationId) throw new AppError('NOT_FOUND');
}
