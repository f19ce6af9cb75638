import { alertActivities, projects, searchAlertMatches, searchAlerts } from '@rotunda/database';
import type { UnixSeconds } from '@rotunda/domain';
import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../platform/database/create-database.ts';
import { isOneOf } from '../../platform/database/is-one-of.ts';
import type { Actor } from '../../platform/request-context.ts';
import { visibleAlerts } from './alerts.repository.ts';

export interface AlertMove {
  fromProjectId: string;
  toProjectId: string;
  /** Alerts with all of their matches. */
  fusionIds?: readonly string[] | undefined;
  /** Only what this saved search found: an alert that others found as well stays for them too. */
  savedSearchId?: string | undefined;
  nowTs: UnixSeconds;
}

export interface MovedAlerts {
  /** Documents that are now alerts of the other project by it. */
  moved: number;
  /** Of them, those it had an alert of before: moving them back would take that one along. */
  merged: number;
}

/** Moves alerts between projects: one statement a step, however many there are. */
export function createMoveAlertsRepository(db: DatabaseHandle) {
  return {
    async move(actor: Actor, move: AlertMove): Promise<MovedAlerts> {
      await lockBoth(db, actor, move);
      const chosen = await findChosen(db, actor, move);
      const alertIds = sql`${sql.param(chosen.map((alert) => alert.searchAlertId))}::uuid[]`;
      const { copies, merged } = await copyAlerts(db, alertIds, move);
      await moveMatches(
        db,
        chosen.map((alert) => ({ from: alert.searchAlertId, to: copies.get(alert.documentId) })),
        move,
      );
      const left = await deleteUnmatched(db, alertIds);
      await appendActivities(db, actor, { left, came: chosen.map((alert) => alert.fusionId) }, move);
      return { moved: chosen.length, merged };
    },
  };
}

const chosenBy = (actor: Actor, { fromProjectId, fusionIds, savedSearchId }: AlertMove) =>
  and(
    visibleAlerts(actor),
    eq(searchAlerts.projectId, fromProjectId),
    fusionIds === undefined ? undefined : isOneOf(searchAlerts.fusionId, fusionIds),
    savedSearchId === undefined
      ? undefined
      : sql`exists (select 1 from ${searchAlertMatches} m
          where m.search_alert_id = ${searchAlerts.searchAlertId} and m.saved_search_id = ${savedSearchId})`,
  );

/** Those of both projects at once, in the order of all who change alerts: opposite moves wait for each other. */
async function lockBoth(db: DatabaseHandle, actor: Actor, move: AlertMove): Promise<void> {
  const documents = db
    .select({ documentId: searchAlerts.documentId })
    .from(searchAlerts)
    .innerJoin(projects, eq(projects.projectId, searchAlerts.projectId))
    .where(chosenBy(actor, move));
  await db
    .select({ searchAlertId: searchAlerts.searchAlertId })
    .from(searchAlerts)
    .where(
      and(
        eq(searchAlerts.organisationId, actor.organisationId),
        isOneOf(searchAlerts.projectId, [move.fromProjectId, move.toProjectId]),
        inArray(searchAlerts.documentId, documents),
      ),
    )
    .orderBy(asc(searchAlerts.searchAlertId))
    .for('update');
}

async function findChosen(db: DatabaseHandle, actor: Actor, move: AlertMove) {
  return db
    .select({
      searchAlertId: searchAlerts.searchAlertId,
      documentId: searchAlerts.documentId,
      fusionId: searchAlerts.fusionId,
    })
    .from(searchAlerts)
    .innerJoin(projects, eq(projects.projectId, searchAlerts.projectId))
    .where(chosenBy(actor, move))
    .orderBy(asc(searchAlerts.searchAlertId))
    .for('update', { of: searchAlerts });
}

/**
 * Where the document is an alert there already, the two become one, which stays unread if either was.
 * @returns the alert of the other project for each document, and how many of them it had before
 */
async function copyAlerts(db: DatabaseHandle, alertIds: SQL, { toProjectId }: AlertMove) {
  const { rows } = await db.execute<{ document_id: string; search_alert_id: string; is_new: boolean }>(sql`
    insert into ${searchAlerts} as there (search_alert_id, organisation_id, project_id, document_id, fusion_id,
      document_type, marked_read, marked_irrelevant, discovery_ts, last_match_ts, relevancy)
    select gen_random_uuid(), organisation_id, ${toProjectId}, document_id, fusion_id,
      document_type, marked_read, marked_irrelevant, discovery_ts, last_match_ts, relevancy
    from ${searchAlerts} where search_alert_id = any(${alertIds}) order by document_id
    on conflict (organisation_id, project_id, document_id) do update set
      marked_read = excluded.marked_read and (there.marked_read or there.deleted_ts is not null),
      marked_irrelevant = excluded.marked_irrelevant,
      discovery_ts = least(there.discovery_ts, excluded.discovery_ts),
      last_match_ts = greatest(there.last_match_ts, excluded.last_match_ts),
      relevancy = greatest(there.relevancy, excluded.relevancy),
      deleted_ts = null
    returning document_id, search_alert_id, there.xmax = 0 as is_new`);
  return {
    copies: new Map(rows.map((row) => [Number(row.document_id), row.search_alert_id])),
    merged: rows.filter((row) => !row.is_new).length,
  };
}

/** A match that the other alert has already is dropped. */
async function moveMatches(
  db: DatabaseHandle,
  pairs: readonly { from: string; to: string | undefined }[],
  { savedSearchId }: AlertMove,
): Promise<void> {
  const from = sql`${sql.param(pairs.map((pair) => pair.from))}::uuid[]`;
  const to = sql`${sql.param(pairs.map((pair) => pair.to))}::uuid[]`;
  const ofSearch = savedSearchId === undefined ? sql`` : sql`and m.saved_search_id = ${savedSearchId}`;
  // The pairs are handed in: a join by document would be planned with figures of before the copies.
  await db.execute(sql`
    update ${searchAlertMatches} m set search_alert_id = pair.there
    from unnest(${from}, ${to}) as pair (here, there)
    where m.search_alert_id = pair.here ${ofSearch} and not exists (
      select 1 from ${searchAlertMatches} same where same.saved_search_id = m.saved_search_id
        and same.search_alert_id = pair.there and same.document_version = m.document_version)`);
  await db.execute(sql`delete from ${searchAlertMatches} m where m.search_alert_id = any(${from}) ${ofSearch}`);
}

/** @returns the documents that are no alerts of the first project any more */
async function deleteUnmatched(db: DatabaseHandle, alertIds: SQL): Promise<string[]> {
  const { rows } = await db.execute<{ fusion_id: string }>(sql`
    delete from ${searchAlerts} a where a.search_alert_id = any(${alertIds})
      and not exists (select 1 from ${searchAlertMatches} m where m.search_alert_id = a.search_alert_id)
    returning a.fusion_id`);
  return rows.map((row) => row.fusion_id);
}

async function appendActivities(
  db: DatabaseHandle,
  actor: Actor,
  { left, came }: { left: readonly string[]; came: readonly string[] },
  { fromProjectId, toProjectId, nowTs }: AlertMove,
): Promise<void> {
  await db.execute(sql`
    insert into ${alertActivities} (organisation_id, fusion_id, project_id, user_id, impersonator_id, event_label, event_ts)
    select ${actor.organisationId}, fusion_id, project_id, ${actor.userId}, ${actor.impersonatorId}, event_label, ${nowTs}::bigint
    from (
      select unnest(${sql.param(left)}::text[]), ${fromProjectId}::uuid, 'REMOVED_FROM_PROJECT'
      union all select unnest(${sql.param(came)}::text[]), ${toProjectId}::uuid, 'ADDED_TO_PROJECT'
    ) as moved (fusion_id, project_id, event_label)`);
}
