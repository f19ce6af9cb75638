import { useRouter } from '@tanstack/react-router';
import { IconButton } from '../ui/icon-button.tsx';
import { usePreviousPage } from './previous-page.ts';

/** Back to the page before this one, as it was left; nothing on the first page of a visit (SHL-07). */
export function BackButton() {
  const router = useRouter();
  const previous = usePreviousPage();
  if (previous === null) return null;
  return (
    <IconButton
      icon="chevron-left"
      label="Back"
      edge="start"
      onClick={() => void router.navigate({ href: previous })}
    />
  );
}
