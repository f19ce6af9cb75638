import { addDays, type IsoDate } from '@rotunda/domain';
import { z } from 'zod';
import type { Actor } from '../../platform/request-context.ts';
import type { DashboardsDeps } from './dashboards-deps.ts';
import { createDashboardsRepository } from './dashboards.repository.ts';

/** Days shown ahead (S1 §9). */
const DAYS_AHEAD = 5;

const factsSchema = z.object({
  date: z.iso.date(),
  ts: z.number().int().optional(),
  committees: z.array(z.object({ name: z.string() })).default([]),
});

/** Returns committee hearings of today and the next 5 days that name a bill of the projects, soonest first. */
export async function findHearings(deps: DashboardsDeps, actor: Actor, projectId: string | undefined) {
  // Days are local to the hearing and differ from the server's day by a few hours at most.
  const first: IsoDate = new Date(deps.clock.nowMs()).toISOString().slice(0, 10);
  const days = { first, last: addDays(first, DAYS_AHEAD) };
  const found = await createDashboardsRepository(deps.database).findHearings(actor, days, projectId);
  return found.map(({ fusionId, title, facts, bills }) => {
    const { date, ts, committees } = factsSchema.parse(facts);
    return {
      fusionId,
      documentType: 'CQSchedules' as const,
      title,
      committees: committees.map((committee) => committee.name),
      startTs: ts ?? null,
      date,
      bills,
    };
  });
}
