import { useSyncExternalStore } from 'react';
import { lazyComponent } from '../lazy/lazy-component.tsx';
import { hasRaisedToast, onFirstToast } from './toast-queue.ts';

const ToastHost = lazyComponent(async () => (await import('./toast-host.tsx')).ToastHost);

/** Mounts the toast host when the first toast is raised. */
export function LazyToasts() {
  const isWanted = useSyncExternalStore(onFirstToast, hasRaisedToast);
  return isWanted ? <ToastHost /> : null;
}
