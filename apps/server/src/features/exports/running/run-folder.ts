import { mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';

/** Where runs write unfinished files; each run has a subfolder named after its id. */
const getFolder = (home: string) => path.join(home, 'exports-in-progress');

const RUN_ID = /^[0-9a-f-]{36}$/;

/** Provides a temporary path for the file of a run and always cleans it up. */
export async function withRunFolder<Result>(
  home: string,
  runId: string,
  use: (file: string) => Promise<Result>,
): Promise<Result> {
  const folder = path.join(getFolder(home), runId);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  try {
    return await use(path.join(folder, 'file'));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Deletes the files of killed runs. @param findRunning returns those of the given runs that are still running */
export async function deleteLeftovers(
  home: string,
  findRunning: (runIds: readonly string[]) => Promise<readonly string[]>,
): Promise<void> {
  const names = await readdir(getFolder(home)).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  });
  const runIds = names.filter((name) => RUN_ID.test(name));
  const running = new Set(await findRunning(runIds));
  for (const runId of runIds) {
    if (!running.has(runId)) await rm(path.join(getFolder(home), runId), { recursive: true, force: true });
  }
}
