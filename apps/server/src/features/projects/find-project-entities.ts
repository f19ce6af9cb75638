import type { DocumentCard } from '@rotunda/contract';
import { DOCUMENT_TYPES, type DocumentType } from '@rotunda/domain';
import type { Actor } from '../../platform/request-context.ts';
import { getProject } from './get-project.ts';
import { createProjectEntitiesRepository, type EntityPage } from './project-entities.repository.ts';
import type { ProjectsDeps } from './projects-deps.ts';

interface ListedEntities {
  projectId: string;
  documentTypes?: readonly DocumentType[] | undefined;
  searchText?: string | undefined;
  priorities?: readonly string[] | undefined;
  positions?: readonly string[] | undefined;
  tagIds?: readonly string[] | undefined;
}

export type EntitiesQuery = ListedEntities & EntityPage;

/** Returns the filter of a query without its document types. */
export function getFilter({
  projectId,
  searchText = '',
  priorities = [],
  positions = [],
  tagIds = [],
}: ListedEntities) {
  return { projectId, searchText: searchText.trim(), priorities, positions, tagIds };
}

export interface FoundEntities {
  results: DocumentCard[];
  total: number;
  /** Totals of each type under the other filters, so that the type filter can offer them. */
  byType: { documentType: DocumentType; total: number }[];
}

/**
 * Returns a page of the documents of a project with totals by type.
 * @throws AppError NOT_FOUND
 */
export async function findProjectEntities(
  { database, findCards }: ProjectsDeps,
  actor: Actor,
  query: EntitiesQuery,
): Promise<FoundEntities> {
  await getProject(database, actor, query.projectId);
  const { organizationId } = actor;
  const { documentTypes = [] } = query;
  const filter = getFilter(query);
  const repository = createProjectEntitiesRepository(database);
  const documentIds = await repository.findPage(organizationId, { ...filter, documentTypes }, query);
  const counted = await repository.countByType(organizationId, filter);
  const cards = await findCards(database, actor, documentIds);
  const byType = DOCUMENT_TYPES.flatMap((documentType) => {
    const total = counted.find((one) => one.documentType === documentType)?.total ?? 0;
    return total === 0 ? [] : [{ documentType, total }];
  });
  const chosen = byType.filter((one) => documentTypes.length === 0 || documentTypes.includes(one.documentType));
  return {
    results: documentIds.flatMap((documentId) => cards.get(documentId) ?? []),
    total: chosen.reduce((sum, one) => sum + one.total, 0),
    byType,
  };
}
