import type { Page } from '@playwright/test';

/**
 * Performs an optimistic update and waits for the response to its write, so that a reload cannot overtake it.
 *
 * @param path Path of the call.
 */
export async function stored(page: Page, path: RegExp, act: () => Promise<void>): Promise<void> {
  const answered = page.waitForResponse((answer) => answer.request().method() !== 'GET' && path.test(answer.url()));
  await act();
  await answered;
}
