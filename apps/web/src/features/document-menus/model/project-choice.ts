import type { EntityMetadata, ProjectEntity } from '@rotunda/contract';
import { ALL_PROJECTS } from '@rotunda/contract/values';
import { membershipChanges, switchedMembership, type Membership } from '../../../shared/membership/membership.ts';

/** The marker for all projects, or the projects switched on or off; projects that are not listed stay as they are. */
export type ProjectChoice = typeof ALL_PROJECTS | ReadonlyMap<string, boolean>;

/** Expands the marker to the list of ids it stands for. */
function expand(choice: ProjectChoice, projectIds: readonly string[]): ReadonlyMap<string, boolean> {
  return choice === ALL_PROJECTS ? new Map(projectIds.map((id) => [id, true])) : choice;
}

/** Returns the choice after one project is switched. Unchecking one expands the marker to the others (PRJ-04). */
export function withProject(
  choice: ProjectChoice,
  projectId: string,
  isOn: boolean,
  projectIds: readonly string[],
): ProjectChoice {
  return new Map([...expand(choice, projectIds), [projectId, isOn]]);
}

/** Returns the choice after all projects are switched. */
export function withAllProjects(isOn: boolean, projectIds: readonly string[]): ProjectChoice {
  return isOn ? ALL_PROJECTS : new Map(projectIds.map((id) => [id, false]));
}

export function stateOfProject(
  choice: ProjectChoice,
  projectId: string,
  decided: readonly EntityMetadata[],
): Membership {
  return choice === ALL_PROJECTS ? 'all' : switchedMembership(projectId, choice, listProjectIds(decided));
}

/** Returns the state of the checkbox for all projects. */
export function stateOfAllProjects(states: readonly Membership[]): Membership {
  if (states.every((state) => state === 'none')) return 'none';
  return states.every((state) => state === 'all') ? 'all' : 'some';
}

/** Returns links to create for newly checked projects, and existing links to delete for unchecked ones (PRJ-04). */
export function linkChanges(
  choice: ProjectChoice,
  decided: readonly EntityMetadata[],
  projectIds: readonly string[],
): { create: ProjectEntity[]; delete: ProjectEntity[] } {
  const { added, removed } = membershipChanges(expand(choice, projectIds), listProjectIds(decided));
  const linksWhere = (ids: readonly string[], isLinked: boolean) =>
    ids.flatMap((projectId) =>
      decided
        .filter((document) => document.projectIds.includes(projectId) === isLinked)
        .map(({ fusionId, documentType }) => ({ projectId, fusionId, documentType })),
    );
  return { create: linksWhere(added, false), delete: linksWhere(removed, true) };
}

export function listProjectIds(decided: readonly EntityMetadata[]): string[][] {
  return decided.map((document) => document.projectIds);
}
