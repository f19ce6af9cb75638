import type { APIRequestContext } from '@playwright/test';
import { SAMPLE_PASSWORD } from '@rotunda/sample';
import { getApi } from './setup/call-api.ts';
import { expectAccessible, expectReadable } from './setup/expect-accessible.ts';
import { PEOPLE } from './setup/sign-in.ts';
import { expect, openWithSession, test } from './setup/test.ts';

const FIRST = 'heron ledger quilt';
const SECOND = 'we moved the piano twice';

/** Creates a separate user, whose password no other journey needs. @returns Their e-mail address */
async function addPerson(request: APIRequestContext): Promise<string> {
  const api = await getApi(request, 'admin');
  const { organization }: { organization: { _id: string } } = await (await api.get('/auth/session')).json();
  const email = `robin-${Date.now()}@larkmere.example`;
  const person = { email, firstName: 'Robin', lastName: 'Account', role: 'viewer', password: FIRST };
  expect((await api.post(`/organizations/${organization._id}/users`, person)).status()).toBe(201);
  return email;
}

test('A user ends sessions left open elsewhere and changes their password', async ({ page }) => {
  const email = await addPerson(page.request);
  const logIn = async (password: string, agent: string) =>
    page.request.post('/api/auth/sign-in', { data: { email, password }, headers: { 'user-agent': agent } });
  const open = async (agent: string) => {
    const { token }: { token: string } = await (await logIn(FIRST, agent)).json();
    return token;
  };
  const getStatus = async (token: string) =>
    (await page.request.get('/api/auth/session', { headers: { authorization: `Bearer ${token}` } })).status();
  const tablet = await open('Mozilla/5.0 (iPad; CPU OS 18_0) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15');
  const script = await open('curl/8.5.0');
  const value = await open('Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0');

  await openWithSession(page, value, '/account');
  const sessions = page.getByRole('list', { name: 'Sessions' }).getByRole('listitem');
  await expect(sessions).toHaveCount(3);
  await expect(sessions.filter({ hasText: 'This one' })).toContainText('Firefox on Linux');
  await expectReadable(page);
  await page.getByRole('button', { name: /^Log out: curl/ }).click();
  await expect(sessions).toHaveCount(2);
  expect([await getStatus(script), await getStatus(tablet)]).toEqual([401, 200]);
  await page.getByRole('button', { name: 'Log out all others' }).click();
  await expect(sessions).toHaveCount(1);
  expect(await getStatus(tablet)).toBe(401);

  await page.getByLabel('Current password').fill(FIRST);
  await page.getByLabel('New password').fill('LouisVuitton');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText(/This password is easy to guess/)).toBeVisible();
  const later = await open('curl/8.5.0');
  await page.getByLabel('New password').fill(SECOND);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText(/Your password has been changed/)).toBeVisible();
  await expect(page.getByLabel('Current password')).toHaveValue('');
  await expect(page.getByLabel('New password')).toHaveValue('');
  expect([await getStatus(later), await getStatus(value)]).toEqual([401, 200]);
  expect((await logIn(FIRST, 'curl/8.5.0')).status()).toBe(401);
  expect((await logIn(SECOND, 'curl/8.5.0')).status()).toBe(200);
});

test('A user signs in again over unsaved text after the session ends, with the page behind hidden', async ({
  page,
}) => {
  const signedIn = await page.request.post('/api/auth/sign-in', {
    data: { email: PEOPLE.member, password: SAMPLE_PASSWORD },
  });
  const { token }: { token: string } = await signedIn.json();
  await openWithSession(page, token, '/projects');
  await page.getByRole('button', { name: 'Add New Project' }).click();
  const name = `Typed ${Date.now()}`;
  await page.getByLabel('Name').fill(name);
  await page.request.post('/api/auth/sign-out', { headers: { authorization: `Bearer ${token}` }, data: {} });
  await page.getByRole('button', { name: 'Create' }).click();
  const ended = page.getByRole('dialog', { name: 'Your session has ended' });
  await expect(ended.getByLabel('Password')).toBeFocused();
  const behind = page.locator('.MuiDialog-root').last().locator('.MuiBackdrop-root');
  await expect(behind).toHaveCSS('background-color', /^rgb\(/);
  await expect(behind).toHaveCSS('opacity', '1');
  await expectAccessible(page, { part: '.MuiDialog-root:last-child' });
  await ended.getByLabel('Password').fill(SAMPLE_PASSWORD);
  await ended.getByRole('button', { name: 'Log in' }).click();
  await expect(ended).toBeHidden();
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
});
