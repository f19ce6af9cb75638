import { useMutation, useQueryClient, type QueryKey, type UseMutationResult } from '@tanstack/react-query';

/** Queries that show a record: of a whole feature, as `queries.actions`, or of one call, as `queries.projects.find`. */
export interface ShownIn {
  key: () => QueryKey;
}

/**
 * A call that changes a kind of record. Whatever shows that kind is asked for again afterwards: before the change counts
 * as done, so that a dialog closes on a list that is up to date, and beside a refusal, which may mean that the list is
 * old but has to be told at once.
 *
 * @param call of the contract, as `client.actions.update`, or several of them as one
 */
export function useRecordMutation<Input, Output>(
  call: (input: Input) => Promise<Output>,
  shownIn: readonly ShownIn[],
): UseMutationResult<Output, Error, Input> {
  const queryClient = useQueryClient();
  const askAgain = () => Promise.all(shownIn.map((part) => queryClient.invalidateQueries({ queryKey: part.key() })));
  return useMutation({
    // Only the input: the second argument of a call of the contract is not what the library would give it.
    mutationFn: (input: Input) => call(input),
    onSuccess: async () => {
      await askAgain();
    },
    onError: () => void askAgain(),
  });
}
