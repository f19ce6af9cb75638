import { addDays, dayOfJurisdiction } from '@rotunda/domain';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/create-database.ts';
import { createStaleMergesRepository } from './stale-merges.repository.ts';

/**
 * Marks people for another merge when a term began or ended since they were last written, by the local day of their
 * legislature, so that lists and filters show the same role as the person's page. Nothing is announced.
 *
 * @returns how many people were marked
 */
export function refreshRoles({ database, clock }: { database: Database; clock: Clock }): Promise<number> {
  const nowMs = clock.nowMs();
  // No time zone is more than one day ahead of UTC.
  const latest = addDays(new Date(nowMs).toISOString().slice(0, 10), 1);
  return database.transaction(async (tx) => {
    const repository = createStaleMergesRepository(tx);
    const changed = (await repository.findRoleChanges(latest)).filter(
      ({ isoCode, changeOn }) => changeOn !== null && changeOn <= dayOfJurisdiction(isoCode ?? 'us', nowMs),
    );
    await repository.markStale(changed.map(({ documentId }) => documentId));
    return changed.length;
  });
}
