import { implement } from '@orpc/server';
import { contract } from '@rotunda/contract';
import type { Feature } from '../features/feature.ts';
import { createIdentityRepository } from '../features/identity/index.ts';
import { createDatabaseProbe } from '../platform/database/create-database-probe.ts';
import { findDataDirectory } from '../platform/database/find-data-directory.ts';
import { freeBytes } from '../platform/files/free-bytes.ts';
import type { RequestContext } from '../platform/request-context.ts';
import { createHealthCheck, type HealthProbes } from './check-health.ts';
import type { PlatformDeps } from './platform-deps.ts';
import { findSampleLogins } from './sample/find-sample-logins.ts';

export const feature = {
  routes: (deps: PlatformDeps) => ({ system: createSystemRoutes(deps) }),
} satisfies Feature;

function createSystemRoutes(deps: PlatformDeps) {
  const askDatabase = createDatabaseProbe(deps.connectionString, deps.version);
  const checkHealth = createHealthCheck({ askDatabase, askFreeBytes: createDiskProbe(deps) });
  const os = implement(contract.system).$context<RequestContext>();
  return {
    health: os.health.handler(async () => ({ ...(await checkHealth()), version: deps.version })),
    settings: os.settings.handler(async () => ({
      version: deps.version,
      demoUrl: deps.config.demoUrl ?? null,
      supportEmail: deps.config.supportEmail ?? null,
      needsFirstUser: !(await createIdentityRepository(deps.database).hasUsers()),
      sendsMail: deps.config.smtpUrl !== undefined,
      sampleUsers: (await findSampleLogins(deps.database)).map(({ isSupport: _isSupport, ...login }) => login),
    })),
  };
}

/**
 * Returns the least free space among the places where this installation writes on this machine. It asks the built-in
 * server once for its data directory.
 */
function createDiskProbe({ config, database }: PlatformDeps): HealthProbes['askFreeBytes'] {
  let folders: readonly string[] | undefined;
  const findFolders = async () => {
    const files = config.s3 === undefined ? [config.home] : [];
    if (config.databaseUrl !== undefined) return files;
    const data = await findDataDirectory(database);
    return data === null ? files : [...files, data];
  };
  return async () => {
    folders ??= await findFolders();
    const free = await Promise.all(folders.map(freeBytes));
    return free.length === 0 ? null : Math.min(...free);
  };
}
