import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type { DocumentCard } from '@rotunda/contract';
import { toApiError } from '../../../shared/api/api-error.ts';
import { useApi } from '../../../shared/api/api-context.tsx';
import { runOptimisticChange, cachePatch } from '../../../shared/api/optimistic-change.ts';
import { texts } from '../../../shared/texts/texts.ts';
import { toast } from '../../../shared/toast/toast.ts';
import type { DocumentsSearch } from '../model/project-tabs.ts';

export const DOCUMENTS_PAGE_SIZE = 25;

/** Converts the search parameters to the query for the project's documents and their order. */
export function buildList(projectId: string, search: DocumentsSearch) {
  const { words, type, priority, position, tag, sort = 'added' } = search;
  return {
    projectId,
    ...(words === undefined ? {} : { searchText: words }),
    ...(type === undefined ? {} : { documentTypes: [type] }),
    ...(priority === undefined ? {} : { priorities: [priority] }),
    ...(position === undefined ? {} : { positions: [position] }),
    ...(tag === undefined ? {} : { tagIds: [tag] }),
    sortBy: sort,
    sortOrder: sort === 'title' ? ('asc' as const) : ('desc' as const),
  };
}

/** Fetches a page of a project's documents and provides their removal, with undo. */
export function useProjectDocuments(projectId: string, search: DocumentsSearch) {
  const { client, queries } = useApi();
  const queryClient = useQueryClient();
  const { page = 1 } = search;
  const options = queries.projectEntities.find.queryOptions({
    input: { ...buildList(projectId, search), skip: (page - 1) * DOCUMENTS_PAGE_SIZE, limit: DOCUMENTS_PAGE_SIZE },
  });
  const documents = useQuery({ ...options, placeholderData: keepPreviousData });

  const remove = async (removed: readonly DocumentCard[]): Promise<boolean> => {
    const entities = removed.map(({ fusionId, documentType }) => ({ projectId, fusionId, documentType }));
    const ids = new Set(removed.map((one) => one.fusionId));
    const outcome = await runOptimisticChange({
      queryClient,
      patches: [
        cachePatch<NonNullable<typeof documents.data>>(options, (data) => ({
          ...data,
          results: data.results.filter((one) => !ids.has(one.fusionId)),
          total: data.total - ids.size,
        })),
      ],
      commit: () => client.projectEntities.delete({ entities }),
      revert: () => client.projectEntities.create({ entities }),
      refetch: [queries.projectEntities.key(), queries.workflow.key(), queries.documents.key()],
    });
    if (!outcome.ok) {
      toast.error(toApiError(outcome.error).message);
      return false;
    }
    const words = removed.length === 1 ? texts.projectLinks.updated : texts.projectLinks.updatedMany;
    const { undo } = outcome;
    if (undo === null) toast.success(words);
    else toast.undo(words, () => void undo());
    return true;
  };
  return { documents, remove };
}
