import { createServer } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

export interface LocalPublisher {
  baseUrl: string;
  close(): Promise<void>;
}

export interface PublishedBills {
  /** Numbers of Senate bills; an unreadable one has an unknown type instead. */
  numbers: readonly number[];
  unreadable?: readonly number[];
  /** The key that it accepts; any other is refused. */
  apiKey: string;
  /** Delay of its response for one bill, so that a run can be watched and stopped. */
  answerAfterMs?: number;
}

/** Starts a local server that responds like the API of Congress.gov, so that no journey needs the network. */
export async function startPublisher(published: PublishedBills): Promise<LocalPublisher> {
  const server = createServer((request, response) => {
    const isKnown = request.headers['x-api-key'] === published.apiKey;
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    void getAnswer(pathname, published).then((body) => {
      response.writeHead(!isKnown ? 403 : body === null ? 404 : 200, { 'content-type': 'application/json' });
      response.end(JSON.stringify(isKnown ? body : { error: 'API_KEY_INVALID' }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  return {
    baseUrl: `http://127.0.0.1:${address.port}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

async function getAnswer(pathname: string, published: PublishedBills): Promise<object | null> {
  const { numbers, unreadable = [], answerAfterMs = 0 } = published;
  const updateDate = new Date().toISOString().slice(0, 10);
  const getBill = (number: number) => ({ congress: 119, type: 'S', number: String(number), updateDate });
  if (pathname === '/bill') return { bills: numbers.map(getBill), pagination: {} };
  const number = Number(/^\/bill\/119\/s\/(\d+)$/.exec(pathname)?.[1]);
  if (!numbers.includes(number)) return null;
  await sleep(answerAfterMs);
  const title = `Invented Beacon Act ${number}`;
  return { bill: { ...getBill(number), title, ...(unreadable.includes(number) ? { type: 'NONE' } : {}) } };
}
