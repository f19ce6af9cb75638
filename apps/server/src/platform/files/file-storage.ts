import type { Readable } from 'node:stream';

export interface FileFacts {
  bytes: number;
  mimetype: string;
}

/** Storage of files. A key consists of letters, digits, `_` and `-`, so it cannot form a path. */
export interface FileStorage {
  /** Resolves once the file is completely stored; an interrupted upload is never visible under its key. */
  put(key: string, content: Readable, facts: FileFacts): Promise<void>;
  /** @throws StoredFileMissingError */
  read(key: string): Promise<Readable>;
  /** Does nothing if the file does not exist. */
  delete(key: string): Promise<void>;
}

/** The storage has no file with a key that something refers to; it was removed from outside. */
export class StoredFileMissingError extends Error {
  constructor(key: string, options: { cause?: unknown } = {}) {
    super(`There is no stored file ${key}.`, options);
    this.name = 'StoredFileMissingError';
  }
}

/** @throws Error for a key that could escape the storage. */
export function checkStorageKey(key: string): string {
  if (!/^[\w-]{1,100}$/.test(key))
    throw new Error(`"${key}" is not a storage key: use up to 100 letters, digits, "_" and "-".`);
  return key;
}
