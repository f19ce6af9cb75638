import { useMutation, type UseMutationOptions } from '@tanstack/react-query';
import { useRef } from 'react';

/**
 * A mutation that cannot be started while it is running. TanStack Query reports the pending state with a timer, and on
 * a busy page the second click of a double click arrives before that, so a disabled button is not enough.
 */
export function useSingleMutation<Output, Input = void>(options: UseMutationOptions<Output, Error, Input>) {
  const isRunning = useRef(false);
  const mutation = useMutation({
    ...options,
    onSettled: (...args) => {
      isRunning.current = false;
      return options.onSettled?.(...args);
    },
  });
  const mutate = (input: Input) => {
    if (isRunning.current) return;
    isRunning.current = true;
    mutation.mutate(input);
  };
  return { ...mutation, mutate };
}
