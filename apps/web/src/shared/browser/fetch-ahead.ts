import { whenIdle } from './when-idle.ts';

/** Milliseconds left to the first page and its calls before code for later is fetched. */
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
  whenIdle(() => void fetchOne());
}

/** Puts code that will be wanted later into the queue. @param fetchCode never rejects */
export function fetchLater(fetchCode: Fetch): void {
  waiting.push(fetchCode);
  fetchNext();
}

/** Begins to fetch what was put off: one piece at a time, whenever the browser has nothing to do. */
export function startFetchingAhead(): void {
  setTimeout(() => {
    isStarted = true;
    fetchNext();
  }, FIRST_PAGE_MS);
}
