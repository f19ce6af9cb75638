import type { ProcedureUtils } from '@orpc/tanstack-query';
import { useMutation, useQueryClient, type QueryKey, type UseMutationResult } from '@tanstack/react-query';

/** A call of the contract as `queries.actions.update`. */
type Call<Input, Output, Fault extends Error> = Pick<
  ProcedureUtils<Record<never, never>, Input, Output, Fault>,
  'mutationOptions'
>;

/** Queries that show a record: of a whole feature, as `queries.actions`, or of one call, as `queries.projects.find`. */
export interface ShownIn {
  key: () => QueryKey;
}

/**
 * A call that changes a kind of record. Whatever shows that kind is asked for again afterwards: before the change counts
 * as done, so that a dialog closes on a list that is up to date, and beside a refusal, which may mean that the list is
 * old but has to be told at once.
 */
export function useRecordMutation<Input, Output, Fault extends Error>(
  call: Call<Input, Output, Fault>,
  shownIn: readonly ShownIn[],
): UseMutationResult<Output, Fault, Input> {
  const queryClient = useQueryClient();
  const askAgain = () => Promise.all(shownIn.map((part) => queryClient.invalidateQueries({ queryKey: part.key() })));
  return useMutation(
    call.mutationOptions({
      onSuccess: async () => {
        await askAgain();
      },
      onError: () => void askAgain(),
    }),
  );
}
