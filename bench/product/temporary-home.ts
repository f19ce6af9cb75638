import { chmod, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

/** Provides an empty ROTUNDA_HOME while `work` runs. */
export async function withTemporaryHome<T>(work: (home: string) => Promise<T>): Promise<T> {
  const home = await mkdtemp(path.join(os.tmpdir(), 'rotunda-bench-'));
  // As root, the database runs under another account, which must be able to traverse the folder.
  await chmod(home, 0o755);
  try {
    return await work(home);
  } finally {
    await rm(home, { recursive: true, force: true });
  }
}
