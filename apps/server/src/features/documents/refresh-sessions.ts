import { BILL_STATUSES, genericStatusOf, type IsoDate } from '@rotunda/domain';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/create-database.ts';
import { createDocumentChangesRepository } from './document-changes.repository.ts';

/**
 * Bills of sessions that have ended since they were last written become inactive, and those never decided get the
 * status that says so; they wait to be indexed again but are not announced, because nothing was published.
 * @returns how many
 */
export function refreshSessions({ database, clock }: { database: Database; clock: Clock }): Promise<number> {
  const today: IsoDate = new Date(clock.nowMs()).toISOString().slice(0, 10);
  const afterwards = BILL_STATUSES.map((status) => ({ status, generic: genericStatusOf(status, false) }));
  return database.transaction((tx) =>
    createDocumentChangesRepository(tx).endSessions(today, afterwards, clock.now(), clock.nowMs()),
  );
}
