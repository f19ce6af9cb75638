import type { Page } from '@playwright/test';

/**
 * A page that has not heard yet what others did: what it asks for at an address waits until it is released. Changes go
 * through.
 * @returns releases them
 */
export async function holdAnswers(page: Page, address: string): Promise<() => void> {
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
