import { signInAs, withToken } from '../product/sign-in-as.mjs';

export const summary =
  'support that acts as an administrator tries to keep the access for later, and to leave no trace';

export async function run(product) {
  const admin = await signInAs(product, 'admin');
  const victim = await signInAs(product, 'viewer');
  const support = await signInAs(product, 'viewer', ['--support']);
  const { organization } = (await support.call('GET', '/auth/session')).body;
  const begun = await support.call('POST', '/auth/impersonate', { email: admin.email });
  if (begun.status !== 200) throw new Error(`acting as an administrator answered ${begun.status}`);
  const acting = withToken(product.url, begun.body.token);
  const faults = [];

  const before = (await admin.call('GET', `/organizations/${organization._id}/users`)).body;
  const person = { firstName: 'Back', lastName: 'Door', role: 'admin', password: 'a long way around it' };
  for (const { method, path, body } of [
    {
      method: 'POST',
      path: `/organizations/${organization._id}/users`,
      body: { ...person, email: 'back@door.example' },
    },
    { method: 'PATCH', path: `/users/${victim.userId}`, body: { role: 'admin' } },
    { method: 'PATCH', path: `/users/${support.userId}`, body: { role: 'admin' } },
    { method: 'POST', path: '/calendar-feed' },
    { method: 'DELETE', path: '/calendar-feed' },
    { method: 'PATCH', path: '/sources/federal-register', body: { apiKey: 'stolen' } },
    { method: 'POST', path: '/auth/impersonate', body: { email: victim.email } },
  ]) {
    const answer = await acting.call(method, path, body);
    if (answer.status !== 403) faults.push(`${method} ${path} answered ${answer.status}`);
  }
  const after = (await admin.call('GET', `/organizations/${organization._id}/users`)).body;
  if (JSON.stringify(after) !== JSON.stringify(before)) faults.push('the users are not as they were');

  await acting.call('PATCH', '/flags', { labs: true });
  await acting.call('POST', '/auth/stop-impersonating');
  const log = (await admin.call('GET', `/audit-log?userId=${encodeURIComponent(support.userId)}`)).body;
  const written = log.results.map((entry) => `${entry.action} by ${entry.impersonatorId}`);
  for (const action of ['impersonation.started', 'flags.updated', 'impersonation.stopped']) {
    if (!written.includes(`${action} by ${support.userId}`)) faults.push(`${action} is not in the audit log`);
  }
  const left = await acting.call('GET', '/auth/session');
  if (left.status !== 401) faults.push(`the session goes on after it was stopped: ${left.status}`);

  for (const fault of faults) console.log(`  FAILED: ${fault}`);
  if (faults.length === 0) console.log('  nothing was kept for later, and all of it is written down');
  return faults.length === 0 ? 0 : 1;
}
