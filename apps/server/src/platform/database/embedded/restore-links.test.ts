import { mkdir, mkdtemp, readFile, readlink, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { restoreLinks } from './restore-links.ts';

describe('restoreLinks', () => {
  let folder: string;

  beforeEach(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'rotunda-links-'));
    await mkdir(path.join(folder, 'native/lib'), { recursive: true });
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  it('creates the links of the install script and keeps existing links', async () => {
    const source = 'native/lib/libpq.so.5.18';
    const links = ['native/lib/libpq.so', 'native/lib/libpq.so.5'].map((target) => ({ source, target }));
    await writeFile(path.join(folder, source), 'a library');
    await writeFile(path.join(folder, 'native/pg-symlinks.json'), JSON.stringify(links));
    await restoreLinks(folder);
    await restoreLinks(folder);
    expect(await readlink(path.join(folder, 'native/lib/libpq.so.5'))).toBe('libpq.so.5.18');
    expect(await readFile(path.join(folder, 'native/lib/libpq.so'), 'utf8')).toBe('a library');
  });

  it('does nothing when a package has no links', async () => {
    await expect(restoreLinks(folder)).resolves.toBeUndefined();
  });
});
