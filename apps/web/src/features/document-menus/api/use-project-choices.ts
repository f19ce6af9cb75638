import { useQuery } from '@tanstack/react-query';
import type { EntityMetadata, Project } from '@rotunda/contract';
import { useApi } from '../../../shared/api/api-context.tsx';
import type { MenuDocument } from '../model/menu-document.ts';
import { useDecisions } from './use-decisions.ts';

export interface ProjectChoices {
  /** Null while either is being fetched. */
  loaded: { projects: readonly Project[]; decided: readonly EntityMetadata[] } | null;
  error: unknown;
  retry: () => void;
}

/** Returns the projects the user can see, and which of them the documents are in. */
export function useProjectChoices(documents: readonly MenuDocument[]): ProjectChoices {
  const { queries } = useApi();
  const projects = useQuery(queries.projects.find.queryOptions({ input: {} }));
  const { decided, error, retry } = useDecisions(documents);
  return {
    loaded: projects.data && decided ? { projects: projects.data.results, decided } : null,
    error: projects.error ?? error,
    retry: () => {
      void projects.refetch();
      retry();
    },
  };
}
