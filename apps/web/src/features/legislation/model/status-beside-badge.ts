import type { Bill } from '../hooks/use-legislation.ts';

/** The status in full for the head of a bill; empty where its badge already says the same word. */
export function statusBesideBadge({ statusText, genericStatus }: Pick<Bill, 'statusText' | 'genericStatus'>): string {
  return statusText === genericStatus ? '' : statusText;
}
