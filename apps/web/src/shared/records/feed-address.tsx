import { ShownOnce } from './shown-once.tsx';

/** The address of a private feed, which is shown once, with the way to copy it. */
export function FeedAddress({ path }: { path: string }) {
  return (
    <ShownOnce
      label="Address of the feed"
      value={`${location.origin}${path}`}
      note="Copy the address now. It is not shown again."
    />
  );
}
