import {
  actionAttendees,
  actionEntities,
  actionProjects,
  actions,
  actionTags,
  documents,
  projects,
} from '@rotunda/database';
import type { ActionFilters } from '@rotunda/contract';
import { and, eq, gte, inArray, lte, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Actor } from '../../platform/request-context.ts';
import { visibleProjects } from '../projects/index.ts';

/** The actor's organisation and every filter (S1 §3); within one list any value will do. */
export function actionConditions(actor: Actor, filters: ActionFilters): SQL | undefined {
  return and(
    eq(actions.organisationId, actor.organisationId),
    ...wordConditions(filters.textSearch),
    anyOf(actions.actionType, filters.actionTypes),
    anyOf(actions.createdBy, filters.creators),
    filters.startTime === undefined ? undefined : gte(actions.startTs, filters.startTime.startTs),
    filters.endTime === undefined ? undefined : lte(actions.endTs, filters.endTime.endTs),
    linked(
      filters.attendees,
      (userIds) => sql`
      select 1 from ${actionAttendees} x where x.action_id = ${actions.actionId} and x.user_id = any(${userIds}::text[])`,
    ),
    linked(
      filters.tags,
      (tagIds) => sql`
      select 1 from ${actionTags} x where x.action_id = ${actions.actionId} and x.tag_id = any(${tagIds}::uuid[])`,
    ),
    // A project the person cannot see is no way to find out what belongs to it.
    linked(
      filters.projects,
      (projectIds) => sql`
      select 1 from ${actionProjects} x join ${projects} on ${projects.projectId} = x.project_id
      where x.action_id = ${actions.actionId} and x.project_id = any(${projectIds}::uuid[]) and ${visibleProjects(actor)}`,
    ),
    linked(
      filters.linkedEntities?.map((entity) => entity.fusionId),
      (fusionIds) => sql`
      select 1 from ${actionEntities} x join ${documents} d on d.document_id = x.document_id
      where x.action_id = ${actions.actionId} and d.fusion_id = any(${fusionIds}::text[])`,
    ),
  );
}

/** Every word stands in the name or the summary, in any order and whatever the case. */
function wordConditions(text: string | undefined): SQL[] {
  const words = (text ?? '').toLowerCase().split(/\s+/).filter(Boolean);
  return words.map(
    (word) => sql`strpos(lower(${actions.name} || ' ' || coalesce(${actions.summary}, '')), ${word}) > 0`,
  );
}

function anyOf(column: PgColumn, values: readonly string[] | undefined): SQL | undefined {
  return values === undefined || values.length === 0 ? undefined : inArray(column, [...values]);
}

function linked(values: readonly string[] | undefined, select: (values: SQL) => SQL): SQL | undefined {
  return values === undefined || values.length === 0 ? undefined : sql`exists (${select(sql`${sql.param(values)}`)})`;
}
