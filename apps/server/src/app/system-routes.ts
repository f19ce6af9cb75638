import { implement } from '@orpc/server';
import { contract } from '@rotunda/contract';
import { createIdentityRepository } from '../features/identity/index.ts';
import type { RequestContext } from '../platform/request-context.ts';
import type { PlatformDeps } from './platform-deps.ts';

export function createSystemRoutes(deps: PlatformDeps) {
  const os = implement(contract.system).$context<RequestContext>();
  return {
    health: os.health.handler(async () => checkHealth(deps)),
    settings: os.settings.handler(async () => ({
      productName: deps.config.productName,
      version: deps.version,
      demoUrl: deps.config.demoUrl ?? null,
      supportEmail: deps.config.supportEmail ?? null,
      sampleUsers: await createIdentityRepository(deps.database).findSampleUsers(),
    })),
  };
}

/** Without the database nothing works; a waiting change feed only means that alerts are late. */
export async function checkHealth(deps: PlatformDeps) {
  const database = await deps.database.$client.query('select 1').then(
    () => ({ ok: true, detail: null }),
    () => ({ ok: false, detail: 'The database does not answer.' }),
  );
  return { status: database.ok ? ('ok' as const) : ('degraded' as const), version: deps.version, checks: { database } };
}
