import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** Returns the SHA-256 over the bytes of files, in order of their paths. */
export function hashFiles(files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of [...files].sort()) hash.update(readFileSync(file));
  return hash.digest('hex');
}
