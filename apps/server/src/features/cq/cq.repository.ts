import {
  cqBills,
  cqFiles,
  cqFloorVotes,
  cqPublicationBills,
  cqPublications,
  cqRecords,
  documents,
  member,
  organization,
  user,
} from '@rotunda/database';
import { CQ_CATEGORIES, type CqCategory, type CqMilestone, type CqReference } from '@rotunda/domain';
import { and, desc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../platform/database/create-database.ts';
import { isOneOf } from '../../platform/database/is-one-of.ts';

const { bodyHtml: _body, references: _references, ...hitColumns } = getTableColumns(cqPublications);
/** A publication without its text. */
export type StoredHit = Omit<typeof cqPublications.$inferSelect, 'bodyHtml' | 'references'>;
export type StoredPublication = typeof cqPublications.$inferSelect & {
  references: CqReference[];
  source: string;
  fetchedTs: number;
  /** Whether its PDF can be opened: it has a URL, or the named file was delivered. */
  hasPdf: boolean;
  /** `label` is null for a bill that is not stored. */
  bills: { fusionId: string; label: string | null }[];
};
export type StoredFloorVote = typeof cqFloorVotes.$inferSelect;

/** Summary of what exists for a bill, before any of it is loaded. */
export interface CqOverview {
  billFusionId: string;
  milestones: CqMilestone[];
  crsSummary: string | null;
  totals: Partial<Record<CqCategory, number>>;
  hasFloorVotes: boolean;
}

/**
 * Reads licensed content. It belongs to no organization, but only those entitled to federal content may see it: methods
 * either take the organization or must be called after `isEntitled`.
 */
export function createCqRepository(db: DatabaseHandle) {
  return {
    async isEntitled(organizationId: string): Promise<boolean> {
      const [row] = await db
        .select({ isFederal: isFederal() })
        .from(organization)
        .where(eq(organization.id, organizationId));
      return row?.isFederal ?? false;
    },

    /** Whether the user is still an active member of an entitled organization. */
    async isEntitledMember({ organizationId, userId }: { organizationId: string; userId: string }): Promise<boolean> {
      const rows = await db
        .select({ userId: user.id })
        .from(member)
        .innerJoin(user, eq(user.id, member.userId))
        .innerJoin(organization, eq(organization.id, member.organizationId))
        .where(
          and(eq(user.id, userId), eq(organization.id, organizationId), eq(user.isActive, true), sql`${isFederal()}`),
        );
      return rows.length > 0;
    },

    /** Returns overviews of the bills that the feed covers; an organization that is not entitled gets none. */
    async findOverviews(organizationId: string, billFusionIds: readonly string[]): Promise<CqOverview[]> {
      if (billFusionIds.length === 0) return [];
      const { rows } = await db.execute<{ [K in keyof CqOverview]: CqOverview[K] | null }>(sql`
        select wanted.id as "billFusionId", b.milestones, b.crs_summary as "crsSummary", counted.totals,
          exists (select 1 from ${cqFloorVotes} v where v.bill_fusion_id = wanted.id) as "hasFloorVotes"
        from unnest(${sql.param([...billFusionIds])}::text[]) as wanted(id)
        left join ${cqBills} b on b.bill_fusion_id = wanted.id
        left join lateral (
          select jsonb_object_agg(category, hits) as totals from (
            select category, count(*)::int as hits from ${cqPublicationBills} p
            where p.bill_fusion_id = wanted.id group by category) c
        ) counted on true
        where exists (select 1 from ${organization} where ${organization.id} = ${organizationId} and ${isFederal()})`);
      return rows.flatMap(({ billFusionId, milestones, crsSummary, totals, hasFloorVotes }) => {
        if (billFusionId === null) return [];
        if (milestones === null && totals === null && hasFloorVotes !== true) return [];
        return {
          billFusionId,
          crsSummary,
          milestones: milestones ?? [],
          totals: totals ?? {},
          hasFloorVotes: hasFloorVotes === true,
        };
      });
    },

    /** Returns the latest publications of each bill and category. */
    async findNewest(billFusionIds: readonly string[], max: number): Promise<(StoredHit & { billFusionId: string })[]> {
      const rows = await db
        .select({ ...hitColumns, billFusionId: sql<string>`newest.bill_fusion_id` })
        .from(
          sql`unnest(${sql.param([...billFusionIds])}::text[]) as wanted(id)
            cross join unnest(${sql.param([...CQ_CATEGORIES])}::text[]) as one(category)
            cross join lateral (
              select bill_fusion_id, cq_uid from ${cqPublicationBills} p
              where p.bill_fusion_id = wanted.id and p.category = one.category
              order by p.display_ts desc, p.cq_uid desc limit ${max}) newest`,
        )
        .innerJoin(cqPublications, sql`${cqPublications.cqUid} = newest.cq_uid`)
        .orderBy(desc(cqPublications.displayTs), desc(cqPublications.cqUid));
      return rows;
    },

    async findPage(
      { billFusionId, category }: { billFusionId: string; category: CqCategory },
      { skip, limit }: { skip: number; limit: number },
    ): Promise<{ rows: StoredHit[]; total: number }> {
      const isWanted = and(
        eq(cqPublicationBills.billFusionId, billFusionId),
        eq(cqPublicationBills.category, category),
      );
      const rows = await db
        .select(hitColumns)
        .from(cqPublicationBills)
        .innerJoin(cqPublications, eq(cqPublications.cqUid, cqPublicationBills.cqUid))
        .where(isWanted)
        .orderBy(desc(cqPublicationBills.displayTs), desc(cqPublicationBills.cqUid))
        .offset(skip)
        .limit(limit);
      return { rows, total: await db.$count(cqPublicationBills, isWanted) };
    },

    /** Newest first. */
    async findFloorVotes(billFusionIds: readonly string[]): Promise<StoredFloorVote[]> {
      return db
        .select()
        .from(cqFloorVotes)
        .where(isOneOf(cqFloorVotes.billFusionId, billFusionIds))
        .orderBy(
          desc(cqFloorVotes.voteDate),
          sql`length(${cqFloorVotes.rollcall}) desc nulls last`,
          sql`${cqFloorVotes.rollcall} desc nulls last`,
          desc(cqFloorVotes.cqOid),
        );
    },

    async getPublication(cqUid: string): Promise<StoredPublication | null> {
      const [row] = await db
        .select({
          publication: cqPublications,
          source: cqRecords.source,
          fetchedTs: cqRecords.fetchedTs,
          hasPdf: sql<boolean>`${cqPublications.pdfUrl} is not null or exists (
            select 1 from ${cqFiles} where ${cqFiles.name} = ${cqPublications.pdfFile})`,
          bills: sql<StoredPublication['bills']>`coalesce((
            select jsonb_agg(jsonb_build_object('fusionId', b.bill_fusion_id, 'label', d.locality_external_id)
              order by b.bill_fusion_id)
            from ${cqPublicationBills} b left join ${documents} d on d.fusion_id = b.bill_fusion_id
            where b.cq_uid = ${cqPublications.cqUid}), '[]')`,
        })
        .from(cqPublications)
        .innerJoin(cqRecords, eq(cqRecords.fusionId, cqPublications.recordId))
        .where(eq(cqPublications.cqUid, cqUid));
      if (row === undefined) return null;
      const { publication, ...rest } = row;
      // The cast is safe because only the store writes `references`, from CqReference[].
      return { ...publication, ...rest, references: publication.references as CqReference[] };
    },

    /** Returns the delivered file or else the URL; null without either, or while the file has not arrived. */
    async getPdf(cqUid: string): Promise<{ content: Buffer } | { url: string } | null> {
      const [row] = await db
        .select({ url: cqPublications.pdfUrl, content: cqFiles.content })
        .from(cqPublications)
        .leftJoin(cqFiles, eq(cqFiles.name, cqPublications.pdfFile))
        .where(eq(cqPublications.cqUid, cqUid));
      if (row?.content) return { content: row.content };
      return row?.url ? { url: row.url } : null;
    },
  };
}

/**
 * The entitlement that the specification requires for the second source's content (ALR-08: `cq_content` needs
 * `USFederal`).
 */
const isFederal = () => sql<boolean>`coalesce((${organization.entitlements} ->> 'USFederal')::boolean, false)`;
