import type { Invitation } from '@rotunda/contract';
import { getRole } from '../identity.presenter.ts';
import type { StoredInvitation } from './invitations.repository.ts';

export function presentInvitation({
  id,
  email,
  role,
  inviterName,
  createdAt,
  expiresAt,
}: StoredInvitation): Invitation {
  return {
    _id: id,
    email,
    role: getRole(role ?? ''),
    invitedByName: inviterName,
    createdTs: Math.floor(createdAt.getTime() / 1e3),
    expiresTs: Math.floor(expiresAt.getTime() / 1e3),
  };
}
