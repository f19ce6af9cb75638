import type { DatabaseHandle } from '../../../platform/database/create-database.ts';
import type { Actor } from '../../../platform/request-context.ts';
import { createProjectsRepository, findClosedProjects } from '../../projects/index.ts';
import type { ExportRequest } from './export-request.ts';

const DELETED = 'The project of this export was deleted.';
const CLOSED = 'You can no longer see the project of this export.';

/**
 * Returns what happened to the only project of an export since it was requested, or null if the actor still sees it or
 * the export is not about one project.
 */
export async function explainMissingProject(
  db: DatabaseHandle,
  actor: Actor,
  request: ExportRequest,
): Promise<string | null> {
  const [projectId, ...others] = new Set(getProjects(request));
  if (projectId === undefined || others.length > 0) return null;
  if ((await createProjectsRepository(db).get(actor, projectId)) !== null) return null;
  return (await findClosedProjects(db, actor, [projectId])).length > 0 ? CLOSED : DELETED;
}

function getProjects(request: ExportRequest): readonly (string | undefined)[] {
  if (request.kind !== 'projectEntities' && request.kind !== 'alerts') return [];
  const { selection } = request;
  if (selection.by === 'ids') return selection.keys.map(({ projectId }) => projectId);
  return 'projectId' in selection.list ? [selection.list.projectId] : selection.list.projectIds;
}
