import { CHAMBERS } from '@rotunda/domain';
import type { DatabaseHandle } from '../../platform/database/create-database.ts';
import { createDocumentsRepository } from './documents.repository.ts';
import { memberOf } from './facets-of.ts';

/** Returns the committee hearings and markups that name the bill, newest first (S2 §3 Committee event). */
export async function findEvents(database: DatabaseHandle, billFusionId: string) {
  const hearings = await createDocumentsRepository(database).findHearings(billFusionId);
  return hearings.flatMap(({ fusionId, title, facts, isoCode }) => {
    if (facts.kind !== 'hearing') return [];
    const committee = facts.committees?.[0];
    return [
      {
        id: fusionId,
        eventTitle: title,
        eventDate: facts.date ?? null,
        eventTs: facts.ts ?? null,
        hasStartTime: facts.hasStartTime ?? false,
        eventLocation: facts.location ?? null,
        committeeId: committee?.fusionId ?? null,
        committeeName: committee?.name ?? null,
        chamber: memberOf(CHAMBERS, facts.chamber ?? null),
        locationIsoCode: isoCode ?? 'us',
      },
    ];
  });
}
