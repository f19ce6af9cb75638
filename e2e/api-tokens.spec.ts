import { expectReadable } from './setup/expect-accessible.ts';
import { signIn } from './setup/sign-in.ts';
import { expect, test } from './setup/test.ts';

test('A user creates an API token, a program uses it, and revoking it ends its access', async ({ page }) => {
  const name = `Journey ${Date.now()}`;
  await signIn(page, 'member', '/account');
  await page.getByRole('button', { name: 'Create token' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name', { exact: true }).fill(name);
  await expectReadable(page);
  await dialog.getByRole('button', { name: 'Create token' }).click();
  const token = await page.getByLabel('Token', { exact: true }).inputValue();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('row', { name: new RegExp(name) })).toContainText(token.slice(0, 10));

  const headers = { authorization: `Bearer ${token}` };
  const read = async () => (await page.request.get('/api/projects', { headers })).status();
  expect(await read()).toBe(200);
  expect((await page.request.post('/api/projects', { headers, data: { name } })).status()).toBe(403);

  await page.getByRole('button', { name: `Revoke ${name}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(page.getByText('Token revoked')).toBeVisible();
  expect(await read()).toBe(401);
});
