import os from 'node:os';
import path from 'node:path';

/** One running product with a database of its own. */
export interface Installation {
  /** Without a slash at the end. */
  address: string;
  port: number;
  home: string;
}

/** A product someone started by hand, to write journeys against, is used as it is. */
export const isStartedByHand = process.env['E2E_REUSE'] === '1';

/** What is said when every installation answers. */
export const READY = 'Every installation answers';

const FIRST_PORT = Number(process.env['E2E_PORT'] ?? 4410);

// In the environment, because each worker reads this anew and must find the same homes.
const FIRST_HOME = (process.env['E2E_HOME'] ??= path.join(os.tmpdir(), `rotunda-e2e-${process.pid}`));

/** One for each worker: what a journey does to the sample workspace is in no other's way. */
export const INSTALLATIONS: readonly Installation[] = Array.from({ length: isStartedByHand ? 1 : 2 }, (_, index) => ({
  address: `http://localhost:${FIRST_PORT + index}`,
  port: FIRST_PORT + index,
  home: index === 0 ? FIRST_HOME : `${FIRST_HOME}-${index + 1}`,
}));

/**
 * The installation of a worker.
 * @param worker `parallelIndex` of the test's information, from 0
 */
export function installationOf(worker: number): Installation {
  const installation = INSTALLATIONS[worker];
  if (!installation) throw new Error(`There is no installation for worker ${worker}`);
  return installation;
}
