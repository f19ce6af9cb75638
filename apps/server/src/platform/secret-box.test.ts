import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createSecretBox, loadSecretKey, loadSecretKeys, storeSecretKey } from './secret-box.ts';

describe('createSecretBox', () => {
  const box = createSecretBox(randomBytes(32));

  it('opens what it sealed for any text', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (text, context) => box.open(box.seal(text, context), context) === text),
    );
  });

  it('seals the same secret differently each time', () => {
    expect(box.seal('key', 'a')).not.toBe(box.seal('key', 'a'));
  });

  it('refuses a secret that was moved, changed or sealed with another key', () => {
    const sealed = box.seal('key', 'source:congress');
    expect(() => box.open(sealed, 'source:other')).toThrow('source:other');
    expect(() => box.open(`${sealed.slice(0, -2)}AA`, 'source:congress')).toThrow('another ROTUNDA_SECRET');
    expect(() => createSecretBox(randomBytes(32)).open(sealed, 'source:congress')).toThrow('another ROTUNDA_SECRET');
    expect(() => box.open('plain', 'source:congress')).toThrow('no sealed secret');
  });

  it('opens what an earlier key sealed, and seals with the current one only', () => {
    const [before, now] = [randomBytes(32), randomBytes(32)];
    const both = createSecretBox(now, [before]);
    expect(both.open(createSecretBox(before).seal('key', 'a'), 'a')).toBe('key');
    expect(createSecretBox(now).open(both.seal('key', 'a'), 'a')).toBe('key');
    expect(both.deriveAll('links')).toEqual([now, before].map((key) => createSecretBox(key).derive('links')));
  });
});

describe('loadSecretKey', () => {
  let home: string;
  beforeEach(async () => {
    home = await mkdtemp(path.join(os.tmpdir(), 'rotunda-secret-'));
  });
  afterEach(() => rm(home, { recursive: true, force: true }));

  it('creates a single key for concurrent starts, readable by its owner only', async () => {
    const keys = await Promise.all([loadSecretKey(home, undefined), loadSecretKey(home, undefined)]);
    expect(keys[0]).toEqual(await loadSecretKey(home, undefined));
    expect(keys[0]).toHaveLength(32);
    expect((await stat(path.join(home, 'secret.key'))).mode & 0o777).toBe(0o600);
  });

  it('names the file of a truncated key', async () => {
    await writeFile(path.join(home, 'secret.key'), randomBytes(20).toString('base64'));
    const named = new RegExp(`${path.join(home, 'secret.key')} is damaged: it has 20 bytes instead of 32`);
    await expect(loadSecretKey(home, undefined)).rejects.toThrow(named);
  });

  it('returns the key of a restored backup', async () => {
    await loadSecretKey(home, undefined);
    const key = randomBytes(32);
    await storeSecretKey(home, key);
    expect(await loadSecretKey(home, undefined)).toEqual(key);
  });

  it('knows the keys of ROTUNDA_OLD_SECRET and of the file used before ROTUNDA_SECRET', async () => {
    const file = await loadSecretKey(home, undefined);
    const old = await loadSecretKey(home, 'an earlier secret');
    const keys = await loadSecretKeys(home, { secret: 'the new secret', oldSecret: 'an earlier secret' });
    expect(keys).toEqual({ current: await loadSecretKey(home, 'the new secret'), earlier: [old, file] });
    expect(await loadSecretKeys(home, { secret: undefined, oldSecret: undefined })).toEqual({
      current: file,
      earlier: [],
    });
  });

  it('derives the same key from the same ROTUNDA_SECRET on every node', async () => {
    const here = await loadSecretKey(home, 'long enough a secret');
    expect(here).toEqual(await loadSecretKey(path.join(home, 'elsewhere'), 'long enough a secret'));
    expect(here).not.toEqual(await loadSecretKey(home, 'another'));
  });
});
