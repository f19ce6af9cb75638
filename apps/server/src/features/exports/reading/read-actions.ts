import { createActionsRepository, findNamedActions, type NamedAction } from '../../actions/index.ts';
import { createIdentityRepository } from '../../identity/index.ts';
import type { ActionsRequest } from '../requests/export-request.ts';
import { MAX_IDS, chunksById } from './chunks-by-id.ts';
import type { ReadingDeps, ReadList } from './reading.deps.ts';

export interface ActionRow extends NamedAction {
  /** Names of the attendees, without those who left the organization. */
  attendees: string[];
  createdBy: string | null;
}

/** Reads the named actions, or all that their list shows. */
export async function readActions(deps: ReadingDeps, { selection }: ActionsRequest): Promise<ReadList<ActionRow>> {
  const { database, actor, clock } = deps;
  const repository = createActionsRepository(database);
  const ids =
    selection.by === 'ids'
      ? await openIds(repository, actor, selection.actionIds)
      : await repository.findIds(actor, { ...selection.list, skip: 0, limit: MAX_IDS }, clock.now());
  const users = await createIdentityRepository(database).findUsers(actor.organizationId);
  const names = new Map(users.map(({ id, name }) => [id, name]));
  return chunksById(ids, (chunk) => readRows(deps, names, chunk));
}

/** Returns the ids that the actor can see, in the order given. */
async function openIds(
  repository: ReturnType<typeof createActionsRepository>,
  actor: ReadingDeps['actor'],
  actionIds: readonly string[],
): Promise<string[]> {
  const open = new Set((await repository.findByIds(actor, actionIds)).map(({ actionId }) => actionId));
  return [...new Set(actionIds)].filter((actionId) => open.has(actionId));
}

async function readRows(
  { database, actor, noteProjects }: ReadingDeps,
  names: ReadonlyMap<string, string>,
  actionIds: readonly string[],
): Promise<ActionRow[]> {
  const found = await findNamedActions(database, actor, actionIds);
  return actionIds.flatMap((actionId) => {
    const named = found.get(actionId);
    if (named === undefined) return [];
    noteProjects(named.projects.map(({ id }) => id));
    const attendees = named.action.attendees.flatMap((userId) => names.get(userId) ?? []);
    return [{ ...named, attendees, createdBy: names.get(named.action.createdBy) ?? null }];
  });
}
