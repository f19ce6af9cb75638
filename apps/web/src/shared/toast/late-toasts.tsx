import { useSyncExternalStore } from 'react';
import { late } from '../late/late.tsx';
import { hasRaisedToast, onFirstToast } from './toast-queue.ts';

const ToastHost = late(async () => (await import('./toast-host.tsx')).ToastHost);

/** The place where toasts appear, from the first toast on. */
export function LateToasts() {
  const isWanted = useSyncExternalStore(onFirstToast, hasRaisedToast);
  return isWanted ? <ToastHost /> : null;
}
