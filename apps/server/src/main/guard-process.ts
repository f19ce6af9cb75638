import { isDatabaseUnavailable } from '../platform/database/database-error.ts';
import type { Logger } from '../platform/logging.ts';
import { EXIT_CODES } from './operator-error.ts';

/**
 * Logs unhandled errors and warnings like everything else, because Node would print them unfiltered, secrets included.
 * An internal fault still ends the process. A lost database does not, because the next query waits for it to return.
 *
 * @returns A function that removes the guard.
 */
export function guardProcess(logger: Logger): () => Promise<void> {
  const onError = (error: unknown) => {
    if (isDatabaseUnavailable(error)) {
      logger.error({ err: error }, 'a lost database connection was handled by nobody; going on');
      return;
    }
    logger.fatal({ err: error }, 'a fault was handled by nobody; the process ends');
    process.exit(EXIT_CODES.failure);
  };
  const onWarning = (warning: Error) => logger.warn({ err: warning }, 'warning');
  // Node's own listener prints warnings unfiltered.
  const before = process.listeners('warning');
  process.removeAllListeners('warning');
  process.on('uncaughtException', onError);
  process.on('unhandledRejection', onError);
  process.on('warning', onWarning);
  return async () => {
    process.off('uncaughtException', onError);
    process.off('unhandledRejection', onError);
    process.off('warning', onWarning);
    for (const listener of before) process.on('warning', listener);
  };
}
