import { readFileSync } from 'node:fs';

/**
 * Returns a name for a running process that a later process with the same id does not share (containers reassign the
 * same small ids); without /proc it is the id alone.
 *
 * @param {number} pid
 * @returns {string | undefined} undefined if no such process runs.
 */
export function getIdentity(pid) {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // "Not permitted" means that the process exists and belongs to another user.
    if (error.code !== 'EPERM') return undefined;
  }
  let text;
  try {
    text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch {
    return String(pid);
  }
  // The second field is the program's name in parentheses and may contain anything, so fields are counted after it.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return fields[0] === 'Z' ? undefined : `${pid}-${fields[19]}`;
}

/** @param {string | undefined} identity As returned by {@link getIdentity}. */
export function isRunning(identity) {
  return identity !== undefined && getIdentity(Number.parseInt(identity, 10)) === identity;
}
