import type { EntityMetadata, WorkflowColumn } from '@rotunda/contract';
import { getMembership, switchedMembership, type Membership } from '../../../shared/membership/membership.ts';
import { listProjectIds } from './project-choice.ts';

/** Choices in the menu that are not applied yet. */
export interface WorkflowChoice {
  /** Projects that were checked or unchecked. */
  projects: ReadonlyMap<string, boolean>;
  /** Chosen column by project; null for none. */
  columns: ReadonlyMap<string, string | null>;
}

export const NOTHING_CHOSEN: WorkflowChoice = { projects: new Map(), columns: new Map() };

export interface WorkflowChange {
  projectId: string;
  isMember: boolean;
  columnId?: string | null;
}

export function stateInWorkflow(
  { projects }: WorkflowChoice,
  projectId: string,
  decided: readonly EntityMetadata[],
): Membership {
  return switchedMembership(projectId, projects, listProjectIds(decided));
}

/**
 * Returns the column of a project's board that contains all the documents; null if none of them is in a column,
 * undefined if they differ.
 */
export function findCommonColumn(
  columns: readonly WorkflowColumn[],
  decided: readonly EntityMetadata[],
): string | null | undefined {
  const places = new Set(
    decided.map(({ fusionId }) => columns.find(({ cards }) => cards.some((card) => card.fusionId === fusionId))?._id),
  );
  if (places.size !== 1) return undefined;
  const [place = null] = places;
  return place;
}

/** Returns what Apply sends: projects whose documents or column differ from the current state (WFL-02). */
export function workflowChanges(
  choice: WorkflowChoice,
  decided: readonly EntityMetadata[],
  getColumns: (projectId: string) => readonly WorkflowColumn[],
): WorkflowChange[] {
  const touched = new Set([...choice.projects.keys(), ...choice.columns.keys()]);
  return [...touched].flatMap((projectId): WorkflowChange[] => {
    const before = getMembership(projectId, listProjectIds(decided));
    const state = stateInWorkflow(choice, projectId, decided);
    if (state === 'none') return before === 'none' ? [] : [{ projectId, isMember: false }];
    if (state === 'some') return [];
    const columnId = choice.columns.get(projectId);
    const moves = columnId !== undefined && columnId !== findCommonColumn(getColumns(projectId), decided);
    if (before === 'all' && !moves) return [];
    return [{ projectId, isMember: true, ...(moves ? { columnId } : {}) }];
  });
}
