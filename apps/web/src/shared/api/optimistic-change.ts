import { hashKey, type Query, type QueryClient, type QueryKey } from '@tanstack/react-query';

/** A rewrite of every cached answer under a key. Pure; returns the same object where nothing changes. */
export interface CachePatch {
  queryKey: QueryKey;
  update: (data: unknown) => unknown;
}

/** Types a patch by the data it rewrites, as the options of the same query declare it. */
export function cachePatch<Data>(options: { queryKey: QueryKey }, update: (data: Data) => Data): CachePatch {
  // The cache is untyped by nature: the key decides the type, and the caller takes both from the same options.
  return { queryKey: options.queryKey, update: (data) => update(data as Data) };
}

export interface OptimisticChange<Result> {
  queryClient: QueryClient;
  patches: readonly CachePatch[];
  commit: () => Promise<Result>;
  /** Reverses the change on the server; without it the change has no undo. */
  revert?: () => Promise<unknown>;
  /** Puts the server's own figures in place of our guess. */
  settle?: (result: Result) => void;
  /** Asked again after the change, its failure or its undo, whatever was guessed. */
  refetch?: readonly QueryKey[];
}

export type OptimisticOutcome<Result> =
  | { ok: true; result: Result; undo: (() => Promise<UndoOutcome>) | null }
  | { ok: false; error: unknown };
export type UndoOutcome = { ok: true } | { ok: false; error: unknown };

interface Touched {
  queryKey: QueryKey;
  before: unknown;
  after: unknown;
}

/** @returns what was rewritten, and the questions to be asked again, because a change of others is not in it */
async function applyPatches(
  queryClient: QueryClient,
  patches: readonly CachePatch[],
): Promise<{ touched: Touched[]; outOfDate: ReadonlySet<string> }> {
  const outOfDate = new Set<string>();
  for (const { queryKey } of patches) {
    for (const { queryHash, state } of queryClient.getQueryCache().findAll({ queryKey })) {
      if (state.isInvalidated || isAskedAgain(state)) outOfDate.add(queryHash);
    }
  }
  // An answer under way was made before this change and would bring the old state back. One that is awaited for the first
  // time has nothing to bring back: without it, the list would never be shown.
  await Promise.all(
    patches.map(({ queryKey }) =>
      queryClient.cancelQueries({ queryKey, predicate: ({ state }) => isAskedAgain(state) }),
    ),
  );
  const touched: Touched[] = [];
  for (const { queryKey, update } of patches) {
    for (const [key, before] of queryClient.getQueriesData({ queryKey })) {
      if (before === undefined) continue;
      const updated = update(before);
      if (updated === before) continue;
      // The cache keeps unchanged parts of the old answer, so what it holds is not the object it was given.
      const after = queryClient.setQueryData(key, updated);
      touched.push({ queryKey: key, before, after });
    }
  }
  return { touched, outOfDate };
}

const isAskedAgain = ({ data, fetchStatus }: Query['state']) => data !== undefined && fetchStatus === 'fetching';

/** Puts back what stands unchanged since; what another change has rewritten meanwhile is asked for again instead. */
function restore(queryClient: QueryClient, touched: readonly Touched[]): void {
  for (const { queryKey, before, after } of touched.toReversed()) {
    if (queryClient.getQueryData(queryKey) === after) queryClient.setQueryData(queryKey, before);
    else void queryClient.invalidateQueries({ queryKey, exact: true });
  }
}

/**
 * Asks again for what was asked while the server did not know of the change: a list under another filter, say, whose
 * answer was made before it. What was rewritten here shows the change already.
 */
function askOvertaken(
  queryClient: QueryClient,
  { patches, touched, sinceMs }: { patches: readonly CachePatch[]; touched: readonly Touched[]; sinceMs: number },
): void {
  const rewritten = new Set(touched.map(({ queryKey }) => hashKey(queryKey)));
  for (const { queryKey } of patches) {
    void queryClient.invalidateQueries({
      queryKey,
      predicate: ({ queryHash, state }) =>
        state.fetchStatus === 'fetching' || (!rewritten.has(queryHash) && state.dataUpdatedAt > sinceMs),
    });
  }
}

/**
 * Shows a change at once, tells the server, and takes it back when the server refuses. The one way the product changes
 * lists and counts. Never throws: a refusal is an outcome the caller puts into words.
 *
 * @returns after the server's answer, with `undo` when the change can be reversed
 */
export async function runOptimisticChange<Result>(
  change: OptimisticChange<Result>,
): Promise<OptimisticOutcome<Result>> {
  const { queryClient, patches, commit, revert, settle, refetch = [] } = change;
  const askAgain = () => {
    for (const queryKey of refetch) void queryClient.invalidateQueries({ queryKey });
  };
  const { touched, outOfDate } = await applyPatches(queryClient, patches);
  const sinceMs = Date.now();
  const askOutOfDate = () => {
    if (outOfDate.size === 0) return;
    void queryClient.invalidateQueries({ predicate: ({ queryHash }) => outOfDate.has(queryHash) });
  };
  let result: Result;
  try {
    result = await commit();
  } catch (error) {
    restore(queryClient, touched);
    askOutOfDate();
    askAgain();
    return { ok: false, error };
  }
  settle?.(result);
  askOvertaken(queryClient, { patches, touched, sinceMs });
  askOutOfDate();
  askAgain();
  if (revert === undefined) return { ok: true, result, undo: null };
  const undo = async (): Promise<UndoOutcome> => {
    restore(queryClient, touched);
    try {
      await revert();
      askAgain();
      return { ok: true };
    } catch (error) {
      // The change stands on the server; only asking tells what to show.
      for (const { queryKey } of patches) void queryClient.invalidateQueries({ queryKey });
      askAgain();
      return { ok: false, error };
    }
  };
  return { ok: true, result, undo };
}
