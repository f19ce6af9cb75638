import { statfs } from 'node:fs/promises';

/**
 * Returns how many bytes can still be written on a folder's disk. @throws The system's error, for example for a missing
 * folder.
 */
export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
