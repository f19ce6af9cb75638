import type { MessagePort } from 'node:worker_threads';
import { findThreadClock } from './processor-time.ts';

/** First message of a thread: it has loaded, and its processor time is counted in this file. */
export interface LoadedThread {
  clock: string | null;
}

/** Reports that the calling thread has loaded; the limits of its first task start after that. */
export function announceThread(port: MessagePort | null): void {
  port?.postMessage({ clock: findThreadClock() } satisfies LoadedThread);
}
