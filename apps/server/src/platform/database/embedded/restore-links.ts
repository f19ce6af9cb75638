import { readFile, symlink } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

const linksSchema = z.array(z.object({ source: z.string(), target: z.string() }));

/**
 * Makes the links between the libraries of a platform package that its install script makes (npm packages hold none):
 * many people have told npm to run no scripts, and without the links no program of the server starts.
 *
 * @param packageFolder the platform package; its `native/pg-symlinks.json` names the links
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

/** There already; or not ours to make, in an installation that can only be read and has them. */
function isHarmless(error: unknown): boolean {
  return error instanceof Error && 'code' in error && /^(?:EEXIST|EACCES|EPERM|EROFS)$/.test(String(error.code));
}
