import { readFile, symlink } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

const linksSchema = z.array(z.object({ source: z.string(), target: z.string() }));

/**
 * Creates the links between a platform package's libraries that its install script would create, because npm packages
 * contain no links. Many users disable npm's install scripts, and without the links no program of the server starts.
 *
 * @param packageFolder Folder of the platform package; its `native/pg-symlinks.json` lists the links.
 */
export async function restoreLinks(packageFolder: string): Promise<void> {
  const text = await readFile(path.join(packageFolder, 'native/pg-symlinks.json'), 'utf8').catch(() => '[]');
  for (const { source, target } of linksSchema.parse(JSON.parse(text))) {
    const folder = path.dirname(target);
    try {
      await symlink(path.relative(folder, source), path.join(packageFolder, target));
    } catch (error) {
      if (!isHarmless(error)) throw error;
    }
  }
}

/** The link already exists, or the installation is read-only and has it. */
function isHarmless(error: unknown): boolean {
  return error instanceof Error && 'code' in error && /^(?:EEXIST|EACCES|EPERM|EROFS)$/.test(String(error.code));
}
