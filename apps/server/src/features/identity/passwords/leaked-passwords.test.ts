import { describe, expect, it } from 'vitest';
import { isLeaked, readLeaked } from './leaked-passwords.ts';

describe('Leaked passwords', () => {
  it('are more than 40,000, all lowercase and at least twelve characters long', async () => {
    const leaked = [...(await readLeaked())];
    expect(leaked.length).toBeGreaterThan(40_000);
    expect(leaked.filter((password) => password.length < 12)).toEqual([]);
    expect(leaked.filter((password) => password !== password.toLowerCase())).toEqual([]);
  });

  it.each([
    ['louisvuitton', true],
    ['rikitikitavi', true],
    ['louisvuittom', false],
    ['heron ledger quilt', false],
  ])('contain "%s": %s', async (password, expected) => {
    expect(await isLeaked(password)).toBe(expected);
  });
});
