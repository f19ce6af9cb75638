import type { Project } from '@rotunda/contract';
import { LIMITS } from '@rotunda/contract/values';
import { changedValues } from '../../../shared/records/changed-values.ts';
import { texts } from '../../../shared/texts/texts.ts';

/** What the dialogs of a project hold. */
export interface ProjectValues {
  name: string;
  impact: string;
}

/** What its settings hold. */
export interface ProjectDetails extends ProjectValues, Pick<Project, 'priority' | 'users'> {
  description: string;
}

export const valuesOf = ({ name, impact }: Project): ProjectValues => ({ name, impact: impact ?? '' });

export const detailsOf = (project: Project): ProjectDetails => ({
  ...valuesOf(project),
  priority: project.priority,
  users: project.users,
  description: project.description ?? '',
});

/** What is wrong with which field, in the specification's words; 100 characters of impact are accepted, 101 are not. */
export function checkProject({ name, impact }: ProjectValues): { name?: string; impact?: string } {
  return {
    ...(name.trim() === '' ? { name: texts.projects.nameRequired } : {}),
    ...(impact.length > LIMITS.projectImpact ? { impact: texts.projects.impactTooLong } : {}),
  };
}

/** The differences as the server takes them: without blanks around them, and nothing but blanks is nothing. */
export function differencesOf(values: Partial<ProjectDetails>, before: Partial<ProjectDetails>) {
  const { name, impact, description, ...rest } = changedValues(values, before);
  return {
    ...rest,
    ...(name === undefined ? {} : { name: name.trim() }),
    ...(impact === undefined ? {} : { impact: impact.trim() || null }),
    ...(description === undefined ? {} : { description: description.trim() || null }),
  };
}
