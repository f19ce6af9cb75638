import type { Invitation } from '@rotunda/contract';
import type { LinkDeps } from '../identity.deps.ts';
import { presentInvitation } from './invitations.presenter.ts';
import { createInvitationsRepository } from './invitations.repository.ts';

/** Lists the open invitations by address, including those whose link has expired. */
export async function findInvitations({ database }: LinkDeps, organizationId: string): Promise<Invitation[]> {
  return (await createInvitationsRepository(database).find(organizationId)).map(presentInvitation);
}
