import { isDatabaseAway } from '../platform/database/database-fault.ts';
import type { Logger } from '../platform/logging.ts';
import { EXIT_CODES } from './operator-error.ts';

/**
 * Writes what nobody handled to the log, as everything else; Node would print it as it stands, secrets included. A fault
 * of ours still ends the process. A database that went away is waited out by whoever asks it next, so it does not.
 *
 * @returns how to stop
 */
export function guardProcess(logger: Logger): () => Promise<void> {
  const onFault = (error: unknown) => {
    if (isDatabaseAway(error)) {
      logger.error({ err: error }, 'a lost database connection was handled by nobody; going on');
      return;
    }
    logger.fatal({ err: error }, 'a fault was handled by nobody; the process ends');
    process.exit(EXIT_CODES.failure);
  };
  const onWarning = (warning: Error) => logger.warn({ err: warning }, 'warning');
  // Node's own listener prints a warning as it stands.
  const before = process.listeners('warning');
  process.removeAllListeners('warning');
  process.on('uncaughtException', onFault);
  process.on('unhandledRejection', onFault);
  process.on('warning', onWarning);
  return async () => {
    process.off('uncaughtException', onFault);
    process.off('unhandledRejection', onFault);
    process.off('warning', onWarning);
    for (const listener of before) process.on('warning', listener);
  };
}
