import type { Page } from '@playwright/test';

/**
 * Does something that is shown before the server has it, and waits until the server has answered the write, which a
 * reload must not overtake.
 *
 * @param path of the call
 */
export async function stored(page: Page, path: RegExp, act: () => Promise<void>): Promise<void> {
  const answered = page.waitForResponse((answer) => answer.request().method() !== 'GET' && path.test(answer.url()));
  await act();
  await answered;
}
