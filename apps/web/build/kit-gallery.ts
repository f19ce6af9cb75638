import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';

const FOLDER = '/src/gallery/';
const PAGE = path.join(import.meta.dirname, '../src/gallery/index.html');

/** Returns the gallery's modules in a build, which must not contain any. */
export function findGalleryModules(moduleIds: readonly string[]): string[] {
  return moduleIds.filter((id) => id.replaceAll('\\', '/').includes(FOLDER));
}

/**
 * Serves the kit's components to contributors under `/__kit` on the development server, and fails a build that includes
 * them.
 */
export function kitGallery(): Plugin {
  return {
    name: 'rotunda-kit-gallery',
    configureServer(server) {
      server.middlewares.use('/__kit', async (request, response, next) => {
        try {
          const html = await server.transformIndexHtml(request.originalUrl ?? '/__kit', await readFile(PAGE, 'utf8'));
          response.setHeader('content-type', 'text/html').end(html);
        } catch (error) {
          next(error);
        }
      });
    },
    generateBundle() {
      const [found] = findGalleryModules([...this.getModuleIds()]);
      if (found !== undefined) this.error(`The gallery is for contributors and no part of the product: ${found}`);
    },
  };
}
