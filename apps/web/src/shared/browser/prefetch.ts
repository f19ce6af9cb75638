import { runWhenIdle } from './run-when-idle.ts';

/** Milliseconds reserved for the first page and its calls before code for later is fetched. */
const FIRST_PAGE_MS = 1000;

type Fetch = () => Promise<void>;

const waiting: Fetch[] = [];
let isStarted = false;
let isFetching = false;

async function fetchOne(): Promise<void> {
  await waiting.shift()?.();
  isFetching = false;
  fetchNext();
}

function fetchNext(): void {
  if (!isStarted || isFetching || waiting.length === 0) return;
  isFetching = true;
  runWhenIdle(() => void fetchOne());
}

/**
 * Queues code that will be needed later.
 * @param fetchCode must never reject
 */
export function queuePrefetch(fetchCode: Fetch): void {
  waiting.push(fetchCode);
  fetchNext();
}

/** Starts fetching the queued code, one piece at a time while the browser is idle. */
export function startPrefetching(): void {
  setTimeout(() => {
    isStarted = true;
    fetchNext();
  }, FIRST_PAGE_MS);
}
