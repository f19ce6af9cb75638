import type { QueryClient } from '@tanstack/react-query';
import type { ApiQueries } from './api-client.ts';

/**
 * Asks again for everything that shows what was decided about documents: their cards wherever they stand, boards, and
 * the searches of Discover, whose filters follow.
 */
export function refetchDecisions(queryClient: QueryClient, queries: ApiQueries): void {
  for (const part of [
    ...[queries.entityMetadata, queries.documents, queries.projectEntities, queries.workflow, queries.dashboards],
    ...[queries.discover.search, queries.discover.explain, queries.alerts],
  ]) {
    void queryClient.invalidateQueries({ queryKey: part.key() });
  }
}
