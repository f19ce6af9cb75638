import { LIMITS } from '@rotunda/contract/values';
import { texts } from '../../../shared/texts/texts.ts';

export interface ProjectValues {
  name: string;
  impact: string;
}

/** What is wrong with which field, in the specification's words; 100 characters of impact are accepted, 101 are not. */
export function checkProject({ name, impact }: ProjectValues): Partial<ProjectValues> {
  return {
    ...(name.trim() === '' ? { name: texts.projects.nameRequired } : {}),
    ...(impact.length > LIMITS.projectImpact ? { impact: texts.projects.impactTooLong } : {}),
  };
}
