import { type BrowserContext, type Page, test as plain } from '@playwright/test';
import { getInstallation } from './installations.ts';

export { expect } from '@playwright/test';

/**
 * A small document of the product's own. Navigating from it keeps the process, whereas an empty page would start a new
 * one.
 */
const ANTEROOM = '/api/health';

/**
 * Context kept by the worker with its cached and compiled app code, which costs a new page, or one with an empty cache,
 * more than a second of CPU time.
 */
let kept: BrowserContext | undefined;

/** A journey through its worker's installation. */
export const test = plain.extend({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern which fixtures are wanted: none
  baseURL: async ({}, use, { parallelIndex }) => use(getInstallation(parallelIndex).address),
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

/** Clears what the previous journey left in the browser, except the cached files. */
async function forget(page: Page): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  // Leaves the app first, so that it cannot write the cleared data again.
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
 * @param token Session token as returned by the API.
 */
export async function openWithSession(page: Page, token: string, path: string): Promise<void> {
  const { address } = getInstallation(test.info().parallelIndex);
  // A page of a new context starts blank, and storage is per origin.
  if (new URL(page.url()).origin !== address) await page.goto(ANTEROOM);
  await page.evaluate((value) => {
    localStorage.clear();
    localStorage.setItem('rotunda.token', value);
  }, token);
  await page.goto(path);
}
