import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';

const FOLDER = '/src/gallery/';
const PAGE = path.join(import.meta.dirname, '../src/gallery/index.html');

/** Modules of the gallery among those of a build, which may hold none. */
export function findGalleryModules(moduleIds: readonly string[]): string[] {
  return moduleIds.filter((id) => id.replaceAll('\\', '/').includes(FOLDER));
}

/** Shows the pieces of the kit to contributors under `/__kit` of the development server, and keeps them out of the build. */
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
