import { useSyncExternalStore } from 'react';
import { late } from '../late/late.tsx';
import { hasRaisedToast, onFirstToast } from './toast-queue.ts';

const ToastHost = late(async () => (await import('./toast-host.tsx')).ToastHost);

/** Mounts the toast host when the first toast is raised. */
export function LateToasts() {
  const isWanted = useSyncExternalStore(onFirstToast, hasRaisedToast);
  return isWanted ? <ToastHost /> : null;
}
