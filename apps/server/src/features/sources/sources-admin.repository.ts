import {
  cqRecords,
  documentChanges,
  htsChapters,
  ingestRuns,
  quarantine,
  sourceFacts,
  sourceSettings,
} from '@rotunda/database';
import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../platform/database/create-database.ts';
import type { IngestRunRow } from './ingest/ingest-runs.repository.ts';

export interface Freshness {
  source: string;
  sampleSize: number;
  publishedP50: number | null;
  publishedP95: number | null;
  matchedP50: number | null;
  matchedP95: number | null;
}

/** Number of latest changes that determine a source's freshness; older ones would hide the current state. */
const FRESHNESS_SAMPLE = 1000;

/** Computes the figures of the Sources page. They belong to the installation, not to an organization. */
export function createSourcesAdminRepository(db: DatabaseHandle) {
  return {
    /**
     * Counts the records of each source wherever they are stored: as facts, as content of a licensed feed, or as lines
     * of the tariff schedule.
     */
    async countRecords(): Promise<Map<string, number>> {
      const { rows } = await db.execute<{ source: string; count: number }>(sql`
        select source, sum(count)::int as count from (
          select source, count(*) from ${sourceFacts} group by source
          union all select source, count(*) from ${cqRecords} where not is_retracted group by source
          union all select r.source, sum(c.line_count) from ${htsChapters} c
            join ${ingestRuns} r on r.run_id = c.load_id group by r.source) held
        group by source`);
      return new Map(rows.map((row) => [row.source, row.count]));
    },

    async countQuarantined(): Promise<Map<string, number>> {
      const rows = await db
        .select({ source: quarantine.source, count: sql<number>`count(*)::int` })
        .from(quarantine)
        .groupBy(quarantine.source);
      return new Map(rows.map((row) => [row.source, row.count]));
    },

    async findLastRuns(): Promise<Map<string, IngestRunRow>> {
      const rows = await db
        .selectDistinctOn([ingestRuns.source])
        .from(ingestRuns)
        .orderBy(ingestRuns.source, desc(ingestRuns.startedTs), desc(ingestRuns.runId));
      return new Map(rows.map((row) => [row.source, row]));
    },

    async findRuns(
      source: string,
      page: { skip: number; limit: number },
    ): Promise<{ rows: IngestRunRow[]; total: number }> {
      const rows = await db
        .select()
        .from(ingestRuns)
        .where(eq(ingestRuns.source, source))
        .orderBy(desc(ingestRuns.startedTs), desc(ingestRuns.runId))
        .offset(page.skip)
        .limit(page.limit);
      return { rows, total: await db.$count(ingestRuns, eq(ingestRuns.source, source)) };
    },

    async findQuarantine(source: string, page: { skip: number; limit: number }) {
      const rows = await db
        .select()
        .from(quarantine)
        .where(eq(quarantine.source, source))
        .orderBy(desc(quarantine.lastSeenTs), desc(quarantine.quarantineId))
        .offset(page.skip)
        .limit(page.limit);
      return { rows, total: await db.$count(quarantine, eq(quarantine.source, source)) };
    },

    /** Returns the seconds from publication to fetch and from commit to match, for each source's latest changes. */
    async findFreshness(sources: readonly string[]): Promise<Map<string, Freshness>> {
      const found = new Map<string, Freshness>();
      for (const source of sources) {
        const last = db
          .select({
            // Null without a date; greatest() alone would ignore the null and give 0.
            published: sql<number | null>`case when ${documentChanges.publishedTs} is not null
              then greatest(0, ${documentChanges.fetchedTs} - ${documentChanges.publishedTs}) end`.as('published'),
            matched: sql<number>`(${documentChanges.matchedMs} - ${documentChanges.committedMs}) / 1000.0`.as(
              'matched',
            ),
          })
          .from(documentChanges)
          .where(and(eq(documentChanges.source, source), isNotNull(documentChanges.matchedMs)))
          .orderBy(desc(documentChanges.changeId))
          .limit(FRESHNESS_SAMPLE)
          .as('last');
        const [row] = await db
          .select({
            sampleSize: sql<number>`count(*)::int`,
            publishedP50: percentile(0.5, 'published'),
            publishedP95: percentile(0.95, 'published'),
            matchedP50: percentile(0.5, 'matched'),
            matchedP95: percentile(0.95, 'matched'),
          })
          .from(last);
        if (row !== undefined) found.set(source, { source, ...row });
      }
      return found;
    },

    async findScheduled(): Promise<{ source: string; schedule: string; updatedTs: number }[]> {
      const rows = await db
        .select({
          source: sourceSettings.source,
          schedule: sourceSettings.schedule,
          updatedTs: sourceSettings.updatedTs,
        })
        .from(sourceSettings)
        .where(and(eq(sourceSettings.enabled, true), isNotNull(sourceSettings.schedule)));
      return rows.flatMap(({ source, schedule, updatedTs }) =>
        schedule === null ? [] : [{ source, schedule, updatedTs }],
      );
    },
  };
}

const percentile = (fraction: number, column: 'published' | 'matched') =>
  sql<
    number | null
  >`(percentile_cont(${sql.raw(String(fraction))}) within group (order by ${sql.identifier(column)}))::float8`;
