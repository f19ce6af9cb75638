import { signInAs } from '../product/sign-in-as.mjs';

export const summary =
  'someone outside of a confidential project reads, changes and deletes what belongs to it, and listens';

const HOUR = 3600;
const KINDS = [
  {
    path: '/actions',
    find: '/actions/get-actions',
    projects: 'projects',
    make: {
      name: 'Secret strategy',
      startTime: Math.floor(Date.now() / 1000),
      endTime: Math.floor(Date.now() / 1000) + HOUR,
    },
    attempts: (id) => [
      { method: 'GET', path: `/actions/${id}` },
      { method: 'GET', path: `/actions/${id}/ics` },
      { method: 'PATCH', path: `/actions/${id}`, body: { updates: { name: 'Taken' } } },
      { method: 'PATCH', path: `/actions/${id}`, body: { updates: { projects: [] } } },
      { method: 'PATCH', path: '/actions/tags', body: { selectedActions: [id], tagsAdded: [], tagsRemoved: [] } },
      { method: 'DELETE', path: '/actions', body: { actionIds: [id] } },
    ],
  },
  {
    path: '/attachments',
    find: '/attachments/get-attachments',
    projects: 'linkedProjects',
    make: { title: 'Secret strategy', attachmentType: 'link', url: 'https://example.org/' },
    attempts: (id) => [
      { method: 'GET', path: `/attachments/${id}` },
      { method: 'GET', path: `/attachments/${id}/download` },
      { method: 'PATCH', path: `/attachments/${id}`, body: { updates: { title: 'Taken' } } },
      { method: 'PATCH', path: `/attachments/${id}`, body: { updates: { linkedProjects: [] } } },
      { method: 'DELETE', path: `/attachments/${id}` },
      { method: 'DELETE', path: '/attachments', body: { attachmentIds: [id] } },
    ],
  },
];

export async function run(product) {
  const insider = await signInAs(product, 'member');
  const outsider = await signInAs(product, 'member');
  const heard = await listen(product.url, outsider.token);
  const faults = [];
  const expect = (isGood, words) => {
    if (!isGood) faults.push(words);
  };

  const projectId = (await good(insider.call('POST', '/projects', { name: 'Secret project' })))._id;
  await good(insider.call('PATCH', `/projects/${projectId}`, { users: [insider.userId] }));
  const openId = (await good(outsider.call('POST', '/projects', { name: 'Open project' })))._id;
  // The project was open while it was created, so events from that time are not secret.
  await heard.until(openId);
  heard.forget();

  const ids = [];
  for (const kind of KINDS) {
    const made = await good(insider.call('POST', kind.path, { ...kind.make, [kind.projects]: [projectId] }));
    const id = made._id ?? made.id;
    ids.push(id);
    for (const { method, path, body } of kind.attempts(id)) {
      const answer = await outsider.call(method, path, body);
      expect(answer.status === 404, `${method} ${path} answered ${answer.status}`);
      expect(!/Secret/.test(JSON.stringify(answer.body)), `${method} ${path} told a name`);
    }
    const list = await good(outsider.call('POST', kind.find, {}));
    expect(!JSON.stringify(list).includes(id), `${kind.find} lists it`);
    const kept = await insider.call('GET', `${kind.path}/${id}`);
    expect(kept.status === 200 && /Secret strategy/.test(JSON.stringify(kept.body)), `${kind.path} did not survive`);
  }
  await probeProject(outsider, { projectId, openId, actionId: ids[0] }, expect);
  await good(insider.call('PATCH', `/projects/${projectId}`, { name: 'Secret project 2' }));
  await good(insider.call('POST', `/projects/${projectId}/workflow/columns/create-column/Last`));
  await good(insider.call('DELETE', '/projects', { projectIds: [projectId] }));
  for (const [place, kind] of KINDS.entries()) {
    const answer = await outsider.call('GET', `${kind.path}/${ids[place]}`);
    expect(answer.status === 404, `after the project was deleted ${kind.path} answered ${answer.status}`);
  }
  // Once the last event arrives on the stream, all earlier ones have arrived.
  const lastId = (await good(outsider.call('POST', '/projects', { name: 'The end' })))._id;
  const text = await heard.until(lastId);
  for (const id of [projectId, ...ids]) expect(!text.includes(id), `the event stream told ${id}`);
  await heard.close();

  for (const fault of faults) console.log(`  FAILED: ${fault}`);
  if (faults.length === 0) console.log('  nothing was read, changed, deleted or heard');
  return faults.length === 0 ? 0 : 1;
}

/** Probes the project itself and indirect routes to it. */
async function probeProject(outsider, { projectId, openId, actionId }, expect) {
  for (const { method, path, body } of [
    { method: 'GET', path: `/projects/${projectId}` },
    { method: 'GET', path: `/projects/${projectId}/activity` },
    { method: 'GET', path: `/projects/${projectId}/workflow/columns` },
    { method: 'PATCH', path: `/projects/${projectId}`, body: { users: [] } },
    { method: 'DELETE', path: '/projects', body: { projectIds: [projectId] } },
  ]) {
    const answer = await outsider.call(method, path, body);
    expect(answer.status === 404, `${method} ${path} answered ${answer.status}`);
  }
  const activity = { userId: '', action: 'updated', entityLabel: 'Action', entityId: actionId, entityType: 'action' };
  await outsider.call('PATCH', '/projects/activity/update', { projectIds: [openId], activity });
  const read = await outsider.call('GET', `/projects/${openId}/activity`);
  expect(!/Secret/.test(JSON.stringify(read.body)), 'the activity of another project told the name of an action');
}

/** Collects what a user's page receives. */
async function listen(url, token) {
  const closed = new AbortController();
  const response = await fetch(`${url}/events`, {
    headers: { authorization: `Bearer ${token}`, accept: 'text/event-stream' },
    signal: closed.signal,
  });
  let text = '';
  let wake = () => undefined;
  const reading = (async () => {
    for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
      text += chunk;
      wake();
    }
  })().catch(() => undefined);
  return {
    forget: () => (text = ''),
    async until(id) {
      const deadline = AbortSignal.timeout(10_000);
      while (!text.includes(id)) {
        if (deadline.aborted) throw new Error(`the event stream did not tell ${id} within 10 s`);
        await new Promise((resolve) => {
          wake = resolve;
          deadline.addEventListener('abort', resolve, { once: true });
        });
      }
      return text;
    },
    close: () => {
      closed.abort();
      return reading;
    },
  };
}

async function good(answering) {
  const { status, body } = await answering;
  if (status >= 300) throw new Error(`answered ${status} ${JSON.stringify(body)}`);
  return body;
}
