import { useRouter } from '@tanstack/react-router';
import { usePreviousPage } from './previous-page.ts';

/** Goes to the page before this one, as it was left; to `parent` on the first page of a visit (SHL-07). */
export function useGoBack(parent: string): () => void {
  const router = useRouter();
  const previous = usePreviousPage();
  return () => {
    if (previous === null) void router.navigate({ href: parent });
    else router.history.go(-previous.steps);
  };
}
