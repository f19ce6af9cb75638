import os from 'node:os';
import path from 'node:path';

/** A running product with its own database. */
export interface Installation {
  /** Without a trailing slash. */
  address: string;
  port: number;
  home: string;
}

/** Whether journeys use a product that was started manually, for writing journeys. */
export const isStartedManually = process.env['E2E_REUSE'] === '1';

/** Logged once every installation responds. */
export const READY = 'Every installation answers';

const FIRST_PORT = Number(process.env['E2E_PORT'] ?? 4410);

// In the environment, because each worker evaluates this module again and must find the same homes.
const FIRST_HOME = (process.env['E2E_HOME'] ??= path.join(os.tmpdir(), `rotunda-e2e-${process.pid}`));

/** One per worker, so that a journey's changes to the sample workspace do not disturb another worker's. */
export const INSTALLATIONS: readonly Installation[] = Array.from({ length: isStartedManually ? 1 : 2 }, (_, index) => ({
  address: `http://localhost:${FIRST_PORT + index}`,
  port: FIRST_PORT + index,
  home: index === 0 ? FIRST_HOME : `${FIRST_HOME}-${index + 1}`,
}));

/**
 * Returns the installation of a worker.
 * @param worker `parallelIndex` of the test's information, starting at 0.
 */
export function getInstallation(worker: number): Installation {
  const installation = INSTALLATIONS[worker];
  if (!installation) throw new Error(`There is no installation for worker ${worker}`);
  return installation;
}
