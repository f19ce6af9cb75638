import { accessSync, constants, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** Where Linux keeps files in memory. */
const IN_MEMORY = '/dev/shm';
/** Several times what the databases of a whole run occupy at any moment. */
const MIN_BYTES = 8 * 1024 ** 3;

/**
 * Returns the folder for a test run's temporary files: in memory if there is enough of it and programs may run from
 * there, because creating and dropping a thousand databases spends more time waiting for a disk than computing. A
 * folder that the user chose with TMPDIR is respected.
 *
 * @param {{ environment?: NodeJS.ProcessEnv, folder?: string, leastBytes?: number }} [options]
 * @returns {string}
 */
export function findTemporaryFolder({ environment = process.env, folder = IN_MEMORY, leastBytes = MIN_BYTES } = {}) {
  const usual = os.tmpdir();
  if (environment.TMPDIR || os.freemem() < leastBytes) return usual;
  return getFreeBytes(folder) >= leastBytes && runsPrograms(folder) ? folder : usual;
}

function getFreeBytes(folder) {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    return 0;
  }
}

/** Many containers forbid it there. */
function runsPrograms(folder) {
  let tried;
  try {
    tried = mkdtempSync(path.join(folder, 'rotunda-'));
    const file = path.join(tried, 'program');
    writeFileSync(file, '', { mode: 0o755 });
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  } finally {
    if (tried !== undefined) rmSync(tried, { recursive: true });
  }
}
