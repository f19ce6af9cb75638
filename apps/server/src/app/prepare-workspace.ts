import { SAMPLE_ORGANISATIONS, SAMPLE_PASSWORD } from '@rotunda/sample';
import { createIdentityRepository, createOperatorsRepository } from '../features/identity/index.ts';
import { withSetupLock } from '../platform/database/with-setup-lock.ts';
import type { PlatformDeps } from './platform-deps.ts';
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
  const people = new Map(SAMPLE_ORGANISATIONS.flatMap((one) => one.people.map((person) => [person.email, person])));
  const present = await createIdentityRepository(deps.database).findSampleUsers();
  const operators = createOperatorsRepository(deps.database);
  return {
    needsOperator: (await operators.hasUserOutsideSample()) && (await operators.countOperators()) === 0,
    needsFirstUser: !(await createIdentityRepository(deps.database).hasUsers()),
    // People added to a sample organisation later have passwords of their own.
    sampleUsers: present
      .filter(({ email }) => people.has(email))
      .map(({ email, role }) => {
        const isSupport = people.get(email)?.isSupport === true;
        return { email, password: SAMPLE_PASSWORD, role: isSupport ? 'support' : role };
      }),
  };
}
