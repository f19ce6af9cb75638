import { IconButton } from '../ui/icon-button.tsx';
import { useGoBack } from './use-go-back.ts';

/** Goes back to the previous page or, without one, to the parent page. */
export function BackButton({ parent }: { parent: string }) {
  return <IconButton icon="chevron-left" label="Back" edge="start" onClick={useGoBack(parent)} />;
}
