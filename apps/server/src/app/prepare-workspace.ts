import { SAMPLE_PASSWORD } from '@rotunda/sample';
import { createIdentityRepository, createOperatorsRepository } from '../features/identity/index.ts';
import { withSetupLock } from '../platform/database/with-setup-lock.ts';
import type { PlatformDeps } from './platform-deps.ts';
import { findSampleLogins } from './sample/find-sample-logins.ts';
import { loadSample } from './sample/load-sample.ts';

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
  /** Nobody can sign in yet. */
  needsFirstUser: boolean;
  /** True when there are users outside the sample workspace and none of them runs the installation. */
  needsOperator: boolean;
}

/**
 * Called on every start after the migrations, before requests are answered. With ROTUNDA_SAMPLE=off nothing is made:
 * `rotunda user add` makes the first organisation and its administrator.
 *
 * @param onProgress told while the sample workspace is made on an empty database.
 */
export async function prepareWorkspace(
  deps: PlatformDeps,
  onProgress: (label: string, done: number, total: number) => void,
  signal?: AbortSignal,
): Promise<PreparedWorkspace> {
  if (deps.config.hasSample) {
    const makeSample = () => loadSample(deps, onProgress);
    const onWait = () => onProgress('Waiting for another process that makes the sample workspace', 0, 1);
    await withSetupLock(deps.database.$client, 'workspace', makeSample, {
      onWait,
      ...(signal === undefined ? {} : { signal }),
    });
  }
  const logins = await findSampleLogins(deps.database);
  const operators = createOperatorsRepository(deps.database);
  return {
    needsOperator: (await operators.hasUserOutsideSample()) && (await operators.countOperators()) === 0,
    needsFirstUser: !(await createIdentityRepository(deps.database).hasUsers()),
    sampleUsers: logins.map(({ email, role, isSupport }) => ({
      ...{ email, password: SAMPLE_PASSWORD, role: isSupport ? 'support' : role },
    })),
  };
}
