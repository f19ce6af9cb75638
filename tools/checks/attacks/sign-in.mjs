import { request } from 'node:http';

export const summary =
  'guesses passwords past every limit, and uses sessions that have ended, while someone else works';

/** A separate address, so that what counts against it does not affect the other users in the checks. */
const ATTACKER = '127.0.0.66';
const GUESSES = 400;
const CONCURRENCY = 12;
const TURNS = 4;
const SECONDS = 4;
const ROUNDS = 20;
/** A user's pause between two calls; without it they would reach the request limit. */
const PAUSE_MS = 60;
/** Other spellings of one address, which `fetch` would normalize. */
const PATHS = ['/api/auth/sign-in', '/api/./auth/sign-in', '/api/x/../auth/sign-in', '/api/auth/sign-in/'];

/** @param {import('../product/with-product.mjs').Product} product */
export async function run(product) {
  const victim = await addVictim(product);
  const other = await product.addPerson('member');
  const checks = [
    () => useEndedSessions(product, victim),
    () => guess(product, victim, other),
    () => letOwnerIn(product, victim),
  ];
  let failed = 0;
  for (const check of checks) failed += await check();
  return failed === 0 ? 0 : 1;
}

async function addVictim(product) {
  const email = `victim-${process.pid}-${Date.now()}@check.example`;
  const added = JSON.parse(await product.command('user', 'add', email, '--organization', 'Checks', '--json'));
  return { email, password: added.password };
}

/** A token works until its sign-out has been answered, and never afterwards. */
async function useEndedSessions(product, victim) {
  let worked = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const { token } = (await send(product, { path: PATHS[0], body: victim })).body;
    const ask = () => send(product, { method: 'GET', path: '/api/projects', token });
    if ((await ask()).status !== 200) throw new Error('a new session did not work');
    await send(product, { path: '/api/auth/sign-out', token, body: {} });
    if ((await ask()).status !== 401) worked += 1;
  }
  return tell(`${ROUNDS} sessions used after their sign-out`, worked === 0, `${worked} worked`);
}

async function guess(product, victim, other) {
  const alone = [];
  const attacked = [];
  const answers = new Map();
  // Alternates, so that other load on the machine affects both equally.
  for (let turn = 0; turn < TURNS; turn += 1) {
    alone.push(...(await work(other)));
    const over = new AbortController();
    const [times] = await Promise.all([
      work(other).finally(() => over.abort()),
      strike(product, victim, answers, turn, over.signal),
    ]);
    attacked.push(...times);
  }
  const counts = [...answers].map(([status, count]) => `${count} × ${status}`).join(', ');
  const compared = answers.get(401) ?? 0;
  // Ten for the account, plus what the address may spend on accounts that do not exist.
  const refused = tell(`guesses answered ${counts}`, compared <= 60 && !answers.has(200), 'too many were compared');
  const figures = `someone else: p95 ${p95(alone)} ms alone, ${p95(attacked)} ms meanwhile`;
  return refused + tell(figures, p95(attacked) < 2 * p95(alone), 'twice as long as alone, or longer');
}

async function strike(product, victim, answers, turn, signal) {
  let left = GUESSES / TURNS;
  const attacker = async () => {
    for (; left > 0 && !signal.aborted; left -= 1) {
      const { status } = await send(product, {
        path: PATHS[left % PATHS.length],
        token: `made-up-${turn}-${left}`,
        headers: { 'x-forwarded-for': `203.0.113.${left % 250}` },
        localAddress: ATTACKER,
        body: {
          email: left % 2 === 0 ? victim.email : `nobody-${turn}-${left}@check.example`,
          password: `guess ${left}`,
        },
      });
      answers.set(status, (answers.get(status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, attacker));
}

/** Strangers' attempts must not lock out a user who signed in from the address before. */
async function letOwnerIn(product, victim) {
  const { status } = await send(product, { path: PATHS[0], body: victim });
  return tell('the owner signs in afterwards', status === 200, `answered ${status}`);
}

/** @returns Milliseconds of each ordinary call. */
async function work(person) {
  const times = [];
  const untilMs = Date.now() + SECONDS * 1000;
  while (Date.now() < untilMs) {
    const { status, ms } = await person.call('GET', '/projects');
    if (status !== 200) throw new Error(`someone else was answered ${status}`);
    times.push(ms);
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  return times;
}

/** @returns 1 for a failure, 0 otherwise. */
function tell(what, holds, fault) {
  console.log(holds ? `  ${what}` : `  FAILED: ${what}: ${fault}`);
  return holds ? 0 : 1;
}

function p95(times) {
  const sorted = times.toSorted((a, b) => a - b);
  return Math.round((sorted[Math.floor(sorted.length * 0.95)] ?? 0) * 10) / 10;
}

function send(product, { method = 'POST', path, token, body, headers = {}, localAddress }) {
  const { hostname, port } = new URL(product.url);
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        hostname,
        port,
        path,
        method,
        family: 4,
        ...(localAddress === undefined ? {} : { localAddress }),
        headers: {
          ...headers,
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
      },
      (response) => {
        let text = '';
        response.on('data', (chunk) => (text += chunk));
        response.once('end', () =>
          resolve({ status: response.statusCode, body: text === '' ? null : JSON.parse(text) }),
        );
      },
    );
    sent.once('error', reject);
    sent.end(body === undefined ? undefined : JSON.stringify(body));
  });
}
