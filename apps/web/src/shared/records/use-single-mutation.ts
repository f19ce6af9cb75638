import { useMutation, type UseMutationOptions } from '@tanstack/react-query';
import { useRef } from 'react';

/**
 * A mutation that is not begun a second time while it runs. The library tells by a timer that it runs, and on a busy page
 * the second click of a double click comes before that: a disabled button alone would let both through.
 */
export function useSingleMutation<Output, Input = void>(options: UseMutationOptions<Output, Error, Input>) {
  const isRunning = useRef(false);
  const mutation = useMutation({
    ...options,
    onSettled: (...told) => {
      isRunning.current = false;
      return options.onSettled?.(...told);
    },
  });
  const mutate = (input: Input) => {
    if (isRunning.current) return;
    isRunning.current = true;
    mutation.mutate(input);
  };
  return { ...mutation, mutate };
}
