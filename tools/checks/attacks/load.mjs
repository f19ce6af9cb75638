import { Agent, request } from 'node:http';
import { ATTACKS } from './load/requests.mjs';

export const summary =
  'a viewer sends the most expensive requests twenty at a time, while someone of another organization works';

const AT_ONCE = 20;
const BURST_EVERY_MS = 500;
/** Attacks and the same time without them take turns, so that other load on the machine affects all equally. */
const TURNS = 2;
const SECONDS = 3;
/** A user's pause between two calls; without it they would reach the request limit. */
const PAUSE_MS = 50;
/** Ordinary calls may take this many times as long as without the attack. */
const FACTOR = 2;
/** Differences below this are those of the clock and of the machine. */
const NOISE_MS = 5;
/** No refusal explains more than a person can read. */
const LONGEST_ANSWER = 16_384;
/** What anyone may do twenty times at once, which is what the rarest delays are compared with. */
const ORDINARY = { name: 'ordinary calls', expected: [200], request: () => ({ method: 'GET', path: '/projects' }) };

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
  const ordinary = [];
  const attacked = [];
  const answers = newAnswers();
  for (let turn = 0; turn < TURNS; turn += 1) {
    // Each turn has a user of its own, because one alone soon reaches the request limit.
    const attacker = await signIn(product, 'Attackers', 'viewer');
    idle.push(...(await work(product, victim)));
    ordinary.push(...(await workUnder(product, victim, attacker, { attack: ORDINARY, answers: newAnswers() })));
    attacked.push(...(await workUnder(product, victim, attacker, { attack, answers })));
  }
  const faults = [];
  if (quantile(attacked, 0.5) > FACTOR * quantile(idle, 0.5) + NOISE_MS) faults.push('the median is too high');
  const rare = Math.max(quantile(idle, 0.95), quantile(ordinary, 0.95));
  if (quantile(attacked, 0.95) > FACTOR * rare + NOISE_MS) faults.push('p95 is too high');
  const unexpected = [...answers.statuses.keys()].filter((status) => !attack.expected.includes(status));
  if (unexpected.length > 0) faults.push(`answered ${unexpected.join(', ')}`);
  if (answers.longest > LONGEST_ANSWER) faults.push(`an answer of ${answers.longest} bytes`);
  const counts = [...answers.statuses].map(([status, count]) => `${count} × ${status}`).join(', ');
  const figures = [0.5, 0.95].map((share) => [idle, ordinary, attacked].map((times) => figure(times, share)));
  console.log(
    `  ${faults.length === 0 ? '' : 'FAILED: '}${attack.name}: ${counts}, p95 ${figure(answers.times, 0.95)} ms; ` +
      `others' p50 ${figures[0].join(' / ')} ms, p95 ${figures[1].join(' / ')} ms (alone / under ordinary calls / ` +
      `attacked)${faults.length === 0 ? '' : `: ${faults.join('; ')}`}`,
  );
  return faults.length === 0 ? 0 : 1;
}

const newAnswers = () => ({ statuses: new Map(), times: [], longest: 0 });

/** @returns Milliseconds of each ordinary call while twenty requests at once arrive again and again. */
async function workUnder(product, victim, attacker, { attack, answers }) {
  let isOver = false;
  const attacking = (async () => {
    for (let round = 0; !isOver; round += 1) {
      const pause = new Promise((resolve) => setTimeout(resolve, BURST_EVERY_MS));
      await Promise.all(
        Array.from({ length: AT_ONCE }, async (_, place) => {
          const answer = await send(product, attacker, attack.request(round + place));
          if (answer !== undefined) note(answers, answer);
        }),
      );
      await pause;
    }
  })();
  const times = await work(product, victim);
  isOver = true;
  await attacking;
  return times;
}

function note(answers, { status, ms, bytes }) {
  answers.statuses.set(status, (answers.statuses.get(status) ?? 0) + 1);
  answers.times.push(ms);
  if (status >= 400) answers.longest = Math.max(answers.longest, bytes);
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

/** Connections stay open, as a browser's do. */
const agent = new Agent({ keepAlive: true });

/** Sends a request; undefined if the server closed the connection on a body that it did not read. */
function send(product, token, { method, path, body, headers = {}, endAfterMs }) {
  const address = new URL(`${product.url}${path}`);
  const startMs = performance.now();
  return new Promise((resolve) => {
    const sent = request(
      address,
      {
        ...{ method, agent },
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

const figure = (times, share) => Math.round(quantile(times, share) * 10) / 10;

function quantile(times, share) {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
