import { searchAlertMatches, searchAlerts } from '@rotunda/database';
import type { UnixSeconds } from '@rotunda/domain';
import { and, asc, desc, eq, gt, isNull, lte, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../platform/database/create-database.ts';
import { isOneOf } from '../../../platform/database/is-one-of.ts';

/** Match as delivered in digests, webhooks and feeds. */
export interface DeliveredMatch {
  /** Increases with each delivered match, across organizations. */
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

/** Matches found before numbering was introduced share a number. */
const NEWEST_FIRST = [
  desc(searchAlertMatches.deliveryNumber),
  desc(searchAlertMatches.matchedTs),
  desc(searchAlertMatches.searchAlertId),
];

/** Matches of these projects or saved searches (all of the organization if undefined) between two delivery numbers. */
export interface DeliveryRange {
  projectIds?: readonly string[];
  savedSearchIds?: readonly string[];
  /** Last number that was already delivered. */
  after: number;
  upTo: number;
  /** Keeps the first matches of the range, or the last with `newestFirst`. */
  limit: number;
  newestFirst?: boolean;
}

/**
 * Reads matches in their single delivery order. Numbers are assigned after commit, by one transaction at a time,
 * because a clock or a sequence assigned at insert would skip a match whose transaction commits late.
 */
export function createDeliveredMatchesRepository(db: DatabaseHandle) {
  return {
    /**
     * Numbers the matches added since the last call. Must run in a transaction, because the lock is released at its
     * end.
     * @returns the highest number, 0 if there is none
     */
    async numberNew(): Promise<number> {
      await db.execute(sql`select pg_advisory_xact_lock(hashtext('alert delivery numbers'))`);
      await db.execute(sql`
        update ${searchAlertMatches} m set delivery_number = fresh.number
        from (
          select saved_search_id, search_alert_id, document_version,
            (select greatest(max(delivery_number), 0) from ${searchAlertMatches})
              + row_number() over (order by matched_ts, search_alert_id, saved_search_id, document_version) as number
          from ${searchAlertMatches} where delivery_number is null
        ) fresh
        where m.saved_search_id = fresh.saved_search_id and m.search_alert_id = fresh.search_alert_id
          and m.document_version = fresh.document_version`);
      const [row] = await db
        .select({ newest: sql`greatest(max(${searchAlertMatches.deliveryNumber}), 0)`.mapWith(Number) })
        .from(searchAlertMatches);
      return row?.newest ?? 0;
    },

    /** Whether any match is still without a number. */
    async hasUnnumbered(): Promise<boolean> {
      const rows = await db
        .select({ one: sql`1` })
        .from(searchAlertMatches)
        .where(isNull(searchAlertMatches.deliveryNumber))
        .limit(1);
      return rows.length > 0;
    },

    /** Ordered by number; matches whose alert has been deleted or marked irrelevant are left out. */
    async find(scope: { organizationId: string }, range: DeliveryRange): Promise<DeliveredMatch[]> {
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
            eq(searchAlertMatches.organizationId, scope.organizationId),
            eq(searchAlerts.organizationId, scope.organizationId),
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
