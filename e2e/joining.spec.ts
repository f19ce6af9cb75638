import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { getApi } from './setup/call-api.ts';
import { expectReadable } from './setup/expect-accessible.ts';
import { getInstallation } from './setup/installations.ts';
import { signIn } from './setup/sign-in.ts';
import { expect, test } from './setup/test.ts';

const CLI = fileURLToPath(new URL('../tools/launch/rotunda.mjs', import.meta.url));
const FIRST = 'heron ledger quilt';
const SECOND = 'we moved the piano twice';

/** Address in the sample workspace, to which no e-mail is sent. */
const freshAddress = () => `robin-${Date.now()}@larkmere.example`;

async function logIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
}

/** Uses the operator's command line, which reads the password from standard input so that no process list shows it. */
async function setPassword(email: string, password: string): Promise<void> {
  const env = { ...process.env, ROTUNDA_HOME: getInstallation(test.info().parallelIndex).home };
  const command = spawn(process.execPath, [CLI, 'user', 'reset-password', email, '--password-stdin'], { env });
  command.stdin.end(password);
  const code = await new Promise((resolve) => command.once('exit', resolve));
  expect(code).toBe(0);
}

test('An invited user chooses a password through the link and signs in', async ({ page }) => {
  const email = freshAddress();
  await signIn(page, 'admin', '/admin/organization');
  await page.getByRole('button', { name: 'Invite a person' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite a person' });
  await dialog.getByLabel('E-mail').fill(email);
  await dialog.getByRole('button', { name: 'Invite', exact: true }).click();
  const handed = page.getByRole('dialog', { name: 'Share the invitation' });
  const link = await handed.getByLabel('Link').inputValue();
  await page.keyboard.press('Escape');
  await expect(handed).toHaveCount(0);
  await expect(page.getByText(email)).toBeVisible();

  await page.evaluate(() => localStorage.clear());
  await page.goto(link);
  await expect(page.getByText(`You were invited as ${email}.`)).toBeVisible();
  await expectReadable(page);
  await page.getByLabel('First name').fill('Robin');
  await page.getByLabel('Password').fill(FIRST);
  await page.getByRole('button', { name: 'Accept the invitation' }).click();
  await expect(page.getByText(`Your account is ready. Log in as ${email}.`)).toBeVisible();
  await page.getByRole('link', { name: 'Log in' }).click();
  await logIn(page, email, FIRST);
  await expect(page.getByRole('navigation').first()).toBeVisible();
});

test('Without outgoing email, the operator sets a new password for a user who forgot theirs', async ({
  page,
  request,
}) => {
  const email = freshAddress();
  const api = await getApi(request, 'admin');
  const { organization }: { organization: { _id: string } } = await (await api.get('/auth/session')).json();
  const person = { email, firstName: 'Robin', lastName: 'Forgetful', role: 'viewer', password: FIRST };
  expect((await api.post(`/organizations/${organization._id}/users`, person)).status()).toBe(201);
  const signedIn = await request.post('/api/auth/sign-in', { data: { email, password: FIRST } });
  const { token }: { token: string } = await signedIn.json();
  const sessionStatus = async () =>
    (await request.get('/api/auth/session', { headers: { authorization: `Bearer ${token}` } })).status();
  expect(await sessionStatus()).toBe(200);

  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page.getByRole('alert')).toContainText(
    'Ask the operator of this installation to set a new password for you.',
  );
  await setPassword(email, SECOND);
  expect(await sessionStatus()).toBe(401);

  await page.getByRole('link', { name: 'Back to login' }).click();
  await logIn(page, email, FIRST);
  await expect(page.getByText('Incorrect e-mail or password.')).toBeVisible();
  await logIn(page, email, SECOND);
  await expect(page).not.toHaveURL(/\/login/);
});
