import { CHAMBERS, meetingStatusOn, timeZoneOfJurisdiction } from '@rotunda/domain';
import type { DocumentsDeps } from '../documents.deps.ts';
import { createDocumentsRepository } from './documents.repository.ts';
import { getMember } from './get-facets.ts';

/** Returns the committee hearings and markups that name the bill, newest first (LEG-03). */
export async function findEvents({ database, clock }: Pick<DocumentsDeps, 'database' | 'clock'>, billFusionId: string) {
  const hearings = await createDocumentsRepository(database).findHearings(billFusionId);
  return hearings.flatMap(({ fusionId, title, facts, isoCode }) => {
    if (facts.kind !== 'hearing') return [];
    const place = isoCode ?? facts.isoCode;
    const committee = facts.committees?.[0];
    return [
      {
        id: fusionId,
        eventTitle: title,
        eventDate: facts.date ?? null,
        eventTs: facts.ts ?? null,
        hasStartTime: facts.hasStartTime ?? false,
        timeZone: timeZoneOfJurisdiction(place),
        status: meetingStatusOn(
          facts.meetingStatus ?? null,
          { day: facts.date ?? null, isoCode: place },
          clock.nowMs(),
        ),
        eventLocation: facts.location ?? null,
        committeeId: committee?.fusionId ?? null,
        committeeName: committee?.name ?? null,
        chamber: getMember(CHAMBERS, facts.chamber ?? null),
        locationIsoCode: place,
      },
    ];
  });
}
