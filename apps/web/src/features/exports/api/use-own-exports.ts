import { useQuery } from '@tanstack/react-query';
import type { ExportJob } from '@rotunda/contract';
import { useApi } from '../../../shared/api/api-context.tsx';
import { toApiError } from '../../../shared/api/api-error.ts';
import { saveFile } from '../../../shared/browser/save-file.ts';
import { useRecordMutation } from '../../../shared/records/use-record-mutation.ts';
import { toast } from '../../../shared/toast/toast.ts';
import { isActive } from '../model/is-active.ts';

/** Polling interval for when the connection is lost; otherwise live events report changes sooner. */
const REFETCH_INTERVAL_MS = 4000;

/** Fetches the user's exports, and polls while one of them is in progress. */
export function useOwnExports({ enabled = true }: { enabled?: boolean } = {}) {
  const { queries } = useApi();
  return useQuery({
    ...queries.exports.find.queryOptions(),
    enabled,
    // Also polls before the first response, so that a failure does not leave a dialog waiting.
    refetchInterval: ({ state }) => ((state.data?.results.some(isActive) ?? true) ? REFETCH_INTERVAL_MS : false),
  });
}

/** Returns the actions on an export: cancel, delete and download. */
export function useChangeExports() {
  const { client, queries } = useApi();
  const canceling = useRecordMutation(client.exports.cancel, [queries.exports]);
  const remove = useRecordMutation(client.exports.delete, [queries.exports]);
  const download = async ({ _id }: Pick<ExportJob, '_id'>) => {
    try {
      const { body } = await client.exports.download({ id: _id });
      saveFile(body);
    } catch (error) {
      // The response says why the file is no longer available.
      toast.error(toApiError(error).message);
    }
  };
  // An export that finished before it was canceled cannot be canceled, which the server reports.
  const cancel = (id: string) =>
    canceling.mutate({ id }, { onError: (error) => toast.error(toApiError(error).message) });
  return { cancel, isCanceling: canceling.isPending, remove, download };
}
