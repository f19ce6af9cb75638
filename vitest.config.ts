import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** No test takes a tenth of this on a quiet machine: what takes longer has stopped, and a busy machine is no fault. */
const A_HANG_MS = 180_000;

/** Pure packages, the server against a real PostgreSQL, and the browser code; each starts only what it needs. */
export default defineConfig({
  test: {
    // Of two cores: a third waits for PostgreSQL while the others compute.
    maxWorkers: 3,
    projects: [
      {
        test: {
          name: 'packages',
          include: [
            'packages/*/src/**/*.test.ts',
            'tools/**/*.test.{mjs,ts}',
            'bench/**/*.test.ts',
            'database/**/*.test.ts',
          ],
          // Nothing here changes what another file sees, and loading everything anew for each takes most of the time.
          isolate: false,
          testTimeout: A_HANG_MS,
        },
      },
      {
        test: {
          name: 'server',
          include: ['apps/server/src/**/*.test.{ts,tsx}'],
          globalSetup: ['apps/server/src/platform/testing/global-setup.ts', 'tools/test/find-test-build.mjs'],
          setupFiles: ['tools/test/use-test-build.mjs'],
          isolate: false,
          testTimeout: A_HANG_MS,
          hookTimeout: A_HANG_MS,
          expect: { poll: { timeout: 20_000 } },
        },
      },
      {
        root: 'apps/web',
        define: { __BUILD_VERSION__: JSON.stringify('v0.0.0-test'), __BUILD_DAY__: JSON.stringify('January 2, 2026') },
        test: {
          name: 'web',
          include: ['src/**/*.test.{ts,tsx}', 'build/*.test.ts'],
          // One window and one copy of each module a worker; the setup file puts right what a test leaves behind.
          environment: 'jsdom',
          isolate: false,
          setupFiles: [fileURLToPath(new URL('apps/web/src/testing/setup-dom.ts', import.meta.url))],
          testTimeout: A_HANG_MS,
        },
      },
    ],
  },
});
