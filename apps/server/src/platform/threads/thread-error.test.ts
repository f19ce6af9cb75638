import { describe, expect, it } from 'vitest';
import { QueueFullError } from '../fair-queue.ts';
import { callThread, getThreadError } from './thread-error.ts';
import { ThreadLimitError } from './thread-pool.ts';

const CODES = { tooMany: 'TOO_MANY_SEARCHES', tooSlow: 'SEARCH_TOO_SLOW', tooLarge: 'TOO_LARGE' } as const;
const ask = (run: () => Promise<object>) => callThread({ run }, 'a task', { person: 'somebody' }, CODES);

describe('callThread', () => {
  it.each([
    [new QueueFullError(), 'TOO_MANY_SEARCHES'],
    [new ThreadLimitError('processor'), 'SEARCH_TOO_SLOW'],
    [new ThreadLimitError('elapsed'), 'BUSY'],
    [new ThreadLimitError('memory'), 'TOO_LARGE'],
  ])('reports %s as %s', async (error, code) => {
    await expect(ask(() => Promise.reject(error))).rejects.toMatchObject({ code });
  });

  it('rethrows a transient failure as UNAVAILABLE and any other failure without a code', async () => {
    const away = Object.assign(new Error('starting up'), { code: '57P03' });
    await expect(ask(() => Promise.resolve(getThreadError(away)))).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    const own = ask(() => Promise.resolve(getThreadError(new TypeError('no such thing'))));
    await expect(own).rejects.toThrow('no such thing');
    await expect(own).rejects.not.toHaveProperty('code');
  });

  it('returns the answer of the thread', async () => {
    expect(await ask(() => Promise.resolve({ found: 1 }))).toEqual({ found: 1 });
  });
});
