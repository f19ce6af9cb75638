import { ORPCError } from '@orpc/client';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from './query-client.ts';

describe('a question that fails', () => {
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

  it('is asked twice more, after one second and after two, when the server may answer differently', async () => {
    const error = new ORPCError('UNAVAILABLE', { status: 503 });
    const ended = ask(error);
    await vi.runAllTimersAsync();

    expect(await ended).toBe(error);
    expect(asked).toEqual([0, 1000, 3000]);
  });

  it('is asked once when the answer will be the same', async () => {
    const ended = ask(new ORPCError('NOT_FOUND', { status: 404 }));
    await vi.runAllTimersAsync();
    await ended;

    expect(asked).toEqual([0]);
  });

  it('is asked until the server is there again, with pauses of three seconds at most', async () => {
    void ask(new TypeError('fetch failed'));
    await vi.advanceTimersByTimeAsync(12_000);

    expect(asked).toEqual([0, 1000, 3000, 6000, 9000, 12_000]);
  });

  it('is asked again as soon as told', async () => {
    const ended = ask(new ORPCError('INTERNAL', { status: 500 }), 10);
    await vi.runAllTimersAsync();
    await ended;

    expect(asked).toEqual([0, 10, 30]);
  });
});
