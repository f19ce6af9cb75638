import type { Project } from '@rotunda/contract';
import { LIMITS } from '@rotunda/contract/values';
import { changedValues } from '../../../shared/records/changed-values.ts';
import { texts } from '../../../shared/texts/texts.ts';

/** Values of a project dialog. */
export interface ProjectValues {
  name: string;
  impact: string;
}

/** Values of the project's settings form. */
export interface ProjectDetails extends ProjectValues, Pick<Project, 'priority' | 'users'> {
  description: string;
}

export const readValues = ({ name, impact }: Project): ProjectValues => ({ name, impact: impact ?? '' });

export const getDetails = (project: Project): ProjectDetails => ({
  ...readValues(project),
  priority: project.priority,
  users: project.users,
  description: project.description ?? '',
});

/**
 * Returns a message for each invalid field, in the specification's words. An impact of 100 characters is accepted, 101
 * is not.
 */
export function checkProject({ name, impact }: ProjectValues): { name?: string; impact?: string } {
  return {
    ...(name.trim() === '' ? { name: texts.projects.nameRequired } : {}),
    ...(impact.length > LIMITS.projectImpact ? { impact: texts.projects.impactTooLong } : {}),
  };
}

/** Returns the changed fields as the server expects them: trimmed, and null if blank. */
export function getDifferences(values: Partial<ProjectDetails>, before: Partial<ProjectDetails>) {
  const { name, impact, description, ...rest } = changedValues(values, before);
  return {
    ...rest,
    ...(name === undefined ? {} : { name: name.trim() }),
    ...(impact === undefined ? {} : { impact: impact.trim() || null }),
    ...(description === undefined ? {} : { description: description.trim() || null }),
  };
}
