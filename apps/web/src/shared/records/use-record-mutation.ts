import { useMutation, useQueryClient, type QueryKey, type UseMutationResult } from '@tanstack/react-query';

/**
 * Queries that show a record: those of a feature, such as `queries.actions`, or of one call, such as
 * `queries.projects.find`.
 */
export interface ShownIn {
  key: () => QueryKey;
}

/**
 * Creates a mutation that refetches everything that shows its kind of record. On success the refetch completes first,
 * so that a dialog closes over a current list. On failure it runs in the background, because the list may be stale but
 * the error must appear immediately.
 *
 * @param call a call of the contract, such as `client.actions.update`, or a function that combines several
 */
export function useRecordMutation<Input, Output>(
  call: (input: Input) => Promise<Output>,
  shownIn: readonly ShownIn[],
): UseMutationResult<Output, Error, Input> {
  const queryClient = useQueryClient();
  const askAgain = () => Promise.all(shownIn.map((part) => queryClient.invalidateQueries({ queryKey: part.key() })));
  return useMutation({
    // Passes only the input, because the second argument of a contract call differs from the one TanStack Query passes.
    mutationFn: (input: Input) => call(input),
    onSuccess: async () => {
      await askAgain();
    },
    onError: () => void askAgain(),
  });
}
