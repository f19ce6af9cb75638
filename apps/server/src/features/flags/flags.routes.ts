import { implement } from '@orpc/server';
import { contract } from '@rotunda/contract';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/create-database.ts';
import { publishEvent } from '../../platform/events/publish-event.ts';
import type { SignedInContext } from '../../platform/request-context.ts';
import { createFlagsRepository } from './flags.repository.ts';
import { readFlags } from './read-flags.ts';

export interface FlagsDeps {
  database: Database;
  clock: Clock;
}

export function createFlagsRoutes({ database, clock }: FlagsDeps) {
  const os = implement(contract.flags).$context<SignedInContext>();
  return {
    get: os.get.handler(({ context }) => context.actor.flags),
    update: os.update.handler(({ input, context }) =>
      database.transaction(async (tx) => {
        const { organisationId, userId } = context.actor;
        const flags = createFlagsRepository(tx);
        const changes = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));
        await flags.upsert(organisationId, changes, { updatedBy: userId, updatedTs: clock.now() });
        await publishEvent(tx, { organisationId, topic: 'flags.changed', ids: {} });
        return readFlags(await flags.find(organisationId));
      }),
    ),
  };
}
