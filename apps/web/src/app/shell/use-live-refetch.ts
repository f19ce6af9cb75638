import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useApi } from '../../shared/api/api-context.tsx';
import { isOwnDecisions, refetchDecisions } from '../../shared/api/refetch-decisions.ts';
import { useServerEvents } from '../../shared/api/use-server-events.ts';
import { useThrottled } from '../../shared/hooks/use-throttled.ts';

/** An import changes documents several times a second; no page is read that fast. */
const DOCUMENTS_MS = 3000;

/**
 * Asks again for what the server says has changed. One place for the whole product: a screen shows its queries and is
 * live without a line of its own.
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
      ...[queries.projects, queries.projectEntities, queries.projectMembers, queries.projectActivity],
      queries.dashboards,
    ),
  );
  useServerEvents('workflow.changed', () =>
    // The documents of a board are large and asked for by the board itself when a card comes without one.
    refetch(queries.workflow.findColumns, queries.workflow.findAllColumns, queries.dashboards.countByColumn),
  );
  // A person decides now and then, so every row follows at once; an import changes documents all the time.
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
    // Rows of Discover stay: its count says that there are more, and the reader asks for them.
    () =>
      refetch(
        ...[queries.documents, queries.projectEntities, queries.entityMetadata, queries.workflow],
        ...[queries.dashboards, queries.discover.explain],
        // How fresh a source is, is measured on documents that were matched: often after its run has finished.
        queries.sources.find,
      ),
    DOCUMENTS_MS,
  );
  useServerEvents('documents.changed', refetchDocuments);
  // What was missed is not known, so everything that is shown is asked for again.
  useEffect(() => events.onReset(() => void queryClient.invalidateQueries()), [events, queryClient]);
}
