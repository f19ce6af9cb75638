import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';

export const summary =
  "an organization's administrators reach for what belongs to the operator, and for each other's role";

const ROUNDS = 30;
const CONCURRENCY = 12;
const ENTITLEMENTS = { USFederal: true, USStateList: ['OH', 'TX'] };

/** Calls that belong to the operator, made by an administrator. */
const FORBIDDEN = [
  ['GET', '/sources'],
  ['GET', '/sources/congress-api'],
  ['GET', '/sources/congress-api/runs'],
  ['GET', '/sources/congress-api/quarantine'],
  ['PATCH', '/sources/congress-api', { options: { baseUrl: 'https://attacker.example' } }],
  ['PATCH', '/sources/congress-api', { apiKey: null }],
  ['POST', '/sources/congress-api/runs'],
  ['POST', `/sources/congress-api/runs/${randomUUID()}/stop`],
  ['GET', '/indexing'],
  ['POST', '/indexing/retry', {}],
  ['DELETE', '/sample'],
  ['GET', '/organizations'],
];

export async function run(product) {
  const operator = await addTo(product, 'Operators', 'admin', '--operator');
  const support = await addTo(product, 'Operators', 'member', '--support');
  const organization = `Attacked ${randomUUID()}`;
  const first = await addTo(product, organization, 'admin');
  const second = await addTo(product, organization, 'admin');
  const faults = [
    ...(await reachForTheInstallation(operator, support, first)),
    ...(await stealTheKey(operator)),
    ...(await demoteEachOther(first, second)),
    ...(await makeTheSameUser(product, operator)),
  ];
  for (const fault of faults) console.log(`  FAILED: ${fault}`);
  return faults.length === 0 ? 0 : 1;
}

/** Tries both directly and by impersonating the operator. */
async function reachForTheInstallation(operator, support, admin) {
  const acting = await support.call('POST', '/auth/impersonate', { email: operator.email });
  const asOperator = getCaller(operator.url, acting.body.token);
  const before = await operator.call('GET', '/organizations');
  const entitlements = [
    ['PATCH', `/organizations/${admin.organizationId}`, { externalName: 'Taken over', entitlements: ENTITLEMENTS }],
    ['PUT', `/organizations/${admin.organizationId}/entitlements`, ENTITLEMENTS],
  ];
  const faults = [];
  for (const [who, call] of [
    ['an administrator', admin.call],
    ['who acts as the operator', asOperator],
  ]) {
    for (const forbidden of [...FORBIDDEN, ...(who === 'an administrator' ? entitlements : [])]) {
      const { status } = await call(...forbidden);
      if (status !== 403) faults.push(`${JSON.stringify(forbidden)} answered ${status} to ${who}`);
    }
  }
  const after = await operator.call('GET', '/organizations');
  if (JSON.stringify(after.body) !== JSON.stringify(before.body))
    faults.push('a refused change changed an organization');
  console.log(`  ${FORBIDDEN.length * 2 + entitlements.length} calls of the operator's tried by others`);
  return faults;
}

/** Not even the operator can send a key to a server that the configuration does not name. */
async function stealTheKey(operator) {
  const received = [];
  const server = createServer((request, response) => {
    received.push(request.headers['x-api-key']);
    response.end('{}');
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address();
  const faults = [];
  try {
    await operator.call('PATCH', '/sources/congress-api', { apiKey: randomUUID() });
    for (const host of ['127.0.0.1', 'localhost', '[::ffff:127.0.0.1]', '2130706433', 'api.congress.gov@127.0.0.1']) {
      const baseUrl = `http://${host}:${port}`;
      const answer = await operator.call('PATCH', '/sources/congress-api', { options: { baseUrl } });
      if (answer.status !== 400) faults.push(`the address ${baseUrl} was taken with ${answer.status}`);
    }
    const moved = await operator.call('PATCH', '/sources/congress-api', {
      options: { baseUrl: 'http://api.congress.gov/v3' },
    });
    if (moved.body.live?.hasApiKey !== false) faults.push('the key went to another address of its host');
    if (received.length > 0) faults.push('a server of the attacker was asked');
    await operator.call('PATCH', '/sources/congress-api', { options: {}, apiKey: null });
  } finally {
    server.close();
  }
  return faults;
}

/** Two administrators demote each other at the same time, which must not leave the organization without one. */
async function demoteEachOther(first, second) {
  const faults = [];
  const demote = (by, whom) => by.call('PATCH', `/users/${whom.userId}`, { role: 'member' });
  for (let round = 0; round < ROUNDS; round += 1) {
    const answers = await Promise.all([demote(first, second), demote(second, first)]);
    const { body } = await first.call('GET', `/organizations/${first.organizationId}/users`);
    const admins = body.results.filter((user) => user.role === 'admin');
    if (admins.length === 0) {
      faults.push(
        `round ${round}: nobody is administrator; answered ${answers.map(({ status }) => status).join(', ')}`,
      );
      break;
    }
    const left = admins[0]._id === first.userId ? first : second;
    const other = left === first ? second : first;
    if (admins.length === 1) await left.call('PATCH', `/users/${other.userId}`, { role: 'admin' });
  }
  console.log(`  two administrators demoted each other at once, ${ROUNDS} times`);
  return faults;
}

/**
 * Expects exactly one of many concurrent attempts to create the same user to succeed, and that user to be able to sign
 * in.
 */
async function makeTheSameUser(product, operator) {
  const email = `${randomUUID()}@check.example`;
  const password = `${randomUUID()} of a person`;
  const person = { email, firstName: 'Made', lastName: 'Once', role: 'viewer', password };
  const answers = await Promise.all(
    Array.from({ length: CONCURRENCY }, () =>
      operator.call('POST', `/organizations/${operator.organizationId}/users`, person),
    ),
  );
  const statuses = answers.map(({ status }) => status);
  const made = statuses.filter((status) => status === 201).length;
  const refused = statuses.filter((status) => status === 409).length;
  const signedIn = await getCaller(product.url, null)('POST', '/auth/sign-in', { email, password });
  const isRight = made === 1 && made + refused === CONCURRENCY && signedIn.status === 200;
  return isRight ? [] : [`the same user made at once: ${statuses.join(', ')}; signing in answered ${signedIn.status}`];
}

async function addTo(product, organization, role, ...flags) {
  const email = `${randomUUID()}@check.example`;
  const argv = ['user', 'add', email, '--organization', organization, '--role', role, ...flags, '--json'];
  const { userId, organizationId, password } = JSON.parse(await product.command(...argv));
  const signedIn = await getCaller(product.url, null)('POST', '/auth/sign-in', { email, password });
  if (signedIn.status !== 200) throw new Error(`signing in answered ${signedIn.status}`);
  return { email, userId, organizationId, url: product.url, call: getCaller(product.url, signedIn.body.token) };
}

function getCaller(url, token) {
  return async (method, path, body) => {
    const response = await fetch(`${url}${path}`, {
      method,
      headers: {
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const isJson = response.headers.get('content-type')?.includes('json') ?? false;
    return { status: response.status, body: isJson ? await response.json() : null };
  };
}
