import { createWriteStream } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** An uploaded file that has not been inspected yet. */
export interface ReceivedFile {
  path: string;
  bytes: number;
}

/**
 * Writes an upload to a temporary file for as long as `use` runs; the file is always removed.
 * @throws Errors of the upload or of `use`.
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
