import path from 'node:path';
import { type IngestProgress, type IngestSummary, runIngest } from '../features/sources/index.ts';
import { describeInputs, openInputs } from '../sources/reading/index.ts';
import type { Source } from '../sources/source.ts';
import type { PlatformDeps } from './platform-deps.ts';

export interface FileIngest {
  source: Source;
  /** Files, folders, patterns, bundles. */
  paths: readonly string[];
  onProgress?(progress: IngestProgress): void;
  signal?: AbortSignal;
}

/**
 * Takes files in. An interrupted run over the same untouched files is gone on with.
 * @throws SourceBusyError; UnreadableInputError when a path does not exist or a pattern matches nothing
 */
export async function ingestFromFiles(
  deps: PlatformDeps,
  { source, paths, onProgress, signal }: FileIngest,
): Promise<IngestSummary> {
  const { fingerprint } = await describeInputs(paths);
  return runIngest(deps, {
    source,
    mode: 'file',
    input: paths.map((one) => path.resolve(one)).join(', '),
    fingerprint,
    entries: openInputs(paths, { accepts: (entryPath) => source.accepts(entryPath) }),
    ...(onProgress === undefined ? {} : { onProgress }),
    ...(signal === undefined ? {} : { signal }),
  });
}
