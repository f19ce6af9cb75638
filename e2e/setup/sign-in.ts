import type { APIRequestContext, Page } from '@playwright/test';
import { SAMPLE_PASSWORD } from '@rotunda/sample';
import { expect, openWithSession } from './test.ts';

/** Users of the sample workspace by role. */
export const PEOPLE = {
  admin: 'admin@larkmere.example',
  member: 'member@larkmere.example',
  second: 'second.member@larkmere.example',
  viewer: 'viewer@larkmere.example',
  support: 'support@larkmere.example',
  /** User of the other organization. */
  stranger: 'admin@stavridge.example',
} as const;
export type Person = keyof typeof PEOPLE;

/** Submits the sign-in form of the open page and waits until the user is signed in. */
export async function submitSignIn(page: Page, person: Person): Promise<void> {
  await page.getByLabel('E-mail').fill(PEOPLE[person]);
  await page.getByLabel('Password').fill(SAMPLE_PASSWORD);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).not.toHaveURL(/\/login/);
}

/** Sessions of this run by user. Each user signs in once, like users who return the next day. */
const tokens = new Map<Person, string>();

/** Returns the bearer token of a session of the user. */
export async function getToken(request: APIRequestContext, person: Person): Promise<string> {
  const known = tokens.get(person);
  if (known !== undefined) return known;
  const answer = await request.post('/api/auth/sign-in', {
    data: { email: PEOPLE[person], password: SAMPLE_PASSWORD },
  });
  expect(answer.status()).toBe(200);
  const { token }: { token: string } = await answer.json();
  tokens.set(person, token);
  return token;
}

/** Opens an address as a user who signed in before. */
export async function signIn(page: Page, person: Person, path = '/'): Promise<void> {
  await openWithSession(page, await getToken(page.request, person), path);
}
