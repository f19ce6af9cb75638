import { type BrowserContext, type Page, test as plain } from '@playwright/test';
import { installationOf } from './installations.ts';

export { expect } from '@playwright/test';

/**
 * A small document of the product's own. A page that comes from it stays in its process, where an empty page would
 * lead into a new one.
 */
const ANTEROOM = '/api/health';

/**
 * Kept by the worker with all that it has read and compiled of the app, which costs a new page, or one whose cache was
 * emptied, more than a second of processor time.
 */
let kept: BrowserContext | undefined;

/** A journey through the installation of its worker. */
export const test = plain.extend({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern which fixtures are wanted: none
  baseURL: async ({}, use, { parallelIndex }) => use(installationOf(parallelIndex).address),
  context: async ({ browser }, use) => {
    kept ??= await browser.newContext();
    await use(kept);
  },
  page: async ({ context, viewport }, use) => {
    const [first, ...others] = context.pages();
    for (const other of others) await other.close();
    const page = first ?? (await context.newPage());
    await forget(page);
    if (viewport) await page.setViewportSize(viewport);
    await use(page);
  },
});

/** Takes away what the journey before left in the browser, but not the files it loaded. */
async function forget(page: Page): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  // The app is left first, so that it cannot write anew what is removed.
  await page.goto(ANTEROOM);
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.context().clearCookies();
  await page.context().clearPermissions();
  await page.emulateMedia({
    media: null,
    colorScheme: 'light',
    reducedMotion: 'reduce',
    forcedColors: null,
    contrast: null,
  });
}

/**
 * Opens an address with a session.
 * @param token of the session, as the API gave it out
 */
export async function openWithSession(page: Page, token: string, path: string): Promise<void> {
  const { address } = installationOf(test.info().parallelIndex);
  // A page of another context begins empty, and what is stored is stored by origin.
  if (new URL(page.url()).origin !== address) await page.goto(ANTEROOM);
  await page.evaluate((value) => {
    localStorage.clear();
    localStorage.setItem('rotunda.token', value);
  }, token);
  await page.goto(path);
}
