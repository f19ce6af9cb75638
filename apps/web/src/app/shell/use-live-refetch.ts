import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../shared/api/api-context.tsx';
import { useServerEvents } from '../../shared/api/use-server-events.ts';

/**
 * Asks again for what the server says has changed. One place for the whole product: a screen shows its queries and is
 * live without a line of its own.
 */
export function useLiveRefetch(): void {
  const { queries } = useApi();
  const queryClient = useQueryClient();
  const refetch = (...parts: { key: () => readonly unknown[] }[]) => {
    for (const part of parts) void queryClient.invalidateQueries({ queryKey: part.key() });
  };
  useServerEvents('alerts.changed', () => refetch(queries.alerts, queries.savedSearches, queries.projects));
  useServerEvents('saved-searches.changed', () => refetch(queries.savedSearches, queries.projects));
  useServerEvents('projects.changed', () =>
    refetch(queries.projects, queries.projectEntities, queries.projectMembers, queries.projectActivity),
  );
  useServerEvents('workflow.changed', () => refetch(queries.workflow));
  useServerEvents('tags.changed', () =>
    refetch(queries.tags, queries.documents, queries.projects, queries.projectEntities, queries.entityMetadata),
  );
  useServerEvents('sources.changed', () => refetch(queries.sources));
  useServerEvents('flags.changed', () => refetch(queries.flags, queries.identity));
  useServerEvents('documents.changed', () =>
    refetch(queries.documents, queries.projectEntities, queries.entityMetadata, queries.workflow),
  );
}
