import { createServer, type IncomingHttpHeaders } from 'node:http';

export interface LocalAnswer {
  status?: number;
  headers?: Record<string, string>;
  body?: string | Buffer;
}

export interface LocalEndpoint {
  baseUrl: string;
  /** Path and query of each request, in order. */
  requests: string[];
  close(): Promise<void>;
}

/**
 * Starts a real HTTP server that responds like a publisher. `answer` receives the path with query, and the headers;
 * undefined becomes 404.
 */
export async function startLocalEndpoint(
  answer: (url: URL, headers: IncomingHttpHeaders) => LocalAnswer | undefined,
): Promise<LocalEndpoint> {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    requests.push(path);
    const given = answer(new URL(path, 'http://localhost'), request.headers) ?? { status: 404, body: 'not found' };
    response.writeHead(given.status ?? 200, given.headers).end(given.body ?? '');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  return {
    baseUrl: `http://127.0.0.1:${address.port}`,
    requests,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
