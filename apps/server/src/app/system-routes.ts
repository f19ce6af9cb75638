import { implement } from '@orpc/server';
import { contract } from '@rotunda/contract';
import { createIdentityRepository } from '../features/identity/index.ts';
import { createDatabaseProbe, type DatabaseProbe } from '../platform/database/create-database-probe.ts';
import type { RequestContext } from '../platform/request-context.ts';
import type { PlatformDeps } from './platform-deps.ts';

export function createSystemRoutes(deps: PlatformDeps) {
  const askDatabase = createDatabaseProbe(deps.connectionString);
  const os = implement(contract.system).$context<RequestContext>();
  return {
    health: os.health.handler(() => checkHealth(askDatabase, deps.version)),
    settings: os.settings.handler(async () => ({
      productName: deps.config.productName,
      version: deps.version,
      demoUrl: deps.config.demoUrl ?? null,
      supportEmail: deps.config.supportEmail ?? null,
      needsFirstUser: !(await createIdentityRepository(deps.database).hasUsers()),
      sampleUsers: await createIdentityRepository(deps.database).findSampleUsers(),
    })),
  };
}

/** Without the database nothing works; a waiting change feed only means that alerts are late. */
async function checkHealth(askDatabase: DatabaseProbe, version: string) {
  const isAnswering = await askDatabase();
  const database = { ok: isAnswering, detail: isAnswering ? null : 'The database does not answer.' };
  return { status: database.ok ? ('ok' as const) : ('degraded' as const), version, checks: { database } };
}
