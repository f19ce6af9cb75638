import { withCheckoutLock } from './checkout-lock.mjs';
import { StoppedError } from './run-step.mjs';

const READ_ONLY = ['EACCES', 'EPERM', 'EROFS'];

/** What went wrong was said already, by the step itself or in the message. */
export class PrepareError extends Error {}

/**
 * Does what a checkout lacks before the product can run, one process at a time. Ends this process with what to do about
 * it when that is not possible, and when the person stopped it.
 *
 * @param {string} root the checkout
 * @param {() => string | undefined} findReason why there is something to do; nothing when there is not
 * @param {(reason: string, note: (pid: number) => void) => Promise<void>} work
 */
export async function prepareOnce(root, findReason, work) {
  if (findReason() === undefined) return;
  try {
    await withCheckoutLock(root, async (note) => {
      // Whoever we waited for may have done it.
      const reason = findReason();
      if (reason !== undefined) await work(reason, note);
    });
  } catch (error) {
    endWith(root, error);
  }
}

/** Ends this process with what `error` means to the person who started it; what is no such error is thrown again. */
export function endWith(root, error) {
  if (error instanceof StoppedError) process.exit(error.exitCode);
  if (!(error instanceof PrepareError) && !READ_ONLY.includes(error.code)) throw error;
  console.error(
    error instanceof PrepareError
      ? error.message
      : `Rotunda has to install or build something, and ${root} cannot be written to (${error.code}). Run "npm run ` +
          'build" in it once as a user who may write there; it can be read-only from then on.',
  );
  process.exit(1);
}
