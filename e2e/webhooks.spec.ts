import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import { getApi } from './setup/call-api.ts';
import { expectReadable } from './setup/expect-accessible.ts';
import { makeProject } from './setup/make-project.ts';
import { signIn } from './setup/sign-in.ts';
import { expect, test } from './setup/test.ts';

/** A local receiver. */
async function listen() {
  const received: { id: string; timestamp: string; signature: string; body: string }[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += String(part);
    const header = (name: string) => String(request.headers[`webhook-${name}`]);
    received.push({ id: header('id'), timestamp: header('timestamp'), signature: header('signature'), body });
    response.end('taken');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://127.0.0.1:${port}/hook`, received, close };
}

test('A user creates a webhook in project settings and tests it, and the receiver verifies it', async ({
  page,
  request,
}) => {
  const receiver = await listen();
  try {
    const projectId = await makeProject(await getApi(request, 'member'), `Hooks ${Date.now()}`, { Water: 'water' });
    await signIn(page, 'member', `/projects/${projectId}?tab=Settings`);
    await page.getByRole('button', { name: 'Add webhook' }).click();
    const adding = page.getByRole('dialog', { name: 'Add webhook' });
    await adding.getByLabel('Name').fill('Warehouse');
    await adding.getByLabel('Address').fill('https://10.0.0.1/');
    await adding.getByRole('button', { name: 'Add webhook' }).click();
    await expect(adding.getByText('This address is in a private network.')).toBeVisible();
    await expectReadable(page, '[role="dialog"]');
    await adding.getByLabel('Address').fill(receiver.url);
    await adding.getByRole('button', { name: 'Add webhook' }).click();
    const secret = await page.getByLabel('Signing secret').inputValue();
    await page.getByRole('button', { name: 'Done' }).click();
    await expectReadable(page);

    await page.getByRole('button', { name: 'Options for Warehouse' }).click();
    await page.getByRole('menuitem', { name: 'Delivery log' }).click();
    const log = page.getByRole('dialog', { name: 'Delivery log of Warehouse' });
    await log.getByRole('button', { name: 'Send test' }).click();
    const row = log.getByRole('row', { name: /Test/ });
    await expect(row).toContainText('Delivered');
    await expect(row).toContainText('taken');
    await expectReadable(page, '[role="dialog"]');

    const signed = receiver.received.map(({ id, timestamp, body }) => {
      const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
      return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
    });
    expect(signed).toHaveLength(1);
    expect(receiver.received.map(({ signature }) => signature)).toEqual(signed);
  } finally {
    receiver.close();
  }
});

test('A user creates a feed for a saved search, which is read without sign-in and revoked', async ({
  page,
  request,
}) => {
  const api = await getApi(request, 'member');
  const projectId = await makeProject(api, `Feeds ${Date.now()}`, { Water: 'water' });
  await signIn(page, 'member', `/projects/${projectId}?tab=Alerts`);
  await page.getByRole('button', { name: 'Water', exact: true }).click();
  await page.getByRole('button', { name: 'Feed', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Feed of Water' });
  await dialog.getByRole('button', { name: 'Create feed' }).click();
  const address = await dialog.getByLabel('Address (RSS)').inputValue();
  await expectReadable(page, '[role="dialog"]');
  const read = async () => (await request.get(new URL(address).pathname)).status();
  expect(await read()).toBe(200);
  await dialog.getByRole('button', { name: 'Revoke' }).click();
  await expect(page.getByText('Feed revoked')).toBeVisible();
  expect(await read()).toBe(404);
});
