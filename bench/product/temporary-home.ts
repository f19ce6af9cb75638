import { chmod, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

/** An empty ROTUNDA_HOME for the time of `work`. */
export async function withTemporaryHome<T>(work: (home: string) => Promise<T>): Promise<T> {
  const home = await mkdtemp(path.join(os.tmpdir(), 'rotunda-bench-'));
  // As root the database runs as another account, which must be able to pass through.
  await chmod(home, 0o755);
  try {
    return await work(home);
  } finally {
    await rm(home, { recursive: true, force: true });
  }
}
