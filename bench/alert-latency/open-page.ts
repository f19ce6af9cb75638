import { chromium, type Page } from '@playwright/test';
import { findChromium } from '../../e2e/setup/find-chromium.ts';

export interface OpenPage {
  /**
   * Resolves with the Unix milliseconds at which the badge first showed at least this number. @throws Error after a
   * minute
   */
  shownAt(unread: number): Promise<number>;
  close(): Promise<void>;
}

/**
 * Signs in to the product in Chromium and leaves the home page open; the page itself records when its badge changes.
 */
export async function openPage(url: string, user: { email: string; password: string }): Promise<OpenPage> {
  const executablePath = findChromium();
  const browser = await chromium.launch({
    // Containers run as root, where the browser's own sandbox does not start.
    args: ['--no-sandbox', '--disable-dev-shm-usage'],
    ...(executablePath === undefined ? {} : { executablePath }),
  });
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(`${url}/login`);
  await page.getByLabel('E-mail').fill(user.email);
  await page.getByLabel('Password').fill(user.password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.waitForURL((address) => !address.pathname.startsWith('/login'));
  await watchBadge(page);
  return {
    async shownAt(unread) {
      const handle = await page.waitForFunction(readMoment, unread, { timeout: 60_000 });
      return handle.evaluate((value) => Number(value));
    },
    close: () => browser.close(),
  };
}

/**
 * Runs in the page. Records the time of each number that the badge has shown, on an element that no framework touches.
 * It contains no named functions, because the loader marks those with a helper that the page does not have.
 */
async function watchBadge(page: Page): Promise<void> {
  await page.evaluate(() => {
    new MutationObserver(() => {
      for (const link of document.querySelectorAll('a[href="/alerts"]')) {
        const unread = /([\d,]+)/.exec(link.textContent ?? '')?.[1]?.replaceAll(',', '');
        document.documentElement.dataset[`unread${unread ?? 0}`] ??= String(Date.now());
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
}

/** Runs in the page. Several alerts may arrive at the same time, so a number can be skipped. */
function readMoment(unread: number): number | undefined {
  const moments = Object.entries(document.documentElement.dataset).flatMap(([name, moment]) => {
    const shown = /^unread(\d+)$/.exec(name)?.[1];
    return shown !== undefined && Number(shown) >= unread ? [Number(moment)] : [];
  });
  return moments.length === 0 ? undefined : Math.min(...moments);
}
