import { defineConfig } from '@playwright/test';
import { findChromium } from './setup/find-chromium.ts';
import { INSTALLATIONS, isStartedManually, READY } from './setup/installations.ts';

const executablePath = findChromium();

/** Journeys through the whole product: its own database, server, worker and the built web app. */
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  // Far above what a journey takes on an idle machine, because a busy one is not a fault.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  // The journeys of a worker share one installation, in which each creates its own data.
  workers: INSTALLATIONS.length,
  // An intermittent failure is a fault to be found: npm test -- e2e --repeat 3.
  retries: 0,
  reporter: 'list',
  use: {
    locale: 'en-US',
    timezoneId: 'America/New_York',
    // A journey waits at each step until all motion has ended.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    launchOptions: {
      // Containers run as root, where the browser's own sandbox does not start. A GPU emulated in software draws more
      // slowly than none.
      args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu'],
      ...(executablePath === undefined ? {} : { executablePath }),
    },
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } }, grepInvert: /@phone/ },
    { name: 'phone', use: { viewport: { width: 390, height: 844 }, hasTouch: true }, grep: /@phone/ },
  ],
  ...(isStartedManually
    ? {}
    : {
        webServer: {
          command: 'node --import tsx setup/start-products.ts',
          wait: { stdout: new RegExp(READY) },
          env: { LOG_LEVEL: 'warn' },
          timeout: 300_000,
          gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
          stdout: 'pipe',
        },
      }),
});
