import { createServer, connect, type Socket } from 'node:net';
import pg from 'pg';

/** A connection to a database that a test can cut and restore, which to clients looks like a stopped server. */
export interface CuttableConnection {
  connectionString: string;
  /** Breaks every connection and accepts no more. */
  cut(): Promise<void>;
  /** Accepts connections again, at the same address. */
  reconnect(): Promise<void>;
  close(): Promise<void>;
}

/** Forwards everything between a local port and the server of the connection string. */
export async function createCuttableConnection(connectionString: string): Promise<CuttableConnection> {
  const { host, port, user, password, database } = new pg.Client({ connectionString });
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = host.startsWith('/') ? connect({ path: `${host}/.s.PGSQL.${port}` }) : connect({ host, port });
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        sockets.delete(one);
        other.destroy();
      });
      one.pipe(other);
    }
  });
  let ownPort = 0;
  const reconnect = () =>
    new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(ownPort, '127.0.0.1', () => {
        server.off('error', reject);
        const address = server.address();
        if (typeof address === 'object' && address !== null) ownPort = address.port;
        resolve();
      });
    });
  const cut = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      for (const socket of sockets) socket.destroy();
    });
  await reconnect();
  return {
    connectionString: `postgresql://${user}:${encodeURIComponent(password ?? '')}@127.0.0.1:${ownPort}/${database}`,
    cut,
    reconnect,
    close: () => (server.listening ? cut() : Promise.resolve()),
  };
}
