import { statfs } from 'node:fs/promises';

/** How many bytes may still be written where a folder lies. @throws the system's error, as for a folder that is missing */
export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
