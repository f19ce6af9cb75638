import { PassThrough, Readable } from 'node:stream';
import { expect, it, vi } from 'vitest';
import { createTestApi } from './testing/test-api.ts';
import { discardRest } from './discard-rest.ts';

const MOST = { bytes: 1000, ms: 5000 };

it('a refused upload is told why, however much of it was not sent yet', async () => {
  const api = await createTestApi();
  try {
    const { token } = await api.addUser(await api.addOrganisation('Ours'), 'viewer@ours.example', 'viewer');
    const base = await api.app.listen({ port: 0, host: '127.0.0.1' });
    const send = async (path: string, headers: Record<string, string>) => {
      const form = new FormData();
      form.set('details', '{}');
      form.set('file', new File([new Uint8Array(5_000_000)], 'list.csv'));
      return (await fetch(`${base}/api${path}`, { method: 'POST', headers, body: form })).status;
    };
    for (const path of ['/file-imports', '/attachments/upload']) {
      expect(await send(path, { authorization: `Bearer ${token}` })).toBe(403);
      expect(await send(path, {})).toBe(401);
    }
  } finally {
    await api.close();
  }
});

it('what is left of a body is read to its end, past whoever was to read it', async () => {
  const body = Readable.from([Buffer.from('some'), Buffer.from('more')]);
  body.pipe(new PassThrough({ highWaterMark: 1 }));
  await discardRest(body, MOST);
  expect(body.readableEnded).toBe(true);
  await discardRest(body, MOST);
});

it('a body that is too long is left unread', async () => {
  let sent = 0;
  const endless = new Readable({
    read() {
      sent += 100;
      this.push(Buffer.alloc(100));
    },
  });
  await discardRest(endless, MOST);
  expect(endless.isPaused()).toBe(true);
  expect(sent).toBeLessThan(200_000);
  endless.destroy();
});

it('a body that does not come is not waited for', async () => {
  vi.useFakeTimers();
  try {
    const silent = new PassThrough();
    const discarded = discardRest(silent, MOST);
    await vi.advanceTimersByTimeAsync(MOST.ms);
    await discarded;
    silent.destroy();
  } finally {
    vi.useRealTimers();
  }
});
