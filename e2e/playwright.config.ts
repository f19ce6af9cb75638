import os from 'node:os';
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { findChromium } from './setup/find-chromium.ts';

const PORT = Number(process.env['E2E_PORT'] ?? 4410);
const executablePath = findChromium();
// In the environment, because each worker reads this file anew and journeys that ingest must find the same home.
const home = (process.env['E2E_HOME'] ??= path.join(os.tmpdir(), `rotunda-e2e-${process.pid}`));

/** Journeys through the whole product: its own database, server, worker and the built web app. */
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  timeout: 45_000,
  expect: { timeout: 10_000 },
  // The journeys share one installation; each makes its own data, and two cores serve browser, server and worker.
  workers: 1,
  retries: 1,
  reporter: 'list',
  use: {
    baseURL: `http://localhost:${PORT}`,
    locale: 'en-US',
    timezoneId: 'America/New_York',
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: {
      // Containers run as root, where the browser's own sandbox does not start.
      args: ['--no-sandbox', '--disable-dev-shm-usage'],
      ...(executablePath === undefined ? {} : { executablePath }),
    },
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } }, grepInvert: /@phone/ },
    { name: 'phone', use: { viewport: { width: 390, height: 844 }, hasTouch: true }, grep: /@phone/ },
  ],
  webServer: {
    command: 'node setup/start-product.mjs',
    url: `http://localhost:${PORT}/api/health`,
    env: { PORT: String(PORT), LOG_LEVEL: 'warn', E2E_HOME: home },
    timeout: 180_000,
    // For whoever writes journeys: a product started by hand with ROTUNDA_HOME=$E2E_HOME is used as it is.
    reuseExistingServer: process.env['E2E_REUSE'] === '1',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    stdout: 'pipe',
  },
});
