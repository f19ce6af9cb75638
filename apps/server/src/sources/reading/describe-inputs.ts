import { createHash } from 'node:crypto';
import { findInputFiles } from './find-input-files.ts';

export interface InputsDescription {
  files: { path: string; sizeBytes: number; modifiedMs: number }[];
  /** SHA-256 over absolute paths, sizes and modification times: unchanged files give the same value. */
  fingerprint: string;
}

/**
 * Describes what openInputs would read, without reading it. An interrupted import uses the fingerprint to check that
 * its checkpoint still belongs to the same files.
 * @throws UnreadableInputError when a given path does not exist or a pattern matches nothing.
 */
export async function describeInputs(paths: string | readonly string[]): Promise<InputsDescription> {
  const hash = createHash('sha256');
  const files: InputsDescription['files'] = [];
  for await (const file of findInputFiles(paths)) {
    if (!file.ok) {
      hash.update(JSON.stringify([file.path, file.error.reason]));
      continue;
    }
    hash.update(JSON.stringify([file.absolutePath, file.size, file.modifiedMs]));
    files.push({ path: file.path, sizeBytes: file.size, modifiedMs: file.modifiedMs });
  }
  return { files, fingerprint: hash.digest('hex') };
}
