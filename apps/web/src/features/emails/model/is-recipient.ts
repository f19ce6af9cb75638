import type { Project } from '@rotunda/contract';

/** Whether the user gets e-mails about the project. If it has collaborators, only they do (ALR-08). */
export function isRecipient({ users }: Pick<Project, 'users'>, userId: string): boolean {
  return users.length === 0 || users.includes(userId);
}
