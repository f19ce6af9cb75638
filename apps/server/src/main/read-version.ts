import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { REPOSITORY_ROOT } from '../platform/repository-root.ts';

/** Returns the version of the root package, such as `v1.2.3`. */
export async function readVersion(): Promise<string> {
  const text = await readFile(path.join(REPOSITORY_ROOT, 'package.json'), 'utf8');
  return `v${z.object({ version: z.string() }).parse(JSON.parse(text)).version}`;
}
