/** Latencies of one run of all queries. */
export interface Measured {
  /** Times by query, in order. */
  timesMs: number[];
  requestsPerSecond: number;
}

/** Runs every query `passes` times with `clients` concurrent clients, each of which takes the next remaining query. */
export async function measure<T>(
  queries: readonly T[],
  passes: number,
  clients: number,
  ask: (query: T, client: number) => Promise<number>,
): Promise<Measured> {
  const timesMs: number[] = [];
  const waiting = Array.from({ length: passes }, () => queries).flat();
  let next = 0;
  const startMs = performance.now();
  await Promise.all(
    Array.from({ length: clients }, async (_, client) => {
      for (let place = next++; place < waiting.length; place = next++) {
        const query = waiting[place];
        if (query !== undefined) timesMs[place] = await ask(query, client);
      }
    }),
  );
  return { timesMs, requestsPerSecond: (1000 * waiting.length) / (performance.now() - startMs) };
}

export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}
