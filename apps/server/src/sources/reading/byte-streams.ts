import { constants } from 'node:fs';
import { open } from 'node:fs/promises';
import { Readable, pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import type { InputBudget } from './input-budget.ts';

/**
 * Reads the bytes of a file. A file found by walking a folder is opened without following a link that has replaced it
 * meanwhile, and without waiting for the other end of a pipe.
 */
export async function* fileBytes(
  absolutePath: string,
  isGiven: boolean,
  onBytes: (bytes: number) => void,
): AsyncGenerator<Buffer> {
  const flags = constants.O_RDONLY | constants.O_NONBLOCK | (isGiven ? 0 : constants.O_NOFOLLOW);
  const handle = await open(absolutePath, flags);
  try {
    const chunk = Buffer.allocUnsafe(64 * 1024);
    for (;;) {
      const { bytesRead } = await handle.read(chunk, 0, chunk.length);
      if (bytesRead === 0) return;
      onBytes(bytesRead);
      yield Buffer.from(chunk.subarray(0, bytesRead));
    }
  } finally {
    await handle.close();
  }
}

/** Decompresses gzip (all of its members), and fails when the compression ratio exceeds the limit. */
export async function* gunzipped(source: AsyncIterable<Buffer>, budget: InputBudget): AsyncGenerator<Buffer> {
  let compressed = 0;
  let uncompressed = 0;
  async function* counted(): AsyncGenerator<Buffer> {
    for await (const chunk of source) {
      compressed += chunk.length;
      yield chunk;
    }
  }
  const gunzip = createGunzip();
  // The callback ignores the error, which the loop below throws anyway; without the callback, pipeline would throw it a
  // second time.
  pipeline(Readable.from(counted(), { objectMode: false }), gunzip, () => undefined);
  const output: AsyncIterable<Buffer> = gunzip;
  for await (const chunk of output) {
    uncompressed += chunk.length;
    budget.checkRatio(compressed, uncompressed);
    yield chunk;
  }
}

/** Counts the bytes of one entry against the limits for an entry and for the whole input. */
export async function* limited(source: AsyncIterable<Buffer>, budget: InputBudget): AsyncGenerator<Buffer> {
  let bytes = 0;
  for await (const chunk of source) {
    bytes += chunk.length;
    budget.checkEntrySize(bytes);
    budget.countBytes(chunk.length);
    yield chunk;
  }
}
