import { useRouter } from '@tanstack/react-router';
import { usePreviousPage } from './previous-page.ts';

/**
 * Returns a function that goes to the previous page in its last state, or to `parent` on the first page of a visit
 * (SHL-07).
 */
export function useGoBack(parent: string): () => void {
  const router = useRouter();
  const previous = usePreviousPage();
  return () => {
    if (previous === null) void router.navigate({ href: parent });
    else router.history.go(-previous.steps);
  };
}
