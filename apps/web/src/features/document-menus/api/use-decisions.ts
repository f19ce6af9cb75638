import { useQuery } from '@tanstack/react-query';
import type { DocumentCard, EntityMetadata } from '@rotunda/contract';
import { useApi } from '../../../shared/api/api-context.tsx';
import type { MenuDocument } from '../model/menu-document.ts';

export interface Decisions {
  /** Undefined until it is loaded. */
  decided: readonly EntityMetadata[] | undefined;
  error: unknown;
  retry: () => void;
}

/**
 * Returns the decisions about documents, from their cards if possible and otherwise fetched. They stay up to date with
 * other users' decisions.
 */
export function useDecisions(documents: readonly MenuDocument[]): Decisions {
  const { queries } = useApi();
  const known = documents.map(({ metadata, ...document }) => metadata && toEntityMetadata(document, metadata));
  const isKnown = known.every((one) => one !== undefined);
  const asked = useQuery({
    ...queries.entityMetadata.fetchByIds.queryOptions({
      input: { fusionIds: documents.map((document) => document.fusionId) },
    }),
    enabled: !isKnown,
  });
  return {
    decided: isKnown ? known : asked.data?.results,
    error: asked.error,
    retry: () => void asked.refetch(),
  };
}

function toEntityMetadata(
  { fusionId, documentType }: MenuDocument,
  { priority, position, tags, projects }: DocumentCard['metadata'],
): EntityMetadata {
  const getIds = (named: readonly { _id: string }[]) => named.map((one) => one._id);
  return { fusionId, documentType, priority, position, tagIds: getIds(tags), projectIds: getIds(projects) };
}
