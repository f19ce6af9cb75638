import type { Readable } from 'node:stream';

export interface FileFacts {
  bytes: number;
  mimetype: string;
}

/** Where files are kept. A key is letters, digits and `-`: no path can be made of it. */
export interface FileStorage {
  /** Resolves once the file is stored as a whole; a broken-off one is never seen under its key. */
  put(key: string, content: Readable, facts: FileFacts): Promise<void>;
  /** @throws StoredFileMissingError */
  read(key: string): Promise<Readable>;
  /** Nothing happens when there is none. */
  delete(key: string): Promise<void>;
}

/** The storage has no file of that key, though something names it: it was removed from outside. */
export class StoredFileMissingError extends Error {
  constructor(key: string, options: { cause?: unknown } = {}) {
    super(`There is no stored file ${key}.`, options);
    this.name = 'StoredFileMissingError';
  }
}

/** @throws Error for a key that could leave its place */
export function checkStorageKey(key: string): string {
  if (!/^[\w-]{1,100}$/.test(key)) throw new Error(`"${key}" is no storage key: use letters, digits and "-".`);
  return key;
}
