import type { Actor } from '../../platform/request-context.ts';

interface Membership {
  users: readonly string[];
  createdBy: string;
}

/**
 * Whether a user collaborates in a project. Without collaborators, everyone does. An administrator or creator who is
 * not a collaborator sees the project but is not notified about it (PRJ-03).
 */
export function isCollaborator(actor: Pick<Actor, 'userId'>, { users }: Pick<Membership, 'users'>): boolean {
  return users.length === 0 || users.includes(actor.userId);
}

/** Whether the actor would still see the project with these collaborators. */
export function canStillSee(actor: Pick<Actor, 'userId' | 'role'>, membership: Membership): boolean {
  return actor.role === 'admin' || membership.createdBy === actor.userId || isCollaborator(actor, membership);
}
