import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { cachePatch, runOptimisticChange, type OptimisticChange } from './optimistic-change.ts';

interface AlertPage {
  results: { fusionId: string; markedRead: boolean }[];
  total: number;
  unread: number;
}

const listKey = ['alerts', 'list'];
const countKey = ['alerts', 'counts'];
const page = (): AlertPage => ({
  results: [
    { fusionId: 'us-119-hr-1', markedRead: false },
    { fusionId: 'us-119-s-5', markedRead: false },
  ],
  total: 2,
  unread: 2,
});

/** Removes one alert from a page, as "irrelevant" does. */
const without = (fusionId: string) => (data: AlertPage) => {
  const results = data.results.filter((alert) => alert.fusionId !== fusionId);
  const gone = data.results.length - results.length;
  return gone === 0 ? data : { results, total: data.total - gone, unread: data.unread - gone };
};

let queryClient: QueryClient;
beforeEach(() => {
  queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  queryClient.setQueryData([...listKey, { offset: 0 }], page());
  queryClient.setQueryData(countKey, { unread: 2 });
});
const shown = () => queryClient.getQueryData<AlertPage>([...listKey, { offset: 0 }]);

function markIrrelevant(
  fusionId: string,
  rest: Pick<OptimisticChange<unknown>, 'commit'> & Partial<OptimisticChange<unknown>>,
) {
  return runOptimisticChange({
    queryClient,
    patches: [
      cachePatch<AlertPage>({ queryKey: listKey }, without(fusionId)),
      cachePatch<{ unread: number }>({ queryKey: countKey }, (counts) => ({ unread: counts.unread - 1 })),
    ],
    ...rest,
  });
}

describe('Optimistic change', () => {
  it('is shown with its counts before the server responds', async () => {
    let answer = () => {};
    const outcome = markIrrelevant('us-119-s-5', { commit: () => new Promise<void>((resolve) => (answer = resolve)) });
    await vi.waitFor(() => expect(shown()).toMatchObject({ total: 1, unread: 1 }));
    expect(queryClient.getQueryData(countKey)).toEqual({ unread: 1 });
    answer();
    expect(await outcome).toMatchObject({ ok: true });
  });

  it('is rolled back when the server refuses', async () => {
    const refusal = new Error('no');
    const outcome = await markIrrelevant('us-119-s-5', { commit: () => Promise.reject(refusal) });
    expect(outcome).toEqual({ ok: false, error: refusal });
    expect(shown()).toEqual(page());
    expect(queryClient.getQueryData(countKey)).toEqual({ unread: 2 });
  });

  it('does not undo a later change when it is rolled back', async () => {
    let refuse = (_error: Error) => {};
    const first = markIrrelevant('us-119-s-5', {
      commit: () => new Promise<void>((_resolve, reject) => (refuse = reject)),
    });
    await vi.waitFor(() => expect(shown()?.results).toHaveLength(1));
    await markIrrelevant('us-119-hr-1', { commit: () => Promise.resolve() });
    refuse(new Error('no'));
    await first;
    expect(shown()?.results).toEqual([]);
    expect(queryClient.getQueryState([...listKey, { offset: 0 }])?.isInvalidated).toBe(true);
  });

  it('is not overwritten by a response requested before it', async () => {
    let answer = (_data: AlertPage) => {};
    const asked = queryClient
      .fetchQuery({
        queryKey: [...listKey, { offset: 0 }],
        queryFn: () => new Promise<AlertPage>((resolve) => (answer = resolve)),
        staleTime: 0,
      })
      .catch(() => undefined);
    await markIrrelevant('us-119-s-5', { commit: () => Promise.resolve() });
    answer(page());
    await asked;
    expect(shown()?.results).toHaveLength(1);
  });

  it('invalidates only the lists that were fetched while it was being saved', async () => {
    const filtered = { queryKey: [...listKey, { markedRead: false }], staleTime: 0 };
    const startedMs = Date.now();
    const outcome = await markIrrelevant('us-119-s-5', {
      commit: async () => {
        // Responses are distinguished by their timestamp in milliseconds.
        await vi.waitFor(() => expect(Date.now()).toBeGreaterThan(startedMs + 1), { interval: 1 });
        await queryClient.fetchQuery({ ...filtered, queryFn: async () => page() });
      },
    });
    expect(outcome).toMatchObject({ ok: true });
    expect(queryClient.getQueryState(filtered.queryKey)?.isInvalidated).toBe(true);
    expect(queryClient.getQueryState([...listKey, { offset: 0 }])?.isInvalidated).toBe(false);
  });

  it('lets the first fetch of a list finish and then refetches the list', async () => {
    const opened = [...listKey, { offset: 25 }];
    const answers: ((rows: AlertPage) => void)[] = [];
    const queryFn = () => new Promise<AlertPage>((resolve) => answers.push(resolve));
    const list = new QueryObserver(queryClient, { queryKey: opened, queryFn });
    const close = list.subscribe(() => {});
    let commit = () => {};
    const outcome = markIrrelevant('us-119-s-5', { commit: () => new Promise<void>((resolve) => (commit = resolve)) });
    await vi.waitFor(() => expect(shown()?.total).toBe(1));
    answers[0]?.(page());
    await vi.waitFor(() => expect(list.getCurrentResult().data?.total).toBe(2));
    commit();
    await outcome;
    await vi.waitFor(() => expect(answers).toHaveLength(2));
    close();
  });

  it.each([
    ['is accepted', () => Promise.resolve()],
    ['is refused', () => Promise.reject(new Error('no'))],
  ])('refetches a list whose fetch it canceled, whether it %s', async (_how, commit) => {
    const queryKey = [...listKey, { offset: 0 }];
    const theirs = { ...page(), total: 9 };
    const answers: ((rows: AlertPage) => void)[] = [];
    const queryFn = () => new Promise<AlertPage>((resolve) => answers.push(resolve));
    const list = new QueryObserver(queryClient, { queryKey, queryFn });
    const close = list.subscribe(() => {});
    void queryClient.invalidateQueries({ queryKey });
    await vi.waitFor(() => expect(answers).toHaveLength(1));
    await markIrrelevant('us-119-s-5', { commit });
    await vi.waitFor(() => expect(answers).toHaveLength(2));
    answers[1]?.(theirs);
    await vi.waitFor(() => expect(list.getCurrentResult().data?.total).toBe(9));
    close();
  });

  it('replaces the estimated counts with those of the server', async () => {
    await markIrrelevant('us-119-s-5', {
      commit: () => Promise.resolve({ unread: 38 }),
      settle: (result) => queryClient.setQueryData(countKey, result),
    });
    expect(queryClient.getQueryData(countKey)).toEqual({ unread: 38 });
  });

  it('creates no cache entries for data that was never fetched', async () => {
    queryClient.clear();
    expect(await markIrrelevant('us-119-s-5', { commit: () => Promise.resolve() })).toMatchObject({ ok: true });
    expect(queryClient.getQueryCache().getAll()).toEqual([]);
  });
});

describe('Undo', () => {
  const changed = async (revert: () => Promise<unknown>) => {
    const outcome = await markIrrelevant('us-119-s-5', { commit: () => Promise.resolve(), revert });
    if (!outcome.ok || outcome.undo === null) throw new Error('no undo');
    return outcome.undo;
  };

  it('restores everything and notifies the server', async () => {
    const revert = vi.fn(() => Promise.resolve());
    const undo = await changed(revert);
    expect(await undo()).toEqual({ ok: true });
    expect(shown()).toEqual(page());
    expect(queryClient.getQueryData(countKey)).toEqual({ unread: 2 });
    expect(revert).toHaveBeenCalledOnce();
  });

  it('refetches the lists when the server refuses', async () => {
    const undo = await changed(() => Promise.reject(new Error('no')));
    expect(await undo()).toMatchObject({ ok: false });
    expect(queryClient.getQueryState([...listKey, { offset: 0 }])?.isInvalidated).toBe(true);
  });

  it('is not offered when the change cannot be reverted', async () => {
    expect(await markIrrelevant('us-119-s-5', { commit: () => Promise.resolve() })).toMatchObject({ undo: null });
  });
});
