import {
  hashKey,
  useMutation,
  type UseMutateFunction,
  useQueryClient,
  type QueryKey,
  type UseMutationResult,
} from '@tanstack/react-query';
import { useCallback, useRef } from 'react';

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
 * `mutate` does nothing while its last request, with the same input, is running, so that two clicks never create two
 * records. `mutateAsync` is for forms and confirmations, which are submitted only once.
 *
 * @param call a call of the contract, such as `client.actions.update`, or a function that combines several
 */
export function useRecordMutation<Input, Output>(
  call: (input: Input) => Promise<Output>,
  shownIn: readonly ShownIn[],
): UseMutationResult<Output, Error, Input> {
  const queryClient = useQueryClient();
  const refetchAll = () => Promise.all(shownIn.map((part) => queryClient.invalidateQueries({ queryKey: part.key() })));
  const last = useRef<{ input: Input | undefined } | null>(null);
  const mutation = useMutation({
    // Passes only the input, because the second argument of a contract call differs from the one TanStack Query passes.
    mutationFn: (input: Input) => call(input),
    onSuccess: async () => {
      await refetchAll();
    },
    onError: () => void refetchAll(),
    onSettled: (_output, _error, input) => {
      if (last.current?.input === input) last.current = null;
    },
  });
  const start = mutation.mutate;
  const mutate = useCallback<UseMutateFunction<Output, Error, Input>>(
    (...args) => {
      const [input] = args;
      if (last.current !== null && hashKey([last.current.input]) === hashKey([input])) return;
      last.current = { input };
      start(...args);
    },
    [start],
  );
  return { ...mutation, mutate };
}
