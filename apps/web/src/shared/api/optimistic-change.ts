import { hashKey, type Query, type QueryClient, type QueryKey } from '@tanstack/react-query';

/** Rewrites every cached response under a key. It must be pure and return the same object if nothing changes. */
export interface CachePatch {
  queryKey: QueryKey;
  update: (data: unknown) => unknown;
}

/** Types a patch by the data that the options of the same query declare. */
export function cachePatch<Data>(options: { queryKey: QueryKey }, update: (data: Data) => Data): CachePatch {
  // The cache is untyped. The key determines the type, and the caller takes both from the same options.
  return { queryKey: options.queryKey, update: (data) => update(data as Data) };
}

export interface OptimisticChange<Result> {
  queryClient: QueryClient;
  patches: readonly CachePatch[];
  commit: () => Promise<Result>;
  /** Reverses the change on the server; without it, the change cannot be undone. */
  revert?: () => Promise<unknown>;
  /** Replaces the optimistic figures with those from the server. */
  settle?: (result: Result) => void;
  /** Keys refetched after the change, its failure or its undo. */
  refetch?: readonly QueryKey[];
}

export type OptimisticOutcome<Result> =
  | { ok: true; result: Result; undo: (() => Promise<UndoOutcome>) | null }
  | { ok: false; error: unknown };
export type UndoOutcome = { ok: true } | { ok: false; error: unknown };

interface PatchedQuery {
  queryKey: QueryKey;
  before: unknown;
  after: unknown;
}

/** @returns the rewritten queries, and those to refetch because they do not include changes by others */
async function applyPatches(
  queryClient: QueryClient,
  patches: readonly CachePatch[],
): Promise<{ patched: PatchedQuery[]; outdated: ReadonlySet<string> }> {
  const outdated = new Set<string>();
  for (const { queryKey } of patches) {
    for (const { queryHash, state } of queryClient.getQueryCache().findAll({ queryKey })) {
      if (state.isInvalidated || isRefetching(state)) outdated.add(queryHash);
    }
  }
  // A refetch in progress started before this change and would restore the old state, so it is canceled. A first fetch
  // is not canceled, because the list would then never load.
  await Promise.all(
    patches.map(({ queryKey }) =>
      queryClient.cancelQueries({ queryKey, predicate: ({ state }) => isRefetching(state) }),
    ),
  );
  const patched: PatchedQuery[] = [];
  for (const { queryKey, update } of patches) {
    for (const [key, before] of queryClient.getQueriesData({ queryKey })) {
      if (before === undefined) continue;
      const updated = update(before);
      if (updated === before) continue;
      // Structural sharing keeps unchanged parts of the old data, so the cached object differs from `updated`.
      const after = queryClient.setQueryData(key, updated);
      patched.push({ queryKey: key, before, after });
    }
  }
  return { patched, outdated };
}

const isRefetching = ({ data, fetchStatus }: Query['state']) => data !== undefined && fetchStatus === 'fetching';

/** Restores data that has not changed since. Data that another change has rewritten is refetched instead. */
function restore(queryClient: QueryClient, patched: readonly PatchedQuery[]): void {
  for (const { queryKey, before, after } of patched.toReversed()) {
    if (queryClient.getQueryData(queryKey) === after) queryClient.setQueryData(queryKey, before);
    else void queryClient.invalidateQueries({ queryKey, exact: true });
  }
}

/**
 * Refetches queries that ran before the server knew of the change, such as the same list with another filter. Queries
 * rewritten here already show the change.
 */
function refetchOvertaken(
  queryClient: QueryClient,
  { patches, patched, sinceMs }: { patches: readonly CachePatch[]; patched: readonly PatchedQuery[]; sinceMs: number },
): void {
  const rewritten = new Set(patched.map(({ queryKey }) => hashKey(queryKey)));
  for (const { queryKey } of patches) {
    void queryClient.invalidateQueries({
      queryKey,
      predicate: ({ queryHash, state }) =>
        state.fetchStatus === 'fetching' || (!rewritten.has(queryHash) && state.dataUpdatedAt > sinceMs),
    });
  }
}

/**
 * Applies a change optimistically, sends it to the server, and rolls it back if the server refuses it. All changes to
 * lists and counts go through this function. It never throws: a refusal is an outcome that the caller reports.
 *
 * @returns the outcome after the server's response, with `undo` if the change can be reversed
 */
export async function runOptimisticChange<Result>(
  change: OptimisticChange<Result>,
): Promise<OptimisticOutcome<Result>> {
  const { queryClient, patches, commit, revert, settle, refetch = [] } = change;
  const refetchAll = () => {
    for (const queryKey of refetch) void queryClient.invalidateQueries({ queryKey });
  };
  const { patched, outdated } = await applyPatches(queryClient, patches);
  const sinceMs = Date.now();
  const refetchOutdated = () => {
    if (outdated.size === 0) return;
    void queryClient.invalidateQueries({ predicate: ({ queryHash }) => outdated.has(queryHash) });
  };
  let result: Result;
  try {
    result = await commit();
  } catch (error) {
    restore(queryClient, patched);
    refetchOutdated();
    refetchAll();
    return { ok: false, error };
  }
  settle?.(result);
  refetchOvertaken(queryClient, { patches, patched, sinceMs });
  refetchOutdated();
  refetchAll();
  if (revert === undefined) return { ok: true, result, undo: null };
  const undo = async (): Promise<UndoOutcome> => {
    restore(queryClient, patched);
    try {
      await revert();
      refetchAll();
      return { ok: true };
    } catch (error) {
      // The change remains on the server, so only a refetch shows the true state.
      for (const { queryKey } of patches) void queryClient.invalidateQueries({ queryKey });
      refetchAll();
      return { ok: false, error };
    }
  };
  return { ok: true, result, undo };
}
