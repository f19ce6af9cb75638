import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ALL_PROJECTS, LIMITS } from '@rotunda/contract/values';
import { useApi } from '../../../shared/api/api-context.tsx';
import { texts } from '../../../shared/texts/texts.ts';
import { toast } from '../../../shared/toast/toast.ts';
import type { AlertsRequest } from '../model/alerts-search.ts';
import { settleCounts } from '../model/count-patches.ts';

/**
 * Marks every alert of a list read, including those on other pages. Undo marks exactly the alerts unread that were
 * unread before, as reported by the server.
 */
export function useMarkAllRead(): { markAll: (request: AlertsRequest) => void; isPending: boolean } {
  const { client, queries } = useApi();
  const queryClient = useQueryClient();
  const refetch = () => {
    void queryClient.invalidateQueries({ queryKey: queries.alerts.key() });
    void queryClient.invalidateQueries({ queryKey: queries.savedSearches.key() });
    void queryClient.invalidateQueries({ queryKey: queries.projects.key() });
  };
  const undo = async (keys: readonly { fusionId: string; projectId: string }[]) => {
    try {
      for (let at = 0; at < keys.length; at += LIMITS.bulkIds) {
        await client.alerts.markSearchAlertsUnRead({ fetchOptions: keys.slice(at, at + LIMITS.bulkIds) });
      }
    } catch {
      toast.error(texts.alerts.readFailed);
    }
    refetch();
  };
  const mutation = useMutation({
    mutationFn: ({ projectIds, savedSearchIds, documentTypes }: AlertsRequest) =>
      client.alerts.markSearchAlertsRead({
        // A list request without projects means all of them, but a write must say so explicitly.
        projectIds: projectIds.length === 0 ? ALL_PROJECTS : projectIds,
        ...(savedSearchIds.length === 0 ? {} : { savedSearchIds }),
        ...(documentTypes.length === 0 ? {} : { documentTypes }),
      }),
    onSuccess: ({ changed, counts }) => {
      settleCounts(queryClient, queries, counts);
      refetch();
      const keys = changed.map(({ fusionId, projectId }) => ({ fusionId, projectId }));
      toast.undo(texts.alerts.markedRead, () => void undo(keys));
    },
    onError: () => toast.error(texts.alerts.readFailed),
  });
  return { markAll: (request) => mutation.mutate(request), isPending: mutation.isPending };
}
