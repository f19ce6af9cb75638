import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { queuePrefetch } from '../browser/prefetch.ts';

/** A component whose code is loaded separately from the page's code. */
export interface LazyComponent<Props> {
  (props: Props & { fallback?: ReactNode }): ReactNode;
  /** Loads the code in advance, once. Never rejects, because rendering the component reports the failure. */
  preload: () => Promise<void>;
}

/**
 * Wraps a part of a page that is not shown at first. Its code is loaded when the browser is idle, or when it is
 * rendered earlier. Unlike React's `lazy`, it renders synchronously if its code is loaded; `lazy` would render nothing
 * for a moment and drop the user's next keystrokes. A failed load is retried.
 */
export function lazyComponent<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyComponent<Props> {
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
  function Lazy({ fallback = null, ...props }: Props & { fallback?: ReactNode }) {
    // Must not change while mounted, because another component would lose its state, such as typed text.
    const [Component] = useState<ComponentType<Props>>(() => loaded ?? waiting);
    return (
      <Suspense fallback={fallback}>
        {/* Without `fallback`, these are the component's own props. */}
        <Component {...(props as unknown as Props)} />
      </Suspense>
    );
  }
  queuePrefetch(preload);
  return Object.assign(Lazy, { preload });
}
