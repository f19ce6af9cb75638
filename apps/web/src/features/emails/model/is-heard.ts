import type { Project } from '@rotunda/contract';

/** Whether the person gets e-mails of the project: with collaborators they alone do (S1 §5). */
export function isHeard({ users }: Pick<Project, 'users'>, userId: string): boolean {
  return users.length === 0 || users.includes(userId);
}
