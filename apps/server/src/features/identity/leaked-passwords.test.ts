import { describe, expect, it } from 'vitest';
import { isLeaked, readLeaked } from './leaked-passwords.ts';

describe('the passwords of leaks', () => {
  it('are many more than the 3,000 that are asked for, none shorter than a password may be', async () => {
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
  ])('hold "%s": %s', async (password, expected) => {
    expect(await isLeaked(password)).toBe(expected);
  });
});
