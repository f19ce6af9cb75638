import Button from '@mui/material/Button';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../../shared/api/api-context.tsx';
import { toApiError } from '../../../shared/api/api-error.ts';
import { toast } from '../../../shared/toast/toast.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { ColumnBar } from '../../../shared/ui/work-area.tsx';
import { lazyComponent } from '../../../shared/lazy/lazy-component.tsx';
import { restoreAlerts } from '../api/restore-alerts.ts';
import type { AlertsRequest } from '../model/alerts-search.ts';
import { alertsTexts } from '../model/alerts-texts.ts';
import { settleCounts } from '../model/count-patches.ts';

const ConfirmDialog = lazyComponent(
  async () => (await import('../../../shared/records/confirm-dialog.tsx')).ConfirmDialog,
);

/**
 * Bar over the irrelevant alerts of one project that deletes them all. It is not offered for other lists, because the
 * server deletes those of the whole project and the user would lose more than is shown.
 */
export function IrrelevantBar({ request, total }: { request: AlertsRequest; total: number }) {
  const { client, queries } = useApi();
  const queryClient = useQueryClient();
  const [isAsking, setIsAsking] = useState(false);
  const [projectId] = request.projectIds;
  const project = useQuery({
    ...queries.projects.get.queryOptions({ input: { id: projectId ?? '' } }),
    enabled: projectId !== undefined,
  });
  if (projectId === undefined || total === 0 || !project.data) return null;
  if (request.savedSearchIds.length > 0 || request.documentTypes.length > 0) return null;
  const refetch = () => queryClient.invalidateQueries({ queryKey: queries.alerts.key() });
  const undo = async (fusionIds: readonly string[]) => {
    try {
      await restoreAlerts(client, [{ projectId, fusionIds }]);
    } catch (error) {
      toast.error(toApiError(error).message);
    }
    await refetch();
  };
  const deleteAll = async () => {
    try {
      const { deleted, fusionIds, counts } = await client.alerts.markIrrelevantsDeleted({ projectId });
      settleCounts(queryClient, queries, counts);
      toast.undo(alertsTexts.deleted(deleted), () => void undo(fusionIds));
    } finally {
      void refetch();
    }
  };
  return (
    <ColumnBar>
      <Button size="small" color="error" startIcon={<Icon name="trash" />} onClick={() => setIsAsking(true)}>
        {alertsTexts.deleteIrrelevant}
      </Button>
      {isAsking ? (
        <ConfirmDialog
          title={alertsTexts.delete}
          question={alertsTexts.deleteIrrelevantQuestion(total, project.data.name)}
          label={alertsTexts.delete}
          onConfirm={deleteAll}
          onClose={() => setIsAsking(false)}
        />
      ) : null}
    </ColumnBar>
  );
}
