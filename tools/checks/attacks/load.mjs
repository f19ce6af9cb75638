import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import os from 'node:os';
import { ATTACKS, ORDINARY } from './load/requests.mjs';
import { send } from './load/send.mjs';

export const summary =
  'a viewer sends the most expensive requests twenty at a time, while someone of another organization works';

const ATTACKER = fileURLToPath(new URL('load/attacker.mjs', import.meta.url));
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

/** @param {import('../product/with-product.mjs').Product} product */
export async function run(product) {
  const victim = await signIn(product, 'Others', 'member');
  await work(product, victim);
  // Without it, files are refused before they are read, which costs nothing.
  const admin = await signIn(product, 'Attackers', 'admin');
  const body = JSON.stringify({ fileUpload: true });
  const { status } = await send(product.url, admin, { method: 'PATCH', path: '/flags', body });
  if (status !== 200) throw new Error(`turning on file uploads answered ${status}`);
  const [load = 0] = os.loadavg();
  console.log(`  ${os.availableParallelism()} cores, load ${load.toFixed(1)} before it starts`);
  const attacker = fork(ATTACKER);
  try {
    await once(attacker, 'message');
    let failed = 0;
    for (const attack of ATTACKS) failed += await strike({ product, victim, attacker }, attack);
    return failed === 0 ? 0 : 1;
  } finally {
    attacker.kill();
  }
}

async function strike(sides, attack) {
  const { product, victim } = sides;
  const idle = [];
  const ordinary = [];
  const attacked = [];
  const answers = { statuses: {}, times: [], longest: 0 };
  for (let turn = 0; turn < TURNS; turn += 1) {
    // Each turn has a user of its own, because one alone soon reaches the request limit.
    const token = await signIn(product, 'Attackers', attack.role ?? 'viewer');
    idle.push(...(await work(product, victim)));
    ordinary.push(...(await workUnder(sides, token, ORDINARY)).times);
    const under = await workUnder(sides, token, attack);
    attacked.push(...under.times);
    add(answers, under.answers);
  }
  const faults = [];
  if (quantile(attacked, 0.5) > FACTOR * quantile(idle, 0.5) + NOISE_MS) faults.push('the median is too high');
  const rare = Math.max(quantile(idle, 0.95), quantile(ordinary, 0.95));
  if (quantile(attacked, 0.95) > FACTOR * rare + NOISE_MS) faults.push('p95 is too high');
  const unexpected = Object.keys(answers.statuses).filter((status) => !attack.expected.includes(Number(status)));
  if (unexpected.length > 0) faults.push(`answered ${unexpected.join(', ')}`);
  if (answers.longest > LONGEST_ANSWER) faults.push(`an answer of ${answers.longest} bytes`);
  const counts = Object.entries(answers.statuses)
    .map(([status, count]) => `${count} × ${status}`)
    .join(', ');
  const figures = [0.5, 0.95].map((share) => [idle, ordinary, attacked].map((times) => figure(times, share)));
  console.log(
    `  ${faults.length === 0 ? '' : 'FAILED: '}${attack.name}: ${counts}, p95 ${figure(answers.times, 0.95)} ms; ` +
      `others' p50 ${figures[0].join(' / ')} ms, p95 ${figures[1].join(' / ')} ms (alone / under ordinary calls / ` +
      `attacked)${faults.length === 0 ? '' : `: ${faults.join('; ')}`}`,
  );
  return faults.length === 0 ? 0 : 1;
}

function add(answers, { statuses, times, longest }) {
  for (const [status, count] of Object.entries(statuses)) {
    answers.statuses[status] = (answers.statuses[status] ?? 0) + count;
  }
  answers.times.push(...times);
  answers.longest = Math.max(answers.longest, longest);
}

/** @returns Milliseconds of each ordinary call while another process sends the requests, and what it was answered. */
async function workUnder({ product, victim, attacker }, token, { name }) {
  attacker.send({ url: product.url, token, name });
  const times = await work(product, victim);
  attacker.send('stop');
  const [answers] = await once(attacker, 'message');
  return { times, answers };
}

/** @returns Milliseconds of each ordinary call. */
async function work(product, victim) {
  const times = [];
  const untilMs = Date.now() + SECONDS * 1000;
  while (Date.now() < untilMs) {
    const answer = await send(product.url, victim, { method: 'GET', path: '/projects' });
    if (answer?.status !== 200) throw new Error(`someone else was answered ${answer?.status}`);
    times.push(answer.ms);
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  return times;
}

let users = 0;

async function signIn(product, organization, role) {
  users += 1;
  const email = `load-${process.pid}-${users}@check.example`;
  const added = await product.command('user', 'add', email, '--organization', organization, '--role', role, '--json');
  const body = JSON.stringify({ email, password: JSON.parse(added).password });
  const { status, text } = await send(product.url, null, { method: 'POST', path: '/auth/sign-in', body });
  if (status !== 200) throw new Error(`signing in answered ${status}`);
  return JSON.parse(text).token;
}

const figure = (times, share) => Math.round(quantile(times, share) * 10) / 10;

function quantile(times, share) {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
