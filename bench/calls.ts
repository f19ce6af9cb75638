import { parseArgs } from 'node:util';
import { repeatCalls, type Asked, type Question } from './calls/ask-again.ts';
import { startBareServer } from './calls/start-bare-server.ts';
import { addBenchUser } from './product/sign-in.ts';
import { startProduct } from './product/start-product.ts';
import { withTemporaryHome } from './product/temporary-home.ts';
import { quantile } from './search/measure.ts';

interface RunOptions {
  /** Prints only the result and logs nothing. */
  json: boolean;
  log: (line: string) => void;
  /** `--calls 1000` `--clients 8` `--seconds 5` */
  args: string[];
}

export interface CallsResult {
  /** The measured call: an ordinary one with a small response, so that the overhead of every call is visible. */
  call: string;
  /** Sequential calls, from the request to the last byte of the response. */
  p50Ms: number;
  p95Ms: number;
  /** All clients together. */
  callsPerSecond: number;
  /** The web framework alone, sending the same bytes, measured just before. */
  peer: 'bare fastify';
  peerP50Ms: number;
  peerCallsPerSecond: number;
}

/**
 * Measures the overhead of every call: authentication and authorization. The bars are 2 ms per call and 800 calls per
 * second with 8 clients.
 */
export async function run({ json, log, args }: RunOptions): Promise<{ bench: 'calls'; results: CallsResult[] }> {
  const number = (fallback: string) => ({ type: 'string', default: fallback }) as const;
  const { values } = parseArgs({
    args,
    options: { calls: number('1000'), clients: number('8'), seconds: number('5') },
  });
  const load = { calls: Number(values.calls), clients: Number(values.clients), seconds: Number(values.seconds) };
  const results = await withTemporaryHome(async (home) => {
    const product = await startProduct(home, { ROTUNDA_REQUESTS_PER_MINUTE: '100000000' });
    try {
      const user = await addBenchUser(product.url, home, 'caller@calls.example');
      const measured: CallsResult[] = [];
      for (const path of ['/projects', '/auth/session']) {
        const body = JSON.stringify(await user.call('GET', path));
        const bare = await startBareServer(body);
        const peer = await repeatCalls({ url: `${bare.url}/api/bare`, token: null }, load).finally(() => bare.stop());
        const question: Question = { url: `${product.url}/api${path}`, token: user.token };
        const result = getResult(`GET ${path}`, await repeatCalls(question, load), peer);
        measured.push(result);
        if (!json) log(describe(result));
      }
      return measured;
    } finally {
      await product.stop();
    }
  });
  return { bench: 'calls', results };
}

function getResult(call: string, own: Asked, peer: Asked): CallsResult {
  const hundredths = (value: number) => Math.round(value * 100) / 100;
  return {
    call,
    p50Ms: hundredths(quantile(own.sequentialMs, 0.5)),
    p95Ms: hundredths(quantile(own.sequentialMs, 0.95)),
    callsPerSecond: Math.round(own.callsPerSecond),
    peer: 'bare fastify',
    peerP50Ms: hundredths(quantile(peer.sequentialMs, 0.5)),
    peerCallsPerSecond: Math.round(peer.callsPerSecond),
  };
}

function describe(result: CallsResult): string {
  const { call, p50Ms, p95Ms, callsPerSecond, peerP50Ms, peerCallsPerSecond } = result;
  const own = `p50 ${p50Ms} ms, p95 ${p95Ms} ms, ${callsPerSecond} calls/s`;
  return `${call}: ${own}; a bare route: p50 ${peerP50Ms} ms, ${peerCallsPerSecond} calls/s`;
}
