import { actionAttendees, actions } from '@rotunda/database';
import type { ActionFilters } from '@rotunda/contract';
import { and, eq, gte, lte, type SQL, sql } from 'drizzle-orm';
import { isOneOf } from '../../platform/database/is-one-of.ts';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Actor } from '../../platform/request-context.ts';
import { linkConditions, linkedToAny, visibleItems } from '../links/index.ts';
import { ACTION_LINKS } from './action-links.repository.ts';

/**
 * Condition for the actions a user may read, change and delete: those of the organization that are not hidden by a
 * confidential project.
 */
export function openActions(actor: Pick<Actor, 'organizationId' | 'userId' | 'role'>): SQL | undefined {
  return and(
    eq(actions.organizationId, actor.organizationId),
    visibleItems(actor, ACTION_LINKS, sql`${actions.actionId}`),
  );
}

/** Combines visibility for the actor with every filter (ACT-01); within a list, any value matches. */
export function actionConditions(
  actor: Pick<Actor, 'organizationId' | 'userId' | 'role'>,
  filters: ActionFilters,
): SQL | undefined {
  return and(
    openActions(actor),
    ...wordConditions(filters.textSearch),
    anyOf(actions.actionType, filters.actionTypes),
    anyOf(actions.createdBy, filters.creators),
    filters.startTime === undefined ? undefined : gte(actions.startTs, filters.startTime.startTs),
    filters.endTime === undefined ? undefined : lte(actions.endTs, filters.endTime.endTs),
    linkedToAny(
      filters.attendees,
      (userIds) => sql`
      select 1 from ${actionAttendees} x where x.action_id = ${actions.actionId} and x.user_id = any(${userIds}::text[])`,
    ),
    linkConditions(actor, ACTION_LINKS, sql`${actions.actionId}`, filters),
  );
}

/** Requires every word to occur in the name or the summary, in any order and case. */
function wordConditions(text: string | undefined): SQL[] {
  const words = (text ?? '').toLowerCase().split(/\s+/).filter(Boolean);
  return words.map(
    (word) => sql`strpos(lower(${actions.name} || ' ' || coalesce(${actions.summary}, '')), ${word}) > 0`,
  );
}

function anyOf(column: PgColumn, values: readonly string[] | undefined): SQL | undefined {
  return values === undefined || values.length === 0 ? undefined : isOneOf(column, values);
}
