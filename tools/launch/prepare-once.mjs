import { withCheckoutLock } from './checkout-lock.mjs';
import { StoppedError } from './run-step.mjs';

const READ_ONLY = ['EACCES', 'EPERM', 'EROFS'];

/** A fault that was already reported, by the step itself or in the message. */
export class PrepareError extends Error {}

/**
 * Does what a checkout needs before the product can run, one process at a time. If that is impossible, or the user
 * stopped it, ends this process with a message that says what to do.
 *
 * @param {string} root The checkout.
 * @param {() => string | undefined} findReason Returns why there is something to do, or undefined if there is nothing.
 * @param {(reason: string, note: (pid: number) => void) => Promise<void>} work
 */
export async function prepareOnce(root, findReason, work) {
  if (findReason() === undefined) return;
  try {
    await withCheckoutLock(root, async (note) => {
      // The process that held the lock may have done it already.
      const reason = findReason();
      if (reason !== undefined) await work(reason, note);
    });
  } catch (error) {
    endWith(root, error);
  }
}

/** Ends this process with what `error` means to the user who started it; any other error is rethrown. */
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
