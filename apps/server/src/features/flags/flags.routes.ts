import { implement } from '@orpc/server';
import { contract } from '@rotunda/contract';
import { AppError } from '../../platform/app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/create-database.ts';
import { publishEvent } from '../../platform/events/publish-event.ts';
import type { IdSource } from '../../platform/ids.ts';
import type { SignedInContext } from '../../platform/request-context.ts';
import { appendAudit } from '../audit/index.ts';
import { createFlagsRepository } from './flags.repository.ts';
import { readFlags } from './flags.queries.ts';

export interface FlagsDeps {
  database: Database;
  clock: Clock;
  ids: IdSource;
  /** Where users schedule a meeting about early previews; optional in the operator's configuration. */
  labsUrl: string | undefined;
}

export function createFlagsRoutes({ database, clock, ids, labsUrl }: FlagsDeps) {
  const os = implement(contract.flags).$context<SignedInContext>();
  return {
    get: os.get.handler(({ context }) => context.actor.flags),
    getLabs: os.getLabs.handler(({ context }) => {
      if (!context.actor.flags.labs) throw new AppError('FEATURE_OFF');
      return { schedulingUrl: labsUrl ?? null };
    }),
    update: os.update.handler(({ input, context }) =>
      database.transaction(async (tx) => {
        const { organizationId, userId } = context.actor;
        const flags = createFlagsRepository(tx);
        const changes = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));
        if (Object.keys(changes).length === 0) return readFlags(await flags.find(organizationId));
        await flags.upsert(organizationId, changes, { updatedBy: userId, updatedTs: clock.now() });
        await appendAudit(tx, { clock, ids }, context.actor, {
          action: 'flags.updated',
          subject: organizationId,
          detail: changes,
        });
        await publishEvent(tx, { organizationId, topic: 'flags.changed', ids: {} });
        return readFlags(await flags.find(organizationId));
      }),
    ),
  };
}
