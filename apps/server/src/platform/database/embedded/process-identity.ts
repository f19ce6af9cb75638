import { readFile } from 'node:fs/promises';

/**
 * Returns a name for a running process that a later process with the same id does not share. Containers assign the same
 * small ids after every restart, so a bare id in a lock file proves nothing. On systems without /proc it is the id
 * alone.
 */
export async function getIdentity(pid: number): Promise<string | undefined> {
  if (!isAlive(pid)) return undefined;
  const startTicks = await readStartTicks(pid);
  return startTicks === undefined ? String(pid) : `${pid}-${startTicks}`;
}

/** Whether the process with this `identity` still runs. */
export async function isRunning(identity: string): Promise<boolean> {
  const pid = Number.parseInt(identity, 10);
  if (!Number.isInteger(pid) || pid <= 0) return false;
  return (await getIdentity(pid)) === identity;
}

/** Signal 0 only checks; "not permitted" means that another user's process has the id. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Returns the clock ticks since boot at which the process started; zombies count as gone. */
async function readStartTicks(pid: number): Promise<string | undefined> {
  try {
    const text = await readFile(`/proc/${pid}/stat`, 'utf8');
    // The second field is the program's name in parentheses and may contain anything, so fields are counted after it.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    return fields[0] === 'Z' ? 'zombie' : fields[19];
  } catch {
    return undefined;
  }
}
