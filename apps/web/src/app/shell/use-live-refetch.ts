import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useApi } from '../../shared/api/api-context.tsx';
import { isOwnDecisions, refetchDecisions } from '../../shared/api/refetch-decisions.ts';
import { useServerEvents } from '../../shared/api/use-server-events.ts';
import { useThrottled } from '../../shared/hooks/use-throttled.ts';

/**
 * Shortest time between refetches of documents. An import changes them several times a second, faster than anyone
 * reads.
 */
const DOCUMENTS_MS = 3000;

/**
 * Refetches whatever the server reports as changed. It covers the whole product, so screens need no code of their own
 * to stay live.
 */
export function useLiveRefetch(): void {
  const { queries, events } = useApi();
  const queryClient = useQueryClient();
  const refetch = (...parts: { key: () => readonly unknown[] }[]) => {
    for (const part of parts) void queryClient.invalidateQueries({ queryKey: part.key() });
  };
  useServerEvents('actions.changed', () => refetch(queries.actions, queries.projectActivity));
  useServerEvents('advocacy.changed', () => refetch(queries.advocacy));
  useServerEvents('attachments.changed', () => refetch(queries.attachments));
  useServerEvents('comments.changed', () => refetch(queries.comments));
  useServerEvents('custom-contacts.changed', () =>
    refetch(queries.customContacts, queries.linkedEntities, queries.stakeholders),
  );
  useServerEvents('alerts.changed', () =>
    refetch(queries.alerts, queries.savedSearches, queries.projects, queries.dashboards),
  );
  useServerEvents('saved-searches.changed', () => refetch(queries.savedSearches, queries.projects));
  useServerEvents('projects.changed', () =>
    refetch(
      queries.projects,
      queries.projectEntities,
      queries.projectMembers,
      queries.projectActivity,
      queries.dashboards,
    ),
  );
  useServerEvents('workflow.changed', () =>
    // A board's documents are large, so the board requests them itself when a card arrives without one.
    refetch(queries.workflow.findColumns, queries.workflow.findAllColumns, queries.dashboards.countByColumn),
  );
  // Decisions by people are rare, so every row follows immediately. Documents are throttled because an import changes
  // them constantly.
  useServerEvents('entity-metadata.changed', ({ ids }) => {
    if (!isOwnDecisions(queryClient, ids['fusionId'] ?? [])) refetchDecisions(queryClient, queries);
  });
  useServerEvents('tags.changed', () => {
    refetch(queries.tags, queries.projects, queries.projectEntities);
    refetchDecisions(queryClient, queries);
  });
  useServerEvents('jobs.changed', ({ ids }) => {
    if (ids['kinds']?.includes('export') === true) refetch(queries.exports);
  });
  useServerEvents('similar.changed', () => refetch(queries.similar));
  useServerEvents('sources.changed', () => refetch(queries.sources));
  useServerEvents('flags.changed', () => refetch(queries.flags, queries.identity));
  const refetchDocuments = useThrottled(
    // Discover's rows stay: its count shows that there are more, and the reader loads them.
    () =>
      refetch(
        queries.documents,
        queries.projectEntities,
        queries.entityMetadata,
        queries.workflow,
        queries.dashboards,
        queries.discover.explain,
        // A source's freshness is measured on matched documents, often after its run has finished.
        queries.sources.find,
      ),
    DOCUMENTS_MS,
  );
  useServerEvents('documents.changed', refetchDocuments);
  // The missed events are unknown, so refetch everything that is shown.
  useEffect(() => events.onReset(() => void queryClient.invalidateQueries()), [events, queryClient]);
}
