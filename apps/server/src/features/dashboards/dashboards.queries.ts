import { type DashboardItem, dashboardItemSchema } from '@rotunda/contract';
import { addDays, dayOfJurisdiction, type IsoDate, meetingStatusOn, timeZoneOfJurisdiction } from '@rotunda/domain';
import { z } from 'zod';
import type { Actor } from '../../platform/request-context.ts';
import { createProjectsRepository } from '../projects/index.ts';
import type { DashboardsDeps } from './dashboards.deps.ts';
import { createDashboardsRepository } from './dashboards.repository.ts';
import { HOME_LAYOUT, PROJECT_LAYOUT } from './layouts/default-layouts.ts';

export interface DashboardConfiguration {
  /** Null for the user's home page. */
  projectId: string | null;
  layout: (DashboardItem & { moduleId: string })[];
}

/**
 * Returns the layouts of the home page and of every project visible to the actor, saved or default. Module ids are
 * generated on every call.
 */
export async function findConfigurations(deps: DashboardsDeps, actor: Actor): Promise<DashboardConfiguration[]> {
  const kept = new Map(
    (await createDashboardsRepository(deps.database).findLayouts(actor)).map(({ projectId, layout }) => [
      projectId,
      layout,
    ]),
  );
  const projectIds = await createProjectsRepository(deps.database).findVisibleIds(actor);
  return [null, ...projectIds].map((projectId) => {
    return presentConfiguration(deps, projectId, getShownLayout(projectId, kept.get(projectId)));
  });
}

/** Returns the saved layout or the default. */
export function getShownLayout(projectId: string | null, kept: unknown): readonly DashboardItem[] {
  return readLayout(kept) ?? (projectId === null ? HOME_LAYOUT : PROJECT_LAYOUT);
}

/** Returns undefined if nothing is saved or if the saved layout is no longer valid. */
function readLayout(kept: unknown): DashboardItem[] | undefined {
  const read = z.array(dashboardItemSchema).safeParse(kept);
  return read.success ? read.data : undefined;
}

export function presentConfiguration(
  deps: DashboardsDeps,
  projectId: string | null,
  layout: readonly DashboardItem[],
): DashboardConfiguration {
  return { projectId, layout: layout.map((item) => ({ ...item, moduleId: deps.ids.newId() })) };
}

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
