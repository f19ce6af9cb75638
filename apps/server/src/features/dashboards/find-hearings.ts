import { addDays, dayOfJurisdiction, type IsoDate, meetingStatusOn, timeZoneOfJurisdiction } from '@rotunda/domain';
import { z } from 'zod';
import type { Actor } from '../../platform/request-context.ts';
import type { DashboardsDeps } from './dashboards-deps.ts';
import { createDashboardsRepository } from './dashboards.repository.ts';

/** Days shown ahead (PRJ-07). */
const DAYS_AHEAD = 5;

const factsSchema = z.object({
  date: z.iso.date(),
  ts: z.number().int().optional(),
  isoCode: z.string(),
  meetingStatus: z.string().optional(),
  committees: z.array(z.object({ name: z.string() })).default([]),
});

/** Returns committee hearings of today and the next 5 days that name a bill of the projects, soonest first. */
export async function findHearings(deps: DashboardsDeps, actor: Actor, projectId: string | undefined) {
  // Days are local to the hearing, and nearly all hearings are in Washington.
  const first: IsoDate = dayOfJurisdiction('us', deps.clock.nowMs());
  const days = { first, last: addDays(first, DAYS_AHEAD) };
  const found = await createDashboardsRepository(deps.database).findHearings(actor, days, projectId);
  return found.map(({ fusionId, title, facts, bills }) => {
    const { date, ts, isoCode, meetingStatus, committees } = factsSchema.parse(facts);
    return {
      fusionId,
      documentType: 'CQSchedules' as const,
      title,
      committees: committees.map((committee) => committee.name),
      startTs: ts ?? null,
      timeZone: timeZoneOfJurisdiction(isoCode),
      status: meetingStatusOn(meetingStatus ?? null, { day: date, isoCode }, deps.clock.nowMs()),
      date,
      bills,
    };
  });
}
