import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { deleteLeftovers, withRunFolder } from './run-folder.ts';

describe('Run folder', () => {
  let home: string;
  beforeEach(async () => {
    home = await mkdtemp(path.join(tmpdir(), 'rotunda-run-'));
  });
  afterEach(() => rm(home, { recursive: true, force: true }));
  const left = () => readdir(path.join(home, 'exports-in-progress'));

  it('exists during the run and is deleted with its content afterwards', async () => {
    const runId = randomUUID();
    const size = await withRunFolder(home, runId, async (file) => {
      await writeFile(file, 'half');
      expect(await left()).toEqual([runId]);
      return 4;
    });
    expect([size, await left()]).toEqual([4, []]);
  });

  it('is deleted after a failure, which is rethrown', async () => {
    const failing = withRunFolder(home, randomUUID(), async (file) => {
      await writeFile(file, 'half');
      throw new Error('no space left');
    });
    await expect(failing).rejects.toThrow('no space left');
    expect(await left()).toEqual([]);
  });

  it('left by a killed run is deleted, unlike those of running exports and other folders', async () => {
    const [dead, running] = [randomUUID(), randomUUID()];
    for (const name of [dead, running, 'lost+found']) {
      await mkdir(path.join(home, 'exports-in-progress', name), { recursive: true });
    }
    const asked: string[][] = [];
    await deleteLeftovers(home, async (runIds) => {
      asked.push([...runIds].toSorted());
      return [running];
    });
    expect(asked).toEqual([[dead, running].toSorted()]);
    expect((await left()).toSorted()).toEqual([running, 'lost+found'].toSorted());
  });

  it('may be missing before the first run', async () => {
    await expect(deleteLeftovers(home, async () => [])).resolves.toBeUndefined();
  });
});
