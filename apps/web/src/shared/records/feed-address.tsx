import { ShownOnce } from './shown-once.tsx';

/** Shows the address of a private feed, which is displayed once, with a copy button. */
export function FeedAddress({ path }: { path: string }) {
  return (
    <ShownOnce
      label="Feed address"
      value={`${location.origin}${path}`}
      note="Copy the address now. It is not shown again."
    />
  );
}
