import { findNamedEntities, findProjectEntityIds } from '../../projects/index.ts';
import type { ProjectRequest } from '../requests/export-request.ts';
import type { DocumentRow } from './document-columns.ts';
import { readDocumentRows } from './document-rows.ts';
import { MAX_IDS, chunksById } from './chunks-by-id.ts';
import type { ReadingDeps, ReadList } from './reading.deps.ts';

/** Reads documents of a project: the named ones that are in it, or all that its list shows. */
export async function readProject(
  deps: ReadingDeps,
  { fields, selection }: ProjectRequest,
): Promise<ReadList<DocumentRow>> {
  const ids = await getIds(deps, selection);
  return chunksById(ids, (chunk) => readDocumentRows(deps, fields, chunk));
}

async function getIds(
  { database, actor, noteProjects }: ReadingDeps,
  selection: ProjectRequest['selection'],
): Promise<number[]> {
  if (selection.by === 'list') {
    noteProjects([selection.list.projectId]);
    return findProjectEntityIds(database, actor, { ...selection.list, skip: 0, limit: MAX_IDS });
  }
  const named = await findNamedEntities(database, actor, selection.keys);
  for (const { projectIds } of named) noteProjects(projectIds);
  return named.map(({ documentId }) => documentId);
}
