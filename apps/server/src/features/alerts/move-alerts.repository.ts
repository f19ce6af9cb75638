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
  /** Moves these alerts with all their matches. */
  fusionIds?: readonly string[] | undefined;
  /** Moves only the matches of this saved search; alerts that other searches found too also stay in the old project. */
  savedSearchId?: string | undefined;
  nowTs: UnixSeconds;
}

export interface MovedAlerts {
  /** Number of documents that are now alerts of the target project. */
  moved: number;
  /** How many of them were already alerts there. Moving these back would move the earlier alert too. */
  merged: number;
}

/** Moves alerts between projects with one statement per step, however many alerts there are. */
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

/**
 * Locks the alerts of both projects, in the order used by every change of alerts, so that opposite moves wait for each
 * other.
 */
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
        eq(searchAlerts.organizationId, actor.organizationId),
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
 * Copies the alerts to the target project. If the document already has an alert there, the two are merged, and the
 * result is unread if either was.
 * @returns the target alert of each document and how many of them already existed
 */
async function copyAlerts(db: DatabaseHandle, alertIds: SQL, { toProjectId }: AlertMove) {
  const { rows } = await db.execute<{ document_id: string; search_alert_id: string; is_new: boolean }>(sql`
    insert into ${searchAlerts} as there (search_alert_id, organization_id, project_id, document_id, fusion_id,
      document_type, marked_read, marked_irrelevant, discovery_ts, last_match_ts, relevancy)
    select gen_random_uuid(), organization_id, ${toProjectId}, document_id, fusion_id,
      document_type, marked_read, marked_irrelevant, discovery_ts, last_match_ts, relevancy
    from ${searchAlerts} where search_alert_id = any(${alertIds}) order by document_id
    on conflict (organization_id, project_id, document_id) do update set
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

/** Moves the matches, dropping those that the target alert already has. */
async function moveMatches(
  db: DatabaseHandle,
  pairs: readonly { from: string; to: string | undefined }[],
  { savedSearchId }: AlertMove,
): Promise<void> {
  const from = sql`${sql.param(pairs.map((pair) => pair.from))}::uuid[]`;
  const to = sql`${sql.param(pairs.map((pair) => pair.to))}::uuid[]`;
  const ofSearch = savedSearchId === undefined ? sql`` : sql`and m.saved_search_id = ${savedSearchId}`;
  // The pairs are parameters because a join by document would be planned with statistics from before the copy.
  await db.execute(sql`
    update ${searchAlertMatches} m set search_alert_id = pair.there
    from unnest(${from}, ${to}) as pair (here, there)
    where m.search_alert_id = pair.here ${ofSearch} and not exists (
      select 1 from ${searchAlertMatches} same where same.saved_search_id = m.saved_search_id
        and same.search_alert_id = pair.there and same.document_version = m.document_version)`);
  await db.execute(sql`delete from ${searchAlertMatches} m where m.search_alert_id = any(${from}) ${ofSearch}`);
}

/** @returns the documents that no longer have an alert in the source project */
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
    insert into ${alertActivities} (organization_id, fusion_id, project_id, user_id, impersonator_id, event_label, event_ts)
    select ${actor.organizationId}, fusion_id, project_id, ${actor.userId}, ${actor.impersonatorId}, event_label, ${nowTs}::bigint
    from (
      select unnest(${sql.param(left)}::text[]), ${fromProjectId}::uuid, 'REMOVED_FROM_PROJECT'
      union all select unnest(${sql.param(came)}::text[]), ${toProjectId}::uuid, 'ADDED_TO_PROJECT'
    ) as moved (fusion_id, project_id, event_label)`);
}
