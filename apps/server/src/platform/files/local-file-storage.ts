import { createWriteStream } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { checkStorageKey, StoredFileMissingError, type FileStorage } from './file-storage.ts';

const getPartial = (target: string) => `${target}.partial`;

/**
 * Stores files in a folder of this machine, readable by their owner only. The folder is created with the first file.
 */
export function createLocalFileStorage(folder: string): FileStorage {
  const getPath = (key: string) => path.join(folder, checkStorageKey(key));
  return {
    async put(key: string, content: Readable) {
      const target = getPath(key);
      const partial = getPartial(target);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      try {
        // Flushed before it gets its name, so that a power failure leaves either a complete file or none.
        await pipeline(content, createWriteStream(partial, { mode: 0o600, flush: true }));
        await rename(partial, target);
      } finally {
        await rm(partial, { force: true });
      }
    },

    async read(key: string) {
      try {
        return (await open(getPath(key))).createReadStream();
      } catch (cause) {
        if (cause instanceof Error && 'code' in cause && cause.code === 'ENOENT') {
          throw new StoredFileMissingError(key, { cause });
        }
        throw cause;
      }
    },

    async delete(key: string) {
      const target = getPath(key);
      await rm(target, { force: true });
      // Left by a process that was killed while storing the file.
      await rm(getPartial(target), { force: true });
    },
  };
}
