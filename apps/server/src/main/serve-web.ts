import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../app/config.ts';
import { OperatorError } from './operator-error.ts';

/** After kill -9 the port may still belong to a process that is on its way out. */
const PORT_WAIT_MS = 5_000;
const PORT_POLL_MS = 250;

/** @returns the port it listens on. @throws OperatorError when another program keeps the port. */
export async function listen(app: FastifyInstance, config: Config): Promise<number> {
  for (let waitedMs = 0; ; waitedMs += PORT_POLL_MS) {
    try {
      await app.listen({ port: config.port, host: config.host });
      break;
    } catch (error) {
      if (!isPortTaken(error)) throw error;
      if (waitedMs >= PORT_WAIT_MS) throw portTaken(config, error);
      await sleep(PORT_POLL_MS);
    }
  }
  const address = app.server.address();
  return typeof address === 'object' && address !== null ? address.port : config.port;
}

function isPortTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
}

function portTaken(config: Config, cause: unknown): OperatorError {
  return new OperatorError(
    `Port ${config.port} of ${config.host} is taken by another program; perhaps Rotunda runs already. ` +
      'Stop it, or choose another port: PORT=4500 npm start',
    { cause },
  );
}
