import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const PROGRAMS = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium', '/usr/bin/chromium-browser'];
const TOTAL = /^[\d,]+\+? results?$/;
const ANSWER_MS = 60_000;

/** Opens a browser with Discover; it is never reloaded. */
export async function openBrowser(product) {
  const executablePath = process.env.CHROMIUM_PATH ?? PROGRAMS.find((program) => existsSync(program));
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  const origins = [{ origin: product.url, localStorage: [{ name: 'rotunda.token', value: product.token }] }];
  const page = await browser.newPage({ storageState: { cookies: [], origins } });
  let signedOut = 0;
  let notices = 0;
  const problems = [];
  page.on('framenavigated', (frame) => {
    if (frame.url().includes('/login')) signedOut += 1;
  });
  await page.goto(`${product.url}/discover`);
  const box = page.getByRole('textbox', { name: 'Search Discover' });
  const total = page.getByRole('status').filter({ hasText: TOTAL });
  let turn = 0;
  return {
    /**
     * Searches right after the fault and waits for the results, as a user would. @returns What was seen, for the log
     */
    searchDuring: async () => {
      turn += 1;
      // A different search each time, because the page caches its latest results.
      await box.fill(`inspect or repeal or search${turn}`);
      await box.press('Enter');
      const notice = page.getByText(/Reconnecting/);
      const first = await Promise.race([
        notice.waitFor({ timeout: ANSWER_MS }).then(
          () => 'notice',
          () => 'nothing',
        ),
        page
          .waitForResponse((answer) => answer.url().includes('/documents/search') && answer.ok(), {
            timeout: ANSWER_MS,
          })
          .then(
            () => 'answer',
            () => 'nothing',
          ),
      ]);
      if (first === 'notice') notices += 1;
      await total.waitFor({ timeout: ANSWER_MS }).catch(() => problems.push(`search ${turn} was never answered`));
      await notice.waitFor({ state: 'detached', timeout: ANSWER_MS }).catch(() => problems.push('it still reconnects'));
      return first === 'notice' ? ', the page said that it reconnects' : '';
    },
    problems: async () => [...problems, ...(signedOut === 0 ? [] : [`the browser was signed out ${signedOut} times`])],
    notices: () => notices,
    close: () => browser.close(),
  };
}
