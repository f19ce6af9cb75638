import { createWriteStream } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** A file somebody sent, not looked at yet. */
export interface ReceivedFile {
  path: string;
  bytes: number;
}

/**
 * Writes what is sent to a temporary file for as long as `use` takes; nothing is left behind, whatever happens.
 * @throws what reading or `use` throws
 */
export async function withReceivedFile<Result>(
  content: Readable,
  use: (file: ReceivedFile) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(path.join(tmpdir(), 'rotunda-upload-'));
  try {
    const file = path.join(folder, 'file');
    await pipeline(content, createWriteStream(file, { mode: 0o600 }));
    return await use({ path: file, bytes: (await stat(file)).size });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
