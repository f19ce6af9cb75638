import { useQuery } from '@tanstack/react-query';
import type { ExportJob } from '@rotunda/contract';
import { useApi } from '../../../shared/api/api-context.tsx';
import { toApiFault } from '../../../shared/api/api-fault.ts';
import { saveFile } from '../../../shared/browser/save-file.ts';
import { useRecordMutation } from '../../../shared/records/use-record-mutation.ts';
import { toast } from '../../../shared/toast/toast.ts';
import { isActive } from '../model/is-active.ts';

/** Live events tell sooner; this is for a connection that is lost. */
const ASK_AGAIN_MS = 4000;

/** The person's exports, asked for again while one of them is under way. */
export function useOwnExports({ enabled = true }: { enabled?: boolean } = {}) {
  const { queries } = useApi();
  return useQuery({
    ...queries.exports.find.queryOptions(),
    enabled,
    // Also while nothing has come, so that a failure does not leave a dialog waiting.
    refetchInterval: ({ state }) => ((state.data?.results.some(isActive) ?? true) ? ASK_AGAIN_MS : false),
  });
}

/** What can be done with an export. */
export function useChangeExports() {
  const { client, queries } = useApi();
  const canceling = useRecordMutation(client.exports.cancel, [queries.exports]);
  const remove = useRecordMutation(client.exports.delete, [queries.exports]);
  const download = async ({ _id }: Pick<ExportJob, '_id'>) => {
    try {
      const { body } = await client.exports.download({ id: _id });
      saveFile(body);
    } catch (error) {
      // Why it is not handed out any more is in the answer.
      toast.error(toApiFault(error).message);
    }
  };
  // What was done in time to be canceled is over: the server says so.
  const cancel = (id: string) =>
    canceling.mutate({ id }, { onError: (error) => toast.error(toApiFault(error).message) });
  return { cancel, isCanceling: canceling.isPending, remove, download };
}
