import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { PassThrough, Readable } from 'node:stream';
import { expect, it, vi } from 'vitest';
import { createTestApi } from './testing/test-api.ts';
import { discardRest } from './discard-rest.ts';

const MAX = { bytes: 1000, ms: 5000 };

it('A refused upload is answered only after it was sent completely', async () => {
  const api = await createTestApi();
  try {
    const { token } = await api.addUser(await api.addOrganization('Ours'), 'viewer@ours.example', 'viewer');
    const base = await api.app.listen({ port: 0, host: '127.0.0.1' });
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'multipart/form-data; boundary=part' };
    const send = () => {
      const sending = request(`${base}/api/file-imports`, { method: 'POST', agent: false, headers });
      sending.write('--part\r\n');
      const answered = once(sending, 'response').then(([answer]) => (answer as IncomingMessage).statusCode);
      return { sending, answered };
    };
    const early = send();
    let isAnswered = false;
    void early.answered.then(() => (isAnswered = true));
    // Requests that start later but are sent in full right away are answered first.
    for (let later = 0; later < 3; later += 1) {
      const { sending, answered } = send();
      sending.end('--part--');
      expect(await answered).toBe(403);
    }
    expect(isAnswered).toBe(false);
    early.sending.end('--part--');
    expect(await early.answered).toBe(403);
  } finally {
    await api.close();
  }
});

it('discardRest reads the rest of a body, even past a reader that has stopped', async () => {
  const body = Readable.from([Buffer.from('some'), Buffer.from('more')]);
  body.pipe(new PassThrough({ highWaterMark: 1 }));
  await discardRest(body, MAX);
  expect(body.readableEnded).toBe(true);
  await discardRest(body, MAX);
});

it('discardRest leaves a body unread that is too long', async () => {
  let sent = 0;
  const endless = new Readable({
    read() {
      sent += 100;
      this.push(Buffer.alloc(100));
    },
  });
  await discardRest(endless, MAX);
  expect(endless.isPaused()).toBe(true);
  expect(sent).toBeLessThan(200_000);
  endless.destroy();
});

it('discardRest does not wait for a body that never arrives', async () => {
  vi.useFakeTimers();
  try {
    const silent = new PassThrough();
    const discarded = discardRest(silent, MAX);
    await vi.advanceTimersByTimeAsync(MAX.ms);
    await discarded;
    silent.destroy();
  } finally {
    vi.useRealTimers();
  }
});
