import { advocacyCampaigns, advocacyMessages } from '@rotunda/database';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../platform/database/create-database.ts';
import { isOneOf } from '../../platform/database/is-one-of.ts';

export type CampaignRow = typeof advocacyCampaigns.$inferSelect;
export type CampaignChanges = Partial<
  Pick<
    CampaignRow,
    'name' | 'nameKey' | 'isActive' | 'reportUrl' | 'emailEnabled' | 'phoneEnabled' | 'xPostsEnabled' | 'updatedTs'
  >
>;
export type StoredCampaign = CampaignRow & { legislatorsCount: number };

/** Stores the campaigns an organization entered. Campaigns of other organizations are treated as nonexistent. */
export function createCampaignsRepository(db: DatabaseHandle, organizationId: string) {
  const { campaignId, nameKey, version } = advocacyCampaigns;
  const isOurs = eq(advocacyCampaigns.organizationId, organizationId);
  return {
    /** Ordered by name. */
    async find(): Promise<StoredCampaign[]> {
      const sent = db
        .select({
          campaignId: advocacyMessages.campaignId,
          legislators: sql<number>`count(distinct ${advocacyMessages.personFusionId})::int`.as('legislators'),
        })
        .from(advocacyMessages)
        .where(eq(advocacyMessages.organizationId, organizationId))
        .groupBy(advocacyMessages.campaignId)
        .as('sent');
      const rows = await db
        .select({ campaign: advocacyCampaigns, legislators: sent.legislators })
        .from(advocacyCampaigns)
        .leftJoin(sent, eq(sent.campaignId, campaignId))
        .where(isOurs)
        .orderBy(asc(nameKey));
      return rows.map(({ campaign, legislators }) => ({ ...campaign, legislatorsCount: legislators ?? 0 }));
    },

    async get(id: string): Promise<StoredCampaign | null> {
      const [row] = await db
        .select()
        .from(advocacyCampaigns)
        .where(and(isOurs, eq(campaignId, id)));
      if (row === undefined) return null;
      const [sent] = await db
        .select({ legislators: sql<number>`count(distinct ${advocacyMessages.personFusionId})::int` })
        .from(advocacyMessages)
        .where(eq(advocacyMessages.campaignId, id));
      return { ...row, legislatorsCount: sent?.legislators ?? 0 };
    },

    async count(): Promise<number> {
      return db.$count(advocacyCampaigns, isOurs);
    },

    async findByKeys(keys: readonly string[]): Promise<CampaignRow[]> {
      return db
        .select()
        .from(advocacyCampaigns)
        .where(and(isOurs, isOneOf(nameKey, keys)));
    },

    /** @returns false if another campaign has the name */
    async insert(row: typeof advocacyCampaigns.$inferInsert): Promise<boolean> {
      const inserted = await db
        .insert(advocacyCampaigns)
        .values(row)
        .onConflictDoNothing({ target: [advocacyCampaigns.organizationId, nameKey] })
        .returning({ campaignId });
      return inserted.length === 1;
    },

    /** Whether another campaign has the name. */
    async isTaken(key: string, exceptId: string): Promise<boolean> {
      const [row] = await db
        .select({ campaignId })
        .from(advocacyCampaigns)
        .where(and(isOurs, eq(nameKey, key), sql`${campaignId} <> ${exceptId}`));
      return row !== undefined;
    },

    /**
     * Updates the campaign if it still has the given version; without a version the last write wins.
     * @returns whether the campaign was updated
     */
    async update(id: string, before: number | undefined, changes: CampaignChanges): Promise<boolean> {
      const isThat = before === undefined ? undefined : eq(version, before);
      const updated = await db
        .update(advocacyCampaigns)
        .set({ ...changes, version: sql`${version} + 1` })
        .where(and(isOurs, eq(campaignId, id), isThat))
        .returning({ campaignId });
      return updated.length === 1;
    },

    /** Returns whether it still existed. */
    async delete(id: string): Promise<boolean> {
      const rows = await db
        .delete(advocacyCampaigns)
        .where(and(isOurs, eq(campaignId, id)))
        .returning({ campaignId });
      return rows.length > 0;
    },
  };
}
