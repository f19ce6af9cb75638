import { advocacyCampaigns, advocacyMessages, advocacyRelationships } from '@rotunda/database';
import { and, asc, desc, eq, gte, lte, sql } from 'drizzle-orm';
import { bulkInsert } from '../../platform/database/bulk-insert.ts';
import type { DatabaseHandle } from '../../platform/database/create-database.ts';
import { isOneOf } from '../../platform/database/is-one-of.ts';

export type MessagesRow = typeof advocacyMessages.$inferSelect;
export type RelationshipRow = typeof advocacyRelationships.$inferSelect;
/** How many of an organization's people support what is sent to a legislator. */
export type SupportCounts = Pick<RelationshipRow, 'contactsCount' | 'advocatesCount'>;
export type StoredActivity = Omit<MessagesRow, 'organizationId'> & {
  campaignName: string;
  contactsCount: number;
  advocatesCount: number;
};

/** Stores what an organization's campaigns sent to whom and how many of its people support it. */
export function createActivityRepository(db: DatabaseHandle, organizationId: string) {
  const { campaignId, personFusionId, sentOn } = advocacyMessages;
  const isOurs = eq(advocacyMessages.organizationId, organizationId);
  const ofCampaign = (id: string | undefined) => and(isOurs, id === undefined ? undefined : eq(campaignId, id));
  const columns = {
    campaignId,
    personFusionId,
    sentOn,
    messagesCount: advocacyMessages.messagesCount,
    callsCount: advocacyMessages.callsCount,
    xPostsCount: advocacyMessages.xPostsCount,
    campaignName: advocacyCampaigns.name,
    contactsCount: sql<number>`coalesce(${advocacyRelationships.contactsCount}, 0)`,
    advocatesCount: sql<number>`coalesce(${advocacyRelationships.advocatesCount}, 0)`,
  };
  const select = () =>
    db
      .select(columns)
      .from(advocacyMessages)
      .innerJoin(advocacyCampaigns, eq(advocacyCampaigns.campaignId, campaignId))
      .leftJoin(
        advocacyRelationships,
        and(
          eq(advocacyRelationships.organizationId, organizationId),
          eq(advocacyRelationships.personFusionId, personFusionId),
        ),
      );

  return {
    /** Newest day first. */
    async find(ofId: string | undefined, skip: number, limit: number): Promise<StoredActivity[]> {
      return select()
        .where(ofCampaign(ofId))
        .orderBy(desc(sentOn), asc(advocacyCampaigns.nameKey), asc(personFusionId))
        .offset(skip)
        .limit(limit);
    },

    async count(ofId: string | undefined): Promise<number> {
      return db.$count(advocacyMessages, ofCampaign(ofId));
    },

    async get(key: Pick<MessagesRow, 'campaignId' | 'personFusionId' | 'sentOn'>): Promise<StoredActivity | null> {
      const [row] = await select().where(
        and(isOurs, eq(campaignId, key.campaignId), eq(personFusionId, key.personFusionId), eq(sentOn, key.sentOn)),
      );
      return row ?? null;
    },

    /** Finds the rows that match any of the campaigns, people and days. */
    async findMessages(keys: {
      campaignIds: readonly string[];
      personFusionIds: readonly string[];
      days: readonly string[];
    }): Promise<MessagesRow[]> {
      return db
        .select()
        .from(advocacyMessages)
        .where(
          and(
            isOurs,
            isOneOf(campaignId, keys.campaignIds),
            isOneOf(personFusionId, keys.personFusionIds),
            isOneOf(sentOn, keys.days),
          ),
        );
    },

    /** Finds every campaign that ever wrote to a person, with what each sent in the date range. */
    async findOfPerson(personIds: readonly string[], { startDate, endDate }: DayRange) {
      const campaigns = await db
        .select()
        .from(advocacyCampaigns)
        .where(
          and(
            eq(advocacyCampaigns.organizationId, organizationId),
            sql`exists (select 1 from ${advocacyMessages} m where m.campaign_id = ${advocacyCampaigns.campaignId}
              and m.person_fusion_id = any(${sql.param([...personIds])}::text[]))`,
          ),
        )
        .orderBy(desc(advocacyCampaigns.isActive), asc(advocacyCampaigns.nameKey));
      const messages = await db
        .select({
          campaignId,
          date: sentOn,
          messagesCount: sql<number>`sum(${advocacyMessages.messagesCount})::float8`,
          callsCount: sql<number>`sum(${advocacyMessages.callsCount})::float8`,
          xPostsCount: sql<number>`sum(${advocacyMessages.xPostsCount})::float8`,
        })
        .from(advocacyMessages)
        .where(
          and(
            isOurs,
            isOneOf(personFusionId, personIds),
            startDate === undefined ? undefined : gte(sentOn, startDate),
            endDate === undefined ? undefined : lte(sentOn, endDate),
          ),
        )
        .groupBy(campaignId, sentOn)
        .orderBy(asc(sentOn));
      return { campaigns, messages };
    },

    async findRelationships(personIds: readonly string[]): Promise<RelationshipRow[]> {
      return db
        .select()
        .from(advocacyRelationships)
        .where(
          and(
            eq(advocacyRelationships.organizationId, organizationId),
            isOneOf(advocacyRelationships.personFusionId, personIds),
          ),
        );
    },

    /** Idempotent: an existing row of the same campaign, person and day is replaced. */
    async saveMessages(rows: readonly Omit<MessagesRow, 'organizationId'>[]): Promise<void> {
      const owned = rows.map((row) => ({ ...row, organizationId }));
      await bulkInsert(db, advocacyMessages, owned, {
        onConflict: { target: [campaignId, personFusionId, sentOn], update: 'all' },
      });
    },

    async saveRelationships(rows: readonly Omit<RelationshipRow, 'organizationId'>[]): Promise<void> {
      const owned = rows.map((row) => ({ ...row, organizationId }));
      await bulkInsert(db, advocacyRelationships, owned, {
        onConflict: {
          target: [advocacyRelationships.organizationId, advocacyRelationships.personFusionId],
          update: 'all',
        },
      });
    },

    async deleteRelationships(personIds: readonly string[]): Promise<void> {
      if (personIds.length === 0) return;
      await db
        .delete(advocacyRelationships)
        .where(
          and(
            eq(advocacyRelationships.organizationId, organizationId),
            isOneOf(advocacyRelationships.personFusionId, personIds),
          ),
        );
    },

    /** @returns whether a row was deleted */
    async delete(ofId: string, personIds: readonly string[], day: string): Promise<boolean> {
      const deleted = await db
        .delete(advocacyMessages)
        .where(and(ofCampaign(ofId), isOneOf(personFusionId, personIds), eq(sentOn, day)))
        .returning({ campaignId });
      return deleted.length > 0;
    },
  };
}

/** Both days are included. */
export interface DayRange {
  startDate?: string | undefined;
  endDate?: string | undefined;
}

/** Adds up the counts of one person across all ids the person was stored under. */
export function sumSupportCounts(rows: readonly SupportCounts[]): SupportCounts {
  return {
    contactsCount: rows.reduce((total, row) => total + row.contactsCount, 0),
    advocatesCount: rows.reduce((total, row) => total + row.advocatesCount, 0),
  };
}
