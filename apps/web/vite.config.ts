import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { minifyContractRouter } from '@orpc/contract';
import react from '@vitejs/plugin-react';
import { defineConfig, runnerImport, type Plugin } from 'vite';
import { firstLoadBudget } from './build/first-load-budget.ts';
import { kitGallery } from './build/kit-gallery.ts';

const rootPackage: { version: string } = JSON.parse(
  readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
);
const contractEntry = fileURLToPath(new URL('../../packages/contract/src/index.ts', import.meta.url));

/**
 * The browser needs the paths and methods of the contract, not the schemas the server validates with. Replacing the one
 * module that hands the contract to the client keeps zod out of the first load.
 */
function minifiedContract(): Plugin {
  return {
    name: 'rotunda-minified-contract',
    async load(id) {
      if (!id.split('?')[0]?.endsWith('/src/shared/api/contract-router.ts')) return null;
      const { module } = await runnerImport<{ contract: Parameters<typeof minifyContractRouter>[0] }>(contractEntry);
      return `export const contractRouter = ${JSON.stringify(minifyContractRouter(module.contract))};`;
    },
  };
}

/**
 * Thousands of bytes, brotli: 227 when it was set. A library more (the one of the schemas is 24) is noticed; a screen
 * more is not, because screens are loaded when they are opened.
 */
const FIRST_LOAD_KB = 240;

export default defineConfig({
  plugins: [react(), minifiedContract(), firstLoadBudget(FIRST_LOAD_KB), kitGallery()],
  define: {
    __BUILD_VERSION__: JSON.stringify(`v${rootPackage.version}`),
    __BUILD_DATE__: JSON.stringify(new Date().toISOString().slice(0, 10)),
  },
  server: { port: 5173, proxy: { '/api': 'http://127.0.0.1:4400' } },
  preview: { port: 5174, proxy: { '/api': 'http://127.0.0.1:4400' } },
  build: {
    // Fonts and icons stay files: the content security policy allows no data: addresses for them.
    assetsInlineLimit: 0,
    target: 'es2023',
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [{ name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// }],
        },
      },
    },
  },
});
