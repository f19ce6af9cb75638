import type { Page } from '@playwright/test';

/**
 * Simulates a page that has not heard of others' changes yet: its reads from an address wait until released. Writes
 * pass through.
 * @returns A function that releases them.
 */
export async function holdResponses(page: Page, address: string): Promise<() => void> {
  const { promise, resolve } = makePromise();
  await page.route(address, async (route) => {
    if (route.request().method() === 'GET') await promise;
    await route.continue();
  });
  return resolve;
}

function makePromise(): { promise: Promise<void>; resolve: () => void } {
  let resolve = () => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}
