import { request } from 'node:http';
import { ATTACKS } from './load/requests.mjs';

export const summary =
  'a viewer sends the most expensive requests twenty at a time, while someone of another organization works';

const CONCURRENCY = 20;
/** An attack and the same time without it take turns, so that other load on the machine affects both equally. */
const TURNS = 3;
const SECONDS = 4;
/** A user's pause between two calls; without it they would reach the request limit. */
const PAUSE_MS = 50;
/** Ordinary calls may take this many times as long as without the attack. */
const FACTOR = 2;
/** Differences below this are those of the clock and of the machine. */
const NOISE_MS = 5;
/** No refusal explains more than a person can read. */
const LONGEST_ANSWER = 16_384;

/** @param {import('../product/with-product.mjs').Product} product */
export async function run(product) {
  const victim = await signIn(product, 'Others', 'member');
  await work(product, victim);
  let failed = 0;
  for (const attack of ATTACKS) failed += await strike(product, victim, attack);
  return failed === 0 ? 0 : 1;
}

async function strike(product, victim, attack) {
  const idle = [];
  const attacked = [];
  const answers = { statuses: new Map(), times: [], longest: 0 };
  for (let turn = 0; turn < TURNS; turn += 1) {
    // Each turn has users of its own, because one alone soon reaches the request limit.
    const attacker = await signIn(product, 'Attackers', 'viewer');
    idle.push(...(await work(product, victim)));
    const over = new AbortController();
    const [times] = await Promise.all([
      work(product, victim).finally(() => over.abort()),
      ...Array.from({ length: CONCURRENCY }, () => repeat(product, attacker, { attack, answers, signal: over.signal })),
    ]);
    attacked.push(...times);
  }
  const faults = [];
  for (const share of [0.5, 0.95]) {
    const limit = FACTOR * quantile(idle, share) + NOISE_MS;
    if (quantile(attacked, share) > limit) faults.push(`ordinary calls slower than ${round(limit)} ms`);
  }
  const unexpected = [...answers.statuses.keys()].filter((status) => !attack.expected.includes(status));
  if (unexpected.length > 0) faults.push(`answered ${unexpected.join(', ')}`);
  if (answers.longest > LONGEST_ANSWER) faults.push(`an answer of ${answers.longest} bytes`);
  const counts = [...answers.statuses].map(([status, count]) => `${count} × ${status}`).join(', ');
  console.log(
    `  ${faults.length === 0 ? '' : 'FAILED: '}${attack.name}: ${counts}; ordinary calls p50 ${figure(idle, 0.5)} → ` +
      `${figure(attacked, 0.5)} ms, p95 ${figure(idle, 0.95)} → ${figure(attacked, 0.95)} ms, longest ` +
      `${figure(attacked, 1)} ms; refused within p95 ${figure(answers.times, 0.95)} ms` +
      (faults.length === 0 ? '' : `: ${faults.join('; ')}`),
  );
  return faults.length === 0 ? 0 : 1;
}

async function repeat(product, attacker, { attack, answers, signal }) {
  for (let round = 0; !signal.aborted; round += 1) {
    const answer = await send(product, attacker, { ...attack.request(round), signal });
    if (answer === undefined) continue;
    answers.statuses.set(answer.status, (answers.statuses.get(answer.status) ?? 0) + 1);
    answers.times.push(answer.ms);
    if (answer.status >= 400) answers.longest = Math.max(answers.longest, answer.bytes);
    // Over the request limit, each further request costs almost nothing.
    if (answer.status === 429) await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}

/** @returns Milliseconds of each ordinary call. */
async function work(product, victim) {
  const times = [];
  const untilMs = Date.now() + SECONDS * 1000;
  while (Date.now() < untilMs) {
    const answer = await send(product, victim, { method: 'GET', path: '/projects' });
    if (answer?.status !== 200) throw new Error(`someone else was answered ${answer?.status}`);
    times.push(answer.ms);
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  return times;
}

let users = 0;

async function signIn(product, organisation, role) {
  users += 1;
  const email = `load-${process.pid}-${users}@check.example`;
  const added = await product.command(
    ...['user', 'add', email, '--organisation', organisation, '--role', role, '--json'],
  );
  const body = JSON.stringify({ email, password: JSON.parse(added).password });
  const { status, text } = await send(product, null, { method: 'POST', path: '/auth/sign-in', body });
  if (status !== 200) throw new Error(`signing in answered ${status}`);
  return JSON.parse(text).token;
}

/** Sends a request; undefined if the signal ended it, or if the server closed the connection on an unread body. */
function send(product, token, { method, path, body, headers = {}, endAfterMs, signal }) {
  const address = new URL(`${product.url}${path}`);
  const startMs = performance.now();
  return new Promise((resolve) => {
    const sent = request(
      address,
      {
        ...{ method, signal, agent: false },
        headers: {
          ...headers,
          ...(token === null ? {} : { authorization: `Bearer ${token}` }),
          ...(body === undefined
            ? {}
            : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
        },
      },
      (response) => {
        const chunks = [];
        const answer = () => {
          const text = Buffer.concat(chunks).toString();
          resolve({ status: response.statusCode, bytes: text.length, text, ms: performance.now() - startMs });
        };
        response.on('data', (chunk) => chunks.push(chunk));
        response.once('end', answer);
        response.once('error', () => resolve(undefined));
        if (endAfterMs !== undefined) setTimeout(() => (answer(), sent.destroy()), endAfterMs);
      },
    );
    sent.once('error', () => resolve(undefined));
    sent.end(body);
  });
}

const round = (ms) => Math.round(ms * 10) / 10;
const figure = (times, share) => round(quantile(times, share));

function quantile(times, share) {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
