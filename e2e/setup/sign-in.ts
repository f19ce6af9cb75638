import { expect, type Page } from '@playwright/test';
import { SAMPLE_PASSWORD } from '@rotunda/sample';

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

/** Signs in through the form and opens an address. */
export async function signIn(page: Page, person: Person, path = '/'): Promise<void> {
  await page.goto(path === '/' ? '/login' : `/login?redirect=${encodeURIComponent(path)}`);
  await submitSignIn(page, person);
}
