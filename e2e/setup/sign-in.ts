import type { APIRequestContext, Page } from '@playwright/test';
import { SAMPLE_PASSWORD } from '@rotunda/sample';
import { expect, openWithSession } from './test.ts';

/** People of the sample workspace by what they may do. */
export const PEOPLE = {
  admin: 'admin@larkmere.example',
  member: 'member@larkmere.example',
  second: 'second.member@larkmere.example',
  viewer: 'viewer@larkmere.example',
  support: 'support@larkmere.example',
  /** Of the other organisation. */
  stranger: 'admin@stavridge.example',
} as const;
export type Person = keyof typeof PEOPLE;

/** Fills in the form of the page that is open and waits until the product has let the person in. */
export async function submitSignIn(page: Page, person: Person): Promise<void> {
  await page.getByLabel('E-mail').fill(PEOPLE[person]);
  await page.getByLabel('Password').fill(SAMPLE_PASSWORD);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).not.toHaveURL(/\/login/);
}

/** Sessions of this run, by person: they are signed in once, as people are who come back the next day. */
const tokens = new Map<Person, string>();

/** The bearer token of a session of the person. */
export async function tokenOf(request: APIRequestContext, person: Person): Promise<string> {
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

/** Opens an address as someone who signed in before. */
export async function signIn(page: Page, person: Person, path = '/'): Promise<void> {
  await openWithSession(page, await tokenOf(page.request, person), path);
}
