import type { PlatformDeps } from './platform-deps.ts';

/** Someone of the sample workspace, as `start` prints them. */
export interface SampleUser {
  email: string;
  password: string;
  role: string;
}

/** What `start` tells about the workspace. */
export interface PreparedWorkspace {
  /** Empty when the installation has no sample workspace. */
  sampleUsers: readonly SampleUser[];
}

/**
 * Called on every start after the migrations, before requests are answered.
 *
 * @param onProgress told while the sample workspace is made on an empty database.
 */
export async function prepareWorkspace(
  _deps: PlatformDeps,
  _onProgress: (label: string, done: number, total: number) => void,
): Promise<PreparedWorkspace> {
  return { sampleUsers: [] };
}
