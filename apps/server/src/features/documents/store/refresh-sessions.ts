import { BILL_STATUSES, getGenericStatus, type IsoDate } from '@rotunda/domain';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/create-database.ts';
import { createDocumentChangesRepository } from './document-changes.repository.ts';

/**
 * Marks the bills of sessions that have ended since they were last written as inactive, and gives undecided ones the
 * status that says so. The bills are queued for reindexing but not announced, because nothing was published.
 * @returns how many bills changed
 */
export function refreshSessions({ database, clock }: { database: Database; clock: Clock }): Promise<number> {
  const today: IsoDate = new Date(clock.nowMs()).toISOString().slice(0, 10);
  const afterwards = BILL_STATUSES.map((status) => ({ status, generic: getGenericStatus(status, false) }));
  return database.transaction((tx) =>
    createDocumentChangesRepository(tx).endSessions(today, afterwards, clock.now(), clock.nowMs()),
  );
}
