import { SAMPLE_PASSWORD } from '@rotunda/sample';
import { createIdentityRepository, createOperatorsRepository } from '../features/identity/index.ts';
import { withSetupLock } from '../platform/database/with-setup-lock.ts';
import type { PlatformDeps } from './platform-deps.ts';
import { findSampleLogins } from './sample/find-sample-logins.ts';
import { loadSample } from './sample/load-sample.ts';

/** A user of the sample workspace, as `start` prints it. */
export interface SampleUser {
  email: string;
  password: string;
  role: string;
}

/** Facts about the workspace that `start` reports. */
export interface PreparedWorkspace {
  /** Empty if the installation has no sample workspace. */
  sampleUsers: readonly SampleUser[];
  /** True if nobody can sign in yet. */
  needsFirstUser: boolean;
  /** True if there are users outside the sample workspace but none of them is an operator. */
  needsOperator: boolean;
}

/**
 * Prepares the workspace on every start, after the migrations and before requests are served. With ROTUNDA_SAMPLE=off
 * nothing is created: `rotunda user add` creates the first organization and its administrator.
 *
 * @param onProgress Called while the sample workspace is created in an empty database.
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
      email,
      password: SAMPLE_PASSWORD,
      role: isSupport ? 'support' : role,
    })),
  };
}
