import { ORPCError } from '@orpc/client';
import { QueryObserver } from '@tanstack/react-query';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from './query-client.ts';

describe('Failed query', () => {
  let asked: number[];
  beforeEach(() => {
    vi.useFakeTimers({ now: 0 });
    asked = [];
  });

  function ask(error: Error, firstPauseMs?: number): Promise<unknown> {
    const queryFn = () => {
      asked.push(Date.now());
      throw error;
    };
    return createQueryClient(firstPauseMs)
      .fetchQuery({ queryKey: ['bills'], queryFn })
      .catch((refused: unknown) => refused);
  }

  it('is retried twice, after 1 and 2 seconds, when the error may be temporary', async () => {
    const error = new ORPCError('UNAVAILABLE', { status: 503 });
    const ended = ask(error);
    await vi.runAllTimersAsync();

    expect(await ended).toBe(error);
    expect(asked).toEqual([0, 1000, 3000]);
  });

  it('is not retried when the error is permanent', async () => {
    const ended = ask(new ORPCError('NOT_FOUND', { status: 404 }));
    await vi.runAllTimersAsync();
    await ended;

    expect(asked).toEqual([0]);
  });

  it('is retried until the server is back, with delays of at most three seconds', async () => {
    void ask(new TypeError('fetch failed'));
    await vi.advanceTimersByTimeAsync(12_000);

    expect(asked).toEqual([0, 1000, 3000, 6000, 9000, 12_000]);
  });

  it('is retried after the given delay', async () => {
    const ended = ask(new ORPCError('INTERNAL', { status: 500 }), 10);
    await vi.runAllTimersAsync();
    await ended;

    expect(asked).toEqual([0, 10, 30]);
  });
});

describe('First fetch overtaken by a change', () => {
  const queryKey = ['alerts', { read: false }];

  /** Opens a list; each entry of `answers` resolves one request, the earliest first. */
  function openList() {
    const client = createQueryClient();
    const answers: ((rows: string[] | Error) => void)[] = [];
    const observer = new QueryObserver<string[]>(client, {
      queryKey,
      queryFn: () =>
        new Promise((resolve, reject) =>
          answers.push((rows) => (rows instanceof Error ? reject(rows) : resolve(rows))),
        ),
      retry: false,
    });
    const close = observer.subscribe(() => {});
    return { client, answers, observer, close };
  }

  it('is repeated only once after it has its response', async () => {
    const { client, answers, observer } = openList();
    void client.invalidateQueries({ queryKey: ['alerts'] });
    void client.invalidateQueries({ queryKey: ['alerts'] });
    answers[0]?.(['as before']);
    await vi.waitFor(() => expect(answers).toHaveLength(2));
    answers[1]?.(['as it is']);
    await vi.waitFor(() => expect(observer.getCurrentResult().data).toEqual(['as it is']));
    expect(answers).toHaveLength(2);
  });

  it('is marked outdated when nothing shows it any longer', async () => {
    const { client, answers, close } = openList();
    void client.invalidateQueries({ queryKey });
    close();
    answers[0]?.(['as before']);
    await vi.waitFor(() => expect(client.getQueryState(queryKey)).toMatchObject({ isInvalidated: true }));
    expect(answers).toHaveLength(1);
  });

  it('is not repeated when it fails', async () => {
    const { client, answers, observer } = openList();
    const asked = client.invalidateQueries({ queryKey });
    answers[0]?.(new Error('no'));
    await asked;
    expect(observer.getCurrentResult().isError).toBe(true);
    expect(answers).toHaveLength(1);
  });

  it('is not repeated for a change to other data', async () => {
    const { client, answers, observer } = openList();
    await client.invalidateQueries({ queryKey: ['projects'] });
    answers[0]?.(['as it is']);
    await vi.waitFor(() => expect(observer.getCurrentResult().data).toEqual(['as it is']));
    expect(answers).toHaveLength(1);
  });
});

describe('List that changes faster than it is fetched', () => {
  const queryKey = ['alerts'];
  const ANSWERED_MS = 1000;

  it('keeps showing results, is fetched no more often than answered and ends up to date', async () => {
    vi.useFakeTimers({ now: 0 });
    const client = createQueryClient();
    let changes = 0;
    let asked = 0;
    const shown: number[] = [];
    const observer = new QueryObserver<number>(client, {
      queryKey,
      queryFn: async () => {
        asked += 1;
        const answer = changes;
        await new Promise((resolve) => setTimeout(resolve, ANSWERED_MS));
        return answer;
      },
    });
    observer.subscribe(({ data }) => {
      if (data !== undefined && data !== shown.at(-1)) shown.push(data);
    });
    await vi.advanceTimersByTimeAsync(ANSWERED_MS);
    expect(shown).toEqual([0]);
    for (let passed = 0; passed < 10 * ANSWERED_MS; passed += 100) {
      changes += 1;
      void client.invalidateQueries({ queryKey });
      await vi.advanceTimersByTimeAsync(100);
    }
    expect(shown.length).toBeGreaterThan(4);
    expect(asked).toBeLessThan(22);
    await vi.runAllTimersAsync();
    expect(shown.at(-1)).toBe(changes);
    const until = asked;
    await vi.advanceTimersByTimeAsync(10 * ANSWERED_MS);
    expect(asked).toBe(until);
  });
});
