import { actions } from '@rotunda/database';
import type { ACTION_SORTS, ActionFilters, ActionPart } from '@rotunda/contract';
import type { UnixSeconds } from '@rotunda/domain';
import { and, asc, desc, eq, gte, lt, or, type SQL, sql } from 'drizzle-orm';
import { isOneOf } from '../../platform/database/is-one-of.ts';
import { bulkInsert } from '../../platform/database/bulk-insert.ts';
import type { DatabaseHandle } from '../../platform/database/create-database.ts';
import type { Actor } from '../../platform/request-context.ts';
import { actionConditions, openActions } from './action-conditions.repository.ts';
import { type ActionLinks, createActionLinksRepository } from './action-links.repository.ts';

type ActionRow = typeof actions.$inferSelect;
export type StoredAction = ActionRow & ActionLinks;
export type ActionChanges = Partial<Pick<ActionRow, 'name' | 'actionType' | 'summary' | 'startTs' | 'endTs'>>;
/** What an action remembers of the calendar event it was imported from. */
export type ImportedColumns = Partial<Pick<ActionRow, 'calendarUid' | 'calendarEvent'>>;

export interface ActionQuery {
  skip: number;
  limit: number;
  sortBy: (typeof ACTION_SORTS)[number];
  sortOrder: 'asc' | 'desc';
  part?: ActionPart | undefined;
  filters: ActionFilters;
}

const SORT_COLUMNS = {
  startTime: sql`${actions.startTs}`,
  name: sql`lower(${actions.name})`,
  type: sql`${actions.actionType}`,
  createdAt: sql`${actions.createdTs}`,
} as const satisfies Record<ActionQuery['sortBy'], SQL>;

function listed(actor: Actor, { part, filters }: ActionQuery, nowTs: UnixSeconds): SQL | undefined {
  const when =
    part === undefined ? undefined : part === 'upcoming' ? gte(actions.startTs, nowTs) : lt(actions.startTs, nowTs);
  return and(actionConditions(actor, filters), when);
}

function getOrder({ sortBy, sortOrder }: ActionQuery): SQL[] {
  const order = sortOrder === 'asc' ? asc : desc;
  return [order(SORT_COLUMNS[sortBy]), order(actions.startTs), order(actions.actionId)];
}

/** Reads and writes the actions of an organization. Links include only the projects visible to the actor. */
export function createActionsRepository(db: DatabaseHandle) {
  const withLinks = async (actor: Actor, rows: readonly ActionRow[]): Promise<StoredAction[]> => {
    const links = await createActionLinksRepository(db).find(
      actor,
      rows.map((row) => row.actionId),
    );
    return rows.map((row) => ({
      ...row,
      ...(links.get(row.actionId) ?? { attendees: [], tags: [], projects: [], linkedEntities: [] }),
    }));
  };
  const open = (actor: Actor, actionIds: readonly string[]) =>
    and(openActions(actor), isOneOf(actions.actionId, actionIds));

  return {
    /** @param nowTs boundary between upcoming and past */
    async find(actor: Actor, query: ActionQuery, nowTs: UnixSeconds): Promise<StoredAction[]> {
      const rows = await db
        .select()
        .from(actions)
        .where(listed(actor, query, nowTs))
        .orderBy(...getOrder(query))
        .limit(query.limit)
        .offset(query.skip);
      return withLinks(actor, rows);
    },

    /** Returns the ids of the page that `find` would return. */
    async findIds(actor: Actor, query: ActionQuery, nowTs: UnixSeconds): Promise<string[]> {
      const rows = await db
        .select({ actionId: actions.actionId })
        .from(actions)
        .where(listed(actor, query, nowTs))
        .orderBy(...getOrder(query))
        .limit(query.limit)
        .offset(query.skip);
      return rows.map(({ actionId }) => actionId);
    },

    async count(actor: Actor, filters: ActionFilters, nowTs: UnixSeconds): Promise<{ upcoming: number; past: number }> {
      const [row] = await db
        .select({
          upcoming: sql<number>`count(*) filter (where ${actions.startTs} >= ${nowTs})::int`,
          past: sql<number>`count(*) filter (where ${actions.startTs} < ${nowTs})::int`,
        })
        .from(actions)
        .where(actionConditions(actor, filters));
      return row ?? { upcoming: 0, past: 0 };
    },

    /**
     * Returns the actions in no particular order. Actions hidden from the actor are absent, like actions that do not
     * exist.
     */
    async findByIds(actor: Actor, actionIds: readonly string[]): Promise<StoredAction[]> {
      return withLinks(actor, await db.select().from(actions).where(open(actor, actionIds)));
    },

    /** Returns the action even if it is now hidden from the actor. Use it only to answer the actor's own change. */
    async getChanged(actor: Actor, actionId: string): Promise<StoredAction | null> {
      const own = and(eq(actions.organizationId, actor.organizationId), eq(actions.actionId, actionId));
      const [found] = await withLinks(actor, await db.select().from(actions).where(own));
      return found ?? null;
    },

    /**
     * Finds the actions that a person attends or created and that end at or after `fromTs`, for the person's calendar.
     * Links are not loaded.
     */
    async findOfPerson(
      person: Pick<Actor, 'organizationId' | 'userId' | 'role'>,
      fromTs: UnixSeconds,
      limit: number,
    ): Promise<ActionRow[]> {
      const attended = sql`exists (select 1 from action_attendees x where x.action_id = ${actions.actionId} and x.user_id = ${person.userId})`;
      return db
        .select()
        .from(actions)
        .where(and(openActions(person), gte(actions.endTs, fromTs), or(attended, eq(actions.createdBy, person.userId))))
        .orderBy(desc(actions.startTs), desc(actions.actionId))
        .limit(limit);
    },

    /** Finds the actions that pass the filters and overlap the range, soonest first. Links are not loaded. */
    async findWithin(
      person: Pick<Actor, 'organizationId' | 'userId' | 'role'>,
      filters: ActionFilters,
      { fromTs, untilTs }: { fromTs: UnixSeconds; untilTs: UnixSeconds },
      limit: number,
    ): Promise<ActionRow[]> {
      // An action without duration belongs to the moment it starts.
      const touches = and(
        lt(actions.startTs, untilTs),
        or(sql`${actions.endTs} > ${fromTs}`, gte(actions.startTs, fromTs)),
      );
      return db
        .select()
        .from(actions)
        .where(and(actionConditions(person, filters), touches))
        .orderBy(asc(actions.startTs), asc(actions.actionId))
        .limit(limit);
    },

    /**
     * Skips rows whose calendar event already has an action.
     * @returns ids of the inserted actions
     */
    async insert(rows: readonly (typeof actions.$inferInsert)[]): Promise<string[]> {
      const inserted = await bulkInsert(db, actions, rows, {
        onConflict: { target: [actions.organizationId, actions.calendarUid], update: [] },
        returning: [actions.actionId],
      });
      return inserted.map((row) => String(row['action_id']));
    },

    /**
     * Finds the actions that were imported from these calendar events or from occurrences of these series, and locks
     * them until the transaction ends.
     */
    async lockImported(actor: Actor, uids: readonly string[], seriesUids: readonly string[]): Promise<ActionRow[]> {
      const prefixes = seriesUids.map((uid) => `${uid}/`);
      const isOfSeries = sql`exists (select 1 from unnest(${sql.param(prefixes)}::text[]) as p(uid)
        where starts_with(${actions.calendarUid}, p.uid))`;
      return db
        .select()
        .from(actions)
        .where(and(openActions(actor), or(isOneOf(actions.calendarUid, uids), isOfSeries)))
        .for('update');
    },

    /** Remembers a newer version of the event that changes nothing in the action. */
    async keepImported(actor: Actor, actionId: string, { calendarUid, calendarEvent }: ImportedColumns): Promise<void> {
      const columns = { ...(calendarUid === undefined ? {} : { calendarUid }), calendarEvent };
      await db
        .update(actions)
        .set(columns)
        .where(open(actor, [actionId]));
    },

    /**
     * Updates the action if it still has the given version; without a version it always updates.
     * @returns whether the action was updated
     */
    async updateVersion(
      actor: Actor,
      actionId: string,
      version: number | undefined,
      changes: ActionChanges & ImportedColumns & { updatedTs: UnixSeconds },
    ): Promise<boolean> {
      const updated = await db
        .update(actions)
        .set({ ...changes, version: sql`${actions.version} + 1` })
        .where(and(open(actor, [actionId]), version === undefined ? undefined : eq(actions.version, version)))
        .returning({ actionId: actions.actionId });
      return updated.length === 1;
    },

    /** Increments the version of each action so that anyone editing it is told that it changed. */
    async touch(actor: Actor, actionIds: readonly string[], updatedTs: UnixSeconds) {
      return db
        .update(actions)
        .set({ version: sql`${actions.version} + 1`, updatedTs })
        .where(open(actor, actionIds))
        .returning({ actionId: actions.actionId, name: actions.name });
    },

    async delete(actor: Actor, actionIds: readonly string[]) {
      return db
        .delete(actions)
        .where(open(actor, actionIds))
        .returning({ actionId: actions.actionId, name: actions.name });
    },
  };
}
