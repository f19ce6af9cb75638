import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { fetchLater } from '../browser/fetch-ahead.ts';

/** A component whose code is fetched apart from the page's. */
export interface LateComponent<Props> {
  (props: Props & { fallback?: ReactNode }): ReactNode;
  /** Fetches the code ahead; asking twice fetches once. Never rejects: drawing the component tells what failed. */
  preload: () => Promise<void>;
}

/**
 * A part of a page that is not shown at first: its code is fetched when the browser is idle, or when it is drawn before.
 * Unlike with React's `lazy` it is drawn at once when its code is there, where `lazy` shows nothing for a moment: people
 * press a key and go on, and what they do next would be lost. A fetch that failed is made again.
 */
export function late<Props extends object>(load: () => Promise<ComponentType<Props>>): LateComponent<Props> {
  let loaded: ComponentType<Props> | null = null;
  let loading: Promise<ComponentType<Props>> | null = null;
  const fetchCode = async () => {
    try {
      loaded = await load();
      return loaded;
    } catch (error) {
      loading = null;
      waiting = lazy(wait);
      throw error;
    }
  };
  const start = () => (loading ??= fetchCode());
  const wait = async () => ({ default: await start() });
  let waiting = lazy(wait);
  const preload = async () => {
    await start().catch(() => undefined);
  };
  function Late({ fallback = null, ...props }: Props & { fallback?: ReactNode }) {
    // One and the same for as long as it is drawn: another component in its place would lose what was typed into it.
    const [Component] = useState<ComponentType<Props>>(() => loaded ?? waiting);
    return (
      <Suspense fallback={fallback}>
        {/* Without `fallback` these are the properties of the component itself. */}
        <Component {...(props as unknown as Props)} />
      </Suspense>
    );
  }
  fetchLater(preload);
  return Object.assign(Late, { preload });
}
