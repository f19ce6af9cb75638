import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { prepareHome } from './prepare-home.ts';

describe('prepareHome', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'rotunda-home-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  it('creates a missing folder', async () => {
    await prepareHome(path.join(folder, 'a', 'b'));
    expect(existsSync(path.join(folder, 'a', 'b'))).toBe(true);
  });

  it('explains the problem when the path is a file or inside a file', async () => {
    const file = path.join(folder, 'file');
    await writeFile(file, '');
    const refused = { exitCode: 2, message: expect.stringContaining('Set ROTUNDA_HOME to a folder') };
    await expect(prepareHome(file)).rejects.toMatchObject(refused);
    await expect(prepareHome(path.join(file, 'home'))).rejects.toThrow(/which is a file or inside one/);
  });
});
