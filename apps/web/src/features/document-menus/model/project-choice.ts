import type { EntityMetadata, ProjectEntity } from '@rotunda/contract';
import { ALL_PROJECTS } from '@rotunda/contract/values';
import { membershipChanges, switchedMembership, type Membership } from '../../../shared/membership/membership.ts';

/** The marker, or the projects switched on or off; what is not named stays as it is. */
export type ProjectChoice = typeof ALL_PROJECTS | ReadonlyMap<string, boolean>;

/** The marker as the explicit list of ids it stands for. */
function expand(choice: ProjectChoice, projectIds: readonly string[]): ReadonlyMap<string, boolean> {
  return choice === ALL_PROJECTS ? new Map(projectIds.map((id) => [id, true])) : choice;
}

/** The choice after one project is switched: unchecking one expands the marker to the others (S1 §4). */
export function withProject(
  choice: ProjectChoice,
  projectId: string,
  isOn: boolean,
  projectIds: readonly string[],
): ProjectChoice {
  return new Map([...expand(choice, projectIds), [projectId, isOn]]);
}

/** The choice after all are switched. */
export function withAllProjects(isOn: boolean, projectIds: readonly string[]): ProjectChoice {
  return isOn ? ALL_PROJECTS : new Map(projectIds.map((id) => [id, false]));
}

export function stateOfProject(
  choice: ProjectChoice,
  projectId: string,
  decided: readonly EntityMetadata[],
): Membership {
  return choice === ALL_PROJECTS ? 'all' : switchedMembership(projectId, choice, projectsOfEach(decided));
}

/** The state of the box over all projects. */
export function stateOfAllProjects(states: readonly Membership[]): Membership {
  if (states.every((state) => state === 'none')) return 'none';
  return states.every((state) => state === 'all') ? 'all' : 'some';
}

/** Links for newly checked projects, and those of unchecked ones that exist (S1 §4). */
export function linkChanges(
  choice: ProjectChoice,
  decided: readonly EntityMetadata[],
  projectIds: readonly string[],
): { create: ProjectEntity[]; delete: ProjectEntity[] } {
  const { added, removed } = membershipChanges(expand(choice, projectIds), projectsOfEach(decided));
  const linksWhere = (ids: readonly string[], isLinked: boolean) =>
    ids.flatMap((projectId) =>
      decided
        .filter((document) => document.projectIds.includes(projectId) === isLinked)
        .map(({ fusionId, documentType }) => ({ projectId, fusionId, documentType })),
    );
  return { create: linksWhere(added, false), delete: linksWhere(removed, true) };
}

export function projectsOfEach(decided: readonly EntityMetadata[]): string[][] {
  return decided.map((document) => document.projectIds);
}
