import { searchAlertMatches, searchAlerts } from '@rotunda/database';
import type { UnixSeconds } from '@rotunda/domain';
import { and, asc, desc, eq, gt, isNull, lte, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../platform/database/create-database.ts';
import { isOneOf } from '../../../platform/database/is-one-of.ts';

/** One match as digests, webhooks and feeds tell of it. */
export interface DeliveredMatch {
  /** Rises with each match that is delivered, also between organisations. */
  deliveryNumber: number;
  savedSearchId: string;
  searchAlertId: string;
  projectId: string;
  documentId: number;
  fusionId: string;
  documentType: string;
  documentVersion: number;
  matchedTs: UnixSeconds;
}

/** Those found before numbers were given share one. */
const NEWEST_FIRST = [
  desc(searchAlertMatches.deliveryNumber),
  desc(searchAlertMatches.matchedTs),
  desc(searchAlertMatches.searchAlertId),
];

/** Which matches: of these projects or saved searches (no list: all of the organisation), between two numbers. */
export interface DeliveryRange {
  projectIds?: readonly string[];
  savedSearchIds?: readonly string[];
  /** The last number delivered before. */
  after: number;
  upTo: number;
  /** The first so many, or the last when the newest come first. */
  limit: number;
  newestFirst?: boolean;
}

/**
 * What was matched, in the one order in which it goes out. Numbers are given after the commit, by one transaction at a
 * time: a clock or a serial number of the writing would pass over a match whose transaction ends late.
 */
export function createDeliveredMatchesRepository(db: DatabaseHandle) {
  return {
    /**
     * Numbers what was matched since the last time; in a transaction, whose end lets the next one in.
     * @returns the newest number, 0 when there is none
     */
    async numberNew(): Promise<number> {
      await db.execute(sql`select pg_advisory_xact_lock(hashtext('alert delivery numbers'))`);
      await db.execute(sql`
        update ${searchAlertMatches} m set delivery_number = fresh.number
        from (
          select saved_search_id, search_alert_id, document_version,
            (select coalesce(max(delivery_number), 0) from ${searchAlertMatches})
              + row_number() over (order by matched_ts, search_alert_id, saved_search_id, document_version) as number
          from ${searchAlertMatches} where delivery_number is null
        ) fresh
        where m.saved_search_id = fresh.saved_search_id and m.search_alert_id = fresh.search_alert_id
          and m.document_version = fresh.document_version`);
      const [row] = await db
        .select({ newest: sql`coalesce(max(${searchAlertMatches.deliveryNumber}), 0)`.mapWith(Number) })
        .from(searchAlertMatches);
      return row?.newest ?? 0;
    },

    /** Whether anything waits for its number. */
    async hasUnnumbered(): Promise<boolean> {
      const rows = await db
        .select({ one: sql`1` })
        .from(searchAlertMatches)
        .where(isNull(searchAlertMatches.deliveryNumber))
        .limit(1);
      return rows.length > 0;
    },

    /** By number; without those whose alert was deleted or marked irrelevant meanwhile. */
    async find(scope: { organisationId: string }, range: DeliveryRange): Promise<DeliveredMatch[]> {
      const rows = await db
        .select({
          deliveryNumber: searchAlertMatches.deliveryNumber,
          savedSearchId: searchAlertMatches.savedSearchId,
          searchAlertId: searchAlertMatches.searchAlertId,
          projectId: searchAlerts.projectId,
          documentId: searchAlerts.documentId,
          fusionId: searchAlerts.fusionId,
          documentType: searchAlerts.documentType,
          documentVersion: searchAlertMatches.documentVersion,
          matchedTs: searchAlertMatches.matchedTs,
        })
        .from(searchAlertMatches)
        .innerJoin(searchAlerts, eq(searchAlerts.searchAlertId, searchAlertMatches.searchAlertId))
        .where(
          and(
            eq(searchAlertMatches.organisationId, scope.organisationId),
            eq(searchAlerts.organisationId, scope.organisationId),
            gt(searchAlertMatches.deliveryNumber, range.after),
            lte(searchAlertMatches.deliveryNumber, range.upTo),
            isNull(searchAlerts.deletedTs),
            eq(searchAlerts.markedIrrelevant, false),
            range.projectIds && isOneOf(searchAlerts.projectId, range.projectIds),
            range.savedSearchIds && isOneOf(searchAlertMatches.savedSearchId, range.savedSearchIds),
          ),
        )
        .orderBy(...(range.newestFirst ? NEWEST_FIRST : [asc(searchAlertMatches.deliveryNumber)]))
        .limit(range.limit);
      return rows.flatMap((row) =>
        row.deliveryNumber === null ? [] : [{ ...row, deliveryNumber: row.deliveryNumber }],
      );
    },
  };
}
