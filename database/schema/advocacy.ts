import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { ts } from './columns.ts';
import { organization } from './identity.ts';

const organizationId = () =>
  text()
    .notNull()
    .references(() => organization.id, { onDelete: 'cascade' });

/** Where an organization's advocacy data comes from; without a row it is stored here. */
export const advocacyProviders = pgTable(
  'advocacy_providers',
  {
    organizationId: organizationId().primaryKey(),
    kind: text().notNull(),
    /** Display name, also used in its failure message. */
    name: text().notNull(),
    /** Address of an external platform. */
    address: text(),
    apiKeySealed: text(),
    /** Page where campaigns are run. */
    toolUrl: text(),
    version: integer().notNull().default(1),
    updatedTs: ts().notNull(),
  },
  () => [
    check('advocacy_providers_kind', sql`kind in ('embedded', 'http')`),
    check('advocacy_providers_address', sql`kind = 'embedded' or address is not null`),
  ],
);

/** Campaigns that an organization enters itself. */
export const advocacyCampaigns = pgTable(
  'advocacy_campaigns',
  {
    campaignId: uuid().primaryKey(),
    organizationId: organizationId(),
    name: text().notNull(),
    /** Name normalized for comparison: ignores case, accents and spaces. */
    nameKey: text().notNull(),
    isActive: boolean().notNull(),
    reportUrl: text(),
    emailEnabled: boolean().notNull(),
    phoneEnabled: boolean().notNull(),
    xPostsEnabled: boolean().notNull(),
    version: integer().notNull().default(1),
    isSample: boolean().notNull().default(false),
    createdBy: text().notNull(),
    createdTs: ts().notNull(),
    updatedTs: ts().notNull(),
  },
  (t) => [uniqueIndex('advocacy_campaigns_by_name').on(t.organizationId, t.nameKey)],
);

/** How many of an organization's people are a legislator's constituents, and how many of them advocate. */
export const advocacyRelationships = pgTable(
  'advocacy_relationships',
  {
    organizationId: organizationId(),
    /** The person's primary id; no row uses any of their other ids. */
    personFusionId: text().notNull(),
    contactsCount: integer().notNull(),
    advocatesCount: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.organizationId, t.personFusionId] })],
);

/** Messages that a campaign sent to a legislator on one day. */
export const advocacyMessages = pgTable(
  'advocacy_messages',
  {
    organizationId: organizationId(),
    campaignId: uuid()
      .notNull()
      .references(() => advocacyCampaigns.campaignId, { onDelete: 'cascade' }),
    personFusionId: text().notNull(),
    sentOn: date().notNull(),
    messagesCount: integer().notNull(),
    callsCount: integer().notNull(),
    xPostsCount: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.campaignId, t.personFusionId, t.sentOn] }),
    index('advocacy_messages_by_person').on(t.organizationId, t.personFusionId),
    index('advocacy_messages_by_day').on(t.organizationId, t.sentOn),
  ],
);

/** Members of an organization who know a legislator. */
export const advocacyKeyContacts = pgTable(
  'advocacy_key_contacts',
  {
    keyContactId: uuid().primaryKey(),
    organizationId: organizationId(),
    personFusionId: text().notNull(),
    contactName: text().notNull(),
    nameKey: text().notNull(),
    email: text(),
    phoneNumber: text(),
    relationshipType: text(),
    relationshipNote: text(),
    version: integer().notNull().default(1),
    isSample: boolean().notNull().default(false),
    createdBy: text().notNull(),
    createdTs: ts().notNull(),
    updatedTs: ts().notNull(),
  },
  (t) => [index('advocacy_key_contacts_by_person').on(t.organizationId, t.personFusionId, t.nameKey)],
);
