import { Agent, request } from 'node:http';

export interface Asked {
  /** Milliseconds of each sequential call. */
  sequentialMs: number[];
  callsPerSecond: number;
}

export interface Question {
  url: string;
  token: string | null;
}

/**
 * Sends requests over persistent connections: first `calls` sequentially, then from `clients` concurrent clients for
 * `seconds`.
 *
 * @throws Error if a response is not successful.
 */
export async function repeatCalls(
  question: Question,
  { calls, clients, seconds }: { calls: number; clients: number; seconds: number },
): Promise<Asked> {
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  try {
    for (let warm = 0; warm < 100; warm += 1) await ask(agent, question);
    const sequentialMs: number[] = [];
    for (let call = 0; call < calls; call += 1) {
      const startMs = performance.now();
      await ask(agent, question);
      sequentialMs.push(performance.now() - startMs);
    }
    return { sequentialMs, callsPerSecond: await callConcurrently(agent, question, clients, seconds) };
  } finally {
    agent.destroy();
  }
}

async function callConcurrently(agent: Agent, question: Question, clients: number, seconds: number): Promise<number> {
  const startMs = performance.now();
  const endMs = startMs + seconds * 1000;
  let answered = 0;
  const client = async () => {
    while (performance.now() < endMs) {
      await ask(agent, question);
      answered += 1;
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  return answered / ((performance.now() - startMs) / 1000);
}

function ask(agent: Agent, { url, token }: Question): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers = token === null ? {} : { authorization: `Bearer ${token}` };
    const sent = request(url, { agent, headers }, (response) => {
      response.resume();
      response.once('end', () => {
        if (response.statusCode === 200) resolve();
        else reject(new Error(`${url} answered ${response.statusCode}`));
      });
    });
    sent.once('error', reject);
    sent.end();
  });
}
