import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'vite';
import { describe, expect, it } from 'vitest';
import { findGalleryModules, kitGallery } from './kit-gallery.ts';

const folder = (name: string) => path.join(import.meta.dirname, '../src', name);
const namesIn = (name: string) => readdirSync(folder(name)).filter((file) => /^(?!.*\.test\.).*\.tsx?$/.test(file));

/** Builds one module with the `kitGallery` plugin. */
const getBuild = (code: string) =>
  build({
    root: folder('gallery'),
    configFile: false,
    logLevel: 'silent',
    plugins: [
      kitGallery(),
      {
        name: 'entry',
        resolveId: (id) => (id === 'entry' ? id : null),
        load: (id) => (id === 'entry' ? code : null),
      },
    ],
    build: { write: false, minify: false, rolldownOptions: { input: 'entry' } },
  });

describe('UI kit gallery', () => {
  it('fails a build that imports it and names the offending file', async () => {
    await expect(getBuild('export const product = 1;')).resolves.toBeDefined();
    const piece = path.join(folder('gallery'), 'piece.ts');
    await expect(getBuild(`import ${JSON.stringify(piece)}; globalThis.product = 1;`)).rejects.toThrow(
      /no part of the product.*piece\.ts/s,
    );
  });

  it('is recognized in both Windows and POSIX paths', () => {
    expect(findGalleryModules(['C:\\work\\apps\\web\\src\\gallery\\main.tsx', '/work/apps/web/src/main.tsx'])).toEqual([
      'C:\\work\\apps\\web\\src\\gallery\\main.tsx',
    ]);
  });

  it('shows every component of shared/ui', () => {
    const gallery = namesIn('gallery')
      .map((file) => readFileSync(path.join(folder('gallery'), file), 'utf8'))
      .join('\n');
    /** Parts of the data list and of cleaned HTML, which the gallery shows only as whole components. */
    const parts = [
      'data-list-header.tsx',
      'data-list-keys.ts',
      'virtual-rows.tsx',
      'cleaned-html.tsx',
      'html-root.ts',
      'html-text.tsx',
      'host-of-link.ts',
    ];
    const missing = namesIn('shared/ui').filter(
      (file) => !parts.includes(file) && !gallery.includes(`/shared/ui/${file}'`),
    );
    expect(missing).toEqual([]);
  });
});
