import { IconButton } from '../ui/icon-button.tsx';
import { useGoBack } from './use-go-back.ts';

/** Back to the page before this one, or to what it naturally belongs to. */
export function BackButton({ parent }: { parent: string }) {
  return <IconButton icon="chevron-left" label="Back" edge="start" onClick={useGoBack(parent)} />;
}
