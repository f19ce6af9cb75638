import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { OperatorError } from './operator-error.ts';

/** After kill -9 the port may still belong to a process that is exiting. */
const PORT_WAIT_MS = 5_000;
const PORT_POLL_MS = 250;

/** Address to listen on, and the setting that chose its port. */
export interface Place {
  host: string;
  /** 0 selects any free port. */
  port: number;
  /** Variable that sets the port, for the message if it is taken. */
  setting: 'PORT' | 'ROTUNDA_METRICS_PORT';
}

/** @returns The port it listens on. @throws OperatorError if another program keeps using the port. */
export async function listen(app: FastifyInstance, place: Place): Promise<number> {
  for (let waitedMs = 0; ; waitedMs += PORT_POLL_MS) {
    try {
      await app.listen({ port: place.port, host: place.host });
      break;
    } catch (error) {
      if (!isPortTaken(error)) throw error;
      if (waitedMs >= PORT_WAIT_MS) throw portTaken(place, error);
      await sleep(PORT_POLL_MS);
    }
  }
  const address = app.server.address();
  return typeof address === 'object' && address !== null ? address.port : place.port;
}

function isPortTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
}

function portTaken({ host, port, setting }: Place, cause: unknown): OperatorError {
  return new OperatorError(
    `Port ${port} of ${host} is in use by another program, maybe Rotunda itself. ` +
      `Stop it, or choose another port: ${setting}=${port + 100}`,
    { cause },
  );
}
