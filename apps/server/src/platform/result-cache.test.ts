import { describe, expect, it } from 'vitest';
import { ResultCache } from './result-cache.ts';

describe('ResultCache', () => {
  const counted = () => {
    const made: string[] = [];
    const answers = new ResultCache<string>(2);
    const get = (key: string) =>
      answers.get(key, async () => {
        made.push(key);
        return key;
      });
    return { made, get };
  };

  it('computes an answer once for concurrent and later callers', async () => {
    const { made, get } = counted();
    expect(await Promise.all([get('a'), get('a')])).toEqual(['a', 'a']);
    await get('a');
    expect(made).toEqual(['a']);
  });

  it('keeps the most recently used answers', async () => {
    const { made, get } = counted();
    for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await get(key);
    expect(made).toEqual(['a', 'b', 'c', 'b']);
  });

  it('does not cache a failure', async () => {
    const answers = new ResultCache<string>(2);
    await expect(answers.get('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await answers.get('a', async () => 'yes')).toBe('yes');
  });
});
