import { readFileSync } from 'node:fs';

/**
 * A name for a running process that a later one with the same id does not share (containers hand out the same small ids
 * again); without /proc it is the id alone.
 *
 * @param {number} pid
 * @returns {string | undefined} nothing when no such process runs
 */
export function identityOf(pid) {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // "Not permitted" means that the process is there and somebody else's.
    if (error.code !== 'EPERM') return undefined;
  }
  let text;
  try {
    text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch {
    return String(pid);
  }
  // The second field is the program's name in brackets and may hold anything, so fields are counted after it.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return fields[0] === 'Z' ? undefined : `${pid}-${fields[19]}`;
}

/** @param {string | undefined} identity as {@link identityOf} gave it */
export function isRunning(identity) {
  return identity !== undefined && identityOf(Number.parseInt(identity, 10)) === identity;
}
