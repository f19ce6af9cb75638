import path from 'node:path';
import { type IngestProgress, type IngestSummary, runIngest } from '../features/sources/index.ts';
import { describeInputs, FilesAccount, openInputs } from '../sources/reading/index.ts';
import type { Source } from '../sources/source.ts';
import type { PlatformDeps } from './platform-deps.ts';

export interface FileIngest {
  source: Source;
  /** Files, folders, glob patterns or bundles. */
  paths: readonly string[];
  /** Reads the files even if they were ingested before and have not changed since. */
  again?: boolean;
  /** Lets records without a date replace stored ones that look newer. */
  acceptsOlder?: boolean;
  onProgress?(progress: IngestProgress): void;
  /** Called before each pause with the reason the database cannot be used; the run resumes automatically. */
  onWait?(reason: string): void;
  signal?: AbortSignal;
}

/**
 * The reader runs slightly ahead of the records of a compressed file, so progress below this share is not meaningful
 * yet.
 */
const MIN_SHARE = 0.02;

/**
 * Ingests files. An interrupted run over the same unchanged files is resumed. A finished run is reported again without
 * reading the files, unless a different release ingested them, because it may parse them differently.
 * @throws SourceBusyError; UnreadableInputError if a path does not exist or a pattern matches nothing.
 */
export async function ingestFromFiles(
  deps: PlatformDeps,
  { source, paths, again = false, acceptsOlder = false, onProgress, onWait, signal }: FileIngest,
): Promise<IngestSummary> {
  const { fingerprint, files } = await describeInputs(paths);
  const totalBytes = files.reduce((sum, file) => sum + file.sizeBytes, 0);
  let bytesDone = 0;
  const account = new FilesAccount();
  return runIngest(deps, {
    source: { ...source, parse: (entries) => account.watch(source.parse(account.follow(entries))) },
    mode: 'file',
    input: paths.map((one) => path.resolve(one)).join(', '),
    fingerprint: `${deps.version} ${fingerprint}`,
    mayRepeat: !again && !acceptsOlder,
    acceptsOlder,
    entries: openInputs(paths, {
      accepts: (entryPath) => source.accepts(entryPath),
      onSkipped: (entryPath, reason) => account.skipFile(entryPath, reason),
      onBytes: (bytes) => {
        bytesDone += bytes;
      },
    }),
    files: () => account.files,
    share: () => {
      const share = bytesDone / totalBytes;
      return share >= MIN_SHARE ? share : null;
    },
    ...(onProgress === undefined ? {} : { onProgress }),
    ...(onWait === undefined ? {} : { onWait }),
    ...(signal === undefined ? {} : { signal }),
  });
}
