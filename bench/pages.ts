import { type Browser, chromium, type Page } from '@playwright/test';
import { SAMPLE_PASSWORD } from '@rotunda/sample';
import { parseArgs } from 'node:util';
import { findChromium } from '../e2e/setup/find-chromium.ts';
import { startProduct } from './product/start-product.ts';
import { withTemporaryHome } from './product/temporary-home.ts';
import { quantile } from './search/measure.ts';

interface RunOptions {
  /** Prints only the result and logs nothing. */
  json: boolean;
  log: (line: string) => void;
  /** `--passes 20` */
  args: string[];
}

export interface PageResult {
  /** The awaited event. */
  moment: string;
  p50Ms: number;
  p95Ms: number;
  peer: 'sign-in page';
  peerP50Ms: number;
  /** p50 relative to the peer's. */
  ratio: number;
}

const DISCOVER = `/discover?filters=${encodeURIComponent(JSON.stringify({ datasetTypes: ['Legislation'] }))}`;
const PERSON = 'admin@larkmere.example';
/** Milliseconds after which no larger element is painted any more. */
const SETTLED_MS = 2000;

/**
 * Measures what a user waits for in the browser, on the sample: the largest element of a page and, after the click on a
 * row, the title in the flyout and its first sections. The bar for the title is 100 ms (p95). Pages load with a warm
 * browser cache, alternating with the sign-in page, which is the smallest page of this product.
 */
export async function run({ json, log, args }: RunOptions): Promise<{ bench: 'pages'; results: PageResult[] }> {
  const { values } = parseArgs({ args, options: { passes: { type: 'string', default: '20' } } });
  const passes = Number(values.passes);
  const executablePath = findChromium();
  const browser = await chromium.launch({
    args: ['--no-sandbox', '--disable-gpu'],
    ...(executablePath === undefined ? {} : { executablePath }),
  });
  try {
    const results = await withTemporaryHome(async (home) => {
      const product = await startProduct(home, { ROTUNDA_SAMPLE: 'on' });
      try {
        return await measurePages(browser, product.url, passes);
      } finally {
        await product.stop();
      }
    });
    for (const { moment, p50Ms, p95Ms, ratio } of json ? [] : results) {
      log(`${moment}: p50 ${p50Ms} ms, p95 ${p95Ms} ms, ${ratio} x the sign-in page`);
    }
    return { bench: 'pages', results };
  } finally {
    await browser.close();
  }
}

async function measurePages(browser: Browser, url: string, passes: number): Promise<PageResult[]> {
  const viewport = { width: 1440, height: 900 };
  const stranger = await (await browser.newContext({ viewport })).newPage();
  const page = await (await browser.newContext({ viewport })).newPage();
  await signIn(page, url);
  const times = { 'Home, largest part': [], 'Discover, largest part': [] } as Record<string, number[]>;
  const peer: number[] = [];
  // The first pass fills the caches.
  for (let pass = 0; pass <= passes; pass += 1) {
    const rounds = [await largestPaint(stranger, `${url}/login`), await largestPaint(page, `${url}/`)] as const;
    const discover = await largestPaint(page, `${url}${DISCOVER}`);
    if (pass === 0) continue;
    peer.push(rounds[0]);
    times['Home, largest part']?.push(rounds[1]);
    times['Discover, largest part']?.push(discover);
  }
  const flyouts = await openFlyouts(page, passes);
  times['row to the title in the flyout'] = flyouts.map(({ titleMs }) => titleMs);
  times['row to three sections'] = flyouts.map(({ sectionsMs }) => sectionsMs);
  const peerP50Ms = quantile(peer, 0.5);
  return Object.entries(times).map(([moment, all]) => ({
    moment,
    p50Ms: Math.round(quantile(all, 0.5)),
    p95Ms: Math.round(quantile(all, 0.95)),
    peer: 'sign-in page',
    peerP50Ms: Math.round(peerP50Ms),
    ratio: Math.round((100 * quantile(all, 0.5)) / peerP50Ms) / 100,
  }));
}

async function signIn(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/login`);
  await page.getByLabel('E-mail').fill(PERSON);
  await page.getByLabel('Password', { exact: true }).fill(SAMPLE_PASSWORD);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.waitForURL((address) => address.pathname === '/');
}

/** Returns the milliseconds from navigation until the largest element of the page was painted. */
async function largestPaint(page: Page, address: string): Promise<number> {
  await page.goto(address);
  return page.evaluate(
    (settledMs) =>
      new Promise<number>((resolve) => {
        let lastMs = 0;
        const observer = new PerformanceObserver((list) => {
          lastMs = list.getEntries().at(-1)?.startTime ?? lastMs;
        });
        observer.observe({ type: 'largest-contentful-paint', buffered: true });
        setTimeout(() => resolve(lastMs), settledMs);
      }),
    SETTLED_MS,
  );
}

interface FlyoutTimes {
  titleMs: number;
  sectionsMs: number;
}

/**
 * Opens the rows of a list one after the other and measures from the click's own timestamp to the frame that shows the
 * content.
 */
async function openFlyouts(page: Page, count: number): Promise<FlyoutTimes[]> {
  const rows = page.locator('main li:has(input[type="checkbox"]) a');
  const found: FlyoutTimes[] = [];
  for (let row = 0; row < Math.min(count, await rows.count()); row += 1) {
    const link = rows.nth(row);
    const title = ((await link.textContent()) ?? '').trim().slice(0, 20);
    const [times] = await Promise.all([page.evaluate(watchFlyout, title), link.click()]);
    found.push(times);
  }
  return found;
}

/** Runs in the page. */
function watchFlyout(title: string): Promise<FlyoutTimes> {
  return new Promise((resolve) => {
    const begin = ({ timeStamp }: Event) => {
      let titleMs = 0;
      const look = () => {
        const nowMs = performance.now() - timeStamp;
        const heading = document.querySelector('aside h1');
        if (titleMs === 0 && heading?.textContent.includes(title)) titleMs = nowMs;
        const sections = heading?.closest('aside')?.querySelectorAll('section h2').length ?? 0;
        if (titleMs > 0 && sections >= 3) resolve({ titleMs, sectionsMs: nowMs });
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    };
    addEventListener('click', begin, { capture: true, once: true });
  });
}
