import { customAffiliations, customContacts, user } from '@rotunda/database';
import type { CustomContactType } from '@rotunda/contract';
import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { bulkInsert } from '../../platform/database/bulk-insert.ts';
import type { DatabaseHandle } from '../../platform/database/create-database.ts';
import { isOneOf } from '../../platform/database/is-one-of.ts';
import { wordsQuery } from '../../platform/stored-words.ts';

export type ContactRow = Omit<typeof customContacts.$inferSelect, 'lexemes'>;
export type NewContactRow = typeof customContacts.$inferInsert;
export type ContactChanges = Partial<Omit<NewContactRow, 'fusionId' | 'organizationId' | 'documentType'>>;

export interface StoredAffiliation {
  /** Null if the organization is only a name. */
  organizationContactId: number | null;
  organizationId: string | null;
  /** Current name if the organization is a stored contact. */
  organizationName: string;
  nameKey: string;
  title: string | null;
}
export type StoredContact = ContactRow & { createdByName: string; affiliations: StoredAffiliation[] };

export interface ContactQuery {
  searchText: string;
  documentType?: CustomContactType | undefined;
  skip: number;
  limit: number;
}

const contactColumns = {
  contactId: customContacts.contactId,
  fusionId: customContacts.fusionId,
  organizationId: customContacts.organizationId,
  documentType: customContacts.documentType,
  name: customContacts.name,
  nameKey: customContacts.nameKey,
  emailKey: customContacts.emailKey,
  firstName: customContacts.firstName,
  lastName: customContacts.lastName,
  title: customContacts.title,
  organizationType: customContacts.organizationType,
  description: customContacts.description,
  phoneNumber: customContacts.phoneNumber,
  mobileNumber: customContacts.mobileNumber,
  email: customContacts.email,
  website: customContacts.website,
  address: customContacts.address,
  version: customContacts.version,
  isSample: customContacts.isSample,
  createdBy: customContacts.createdBy,
  createdTs: customContacts.createdTs,
  updatedTs: customContacts.updatedTs,
} as const;

/** Stores the contacts of an organization. Contacts of other organizations are treated as nonexistent. */
export function createCustomContactsRepository(db: DatabaseHandle) {
  const own = (organizationId: string, condition: SQL | undefined) =>
    and(eq(customContacts.organizationId, organizationId), condition);

  async function select(where: SQL | undefined, page?: ContactQuery): Promise<StoredContact[]> {
    const selected = db
      .select({ ...contactColumns, createdByName: sql<string>`coalesce(${user.name}, '')` })
      .from(customContacts)
      .leftJoin(user, eq(user.id, customContacts.createdBy))
      .where(where)
      .orderBy(asc(customContacts.nameKey), asc(customContacts.fusionId));
    const rows = await (page === undefined ? selected : selected.limit(page.limit).offset(page.skip));
    const affiliations = await findAffiliations(
      db,
      rows.map((row) => row.contactId),
    );
    return rows.map((row) => ({ ...row, affiliations: affiliations.get(row.contactId) ?? [] }));
  }

  return {
    async get(organizationId: string, fusionId: string): Promise<StoredContact | null> {
      return (await select(own(organizationId, eq(customContacts.fusionId, fusionId))))[0] ?? null;
    },

    /** Ordered by name. */
    async findByIds(organizationId: string, contactIds: readonly number[]): Promise<StoredContact[]> {
      if (contactIds.length === 0) return [];
      return select(own(organizationId, isOneOf(customContacts.contactId, contactIds)));
    },

    async lock(organizationId: string, contactIds: readonly number[]): Promise<void> {
      await db
        .select({ contactId: customContacts.contactId })
        .from(customContacts)
        .where(own(organizationId, isOneOf(customContacts.contactId, contactIds)))
        .orderBy(asc(customContacts.contactId))
        .for('no key update');
    },

    /** Ordered by name; each typed word may match the beginning of any word of a contact. */
    async find(organizationId: string, query: ContactQuery): Promise<StoredContact[]> {
      const conditions = buildConditions(query);
      return conditions === null ? [] : select(own(organizationId, conditions), query);
    },

    async countByType(
      organizationId: string,
      query: Pick<ContactQuery, 'searchText' | 'documentType'>,
    ): Promise<Map<string, number>> {
      const conditions = buildConditions(query);
      if (conditions === null) return new Map();
      const rows = await db
        .select({ documentType: customContacts.documentType, total: sql<number>`count(*)::int` })
        .from(customContacts)
        .where(own(organizationId, conditions))
        .groupBy(customContacts.documentType);
      return new Map(rows.map((row) => [row.documentType, row.total]));
    },

    /** Returns contact ids and names of those ids that are organizations. */
    async findOrganizations(
      organizationId: string,
      fusionIds: readonly string[],
    ): Promise<Map<string, { contactId: number; name: string }>> {
      if (fusionIds.length === 0) return new Map();
      const rows = await db
        .select({
          fusionId: customContacts.fusionId,
          contactId: customContacts.contactId,
          name: customContacts.name,
        })
        .from(customContacts)
        .where(
          own(
            organizationId,
            and(isOneOf(customContacts.fusionId, fusionIds), eq(customContacts.documentType, 'CustomOrg')),
          ),
        );
      return new Map(rows.map(({ fusionId, ...row }) => [fusionId, row]));
    },

    /** Finds organizations by name key; if several share a name, the oldest is used. */
    async findOrganizationsByKey(organizationId: string, nameKeys: readonly string[]): Promise<Map<string, number>> {
      if (nameKeys.length === 0) return new Map();
      const rows = await db
        .select({ nameKey: customContacts.nameKey, contactId: sql<string>`max(${customContacts.contactId})` })
        .from(customContacts)
        .where(
          own(
            organizationId,
            and(isOneOf(customContacts.nameKey, nameKeys), eq(customContacts.documentType, 'CustomOrg')),
          ),
        )
        .groupBy(customContacts.nameKey);
      return new Map(rows.map((row) => [row.nameKey, Number(row.contactId)]));
    },

    /** @returns contact ids by fusionId, in no particular order */
    async insert(rows: readonly NewContactRow[]): Promise<Map<string, number>> {
      const made = await bulkInsert(db, customContacts, rows, {
        returning: [customContacts.fusionId, customContacts.contactId],
      });
      return new Map(made.map((row) => [String(row['fusion_id']), Number(row['contact_id'])]));
    },

    /**
     * Updates the contact if it still has the given version; without a version it always updates.
     * @returns whether the contact was updated
     */
    async updateVersion(
      organizationId: string,
      contactId: number,
      version: number | undefined,
      changes: ContactChanges,
    ): Promise<boolean> {
      const isThat = version === undefined ? undefined : eq(customContacts.version, version);
      const updated = await db
        .update(customContacts)
        .set({ ...changes, version: sql`${customContacts.version} + 1` })
        .where(own(organizationId, and(eq(customContacts.contactId, contactId), isThat)))
        .returning({ contactId: customContacts.contactId });
      return updated.length === 1;
    },

    async replaceAffiliations(
      organizationId: string,
      contactId: number,
      affiliations: readonly Omit<typeof customAffiliations.$inferInsert, 'organizationId' | 'contactId' | 'place'>[],
    ): Promise<void> {
      await db
        .delete(customAffiliations)
        .where(and(eq(customAffiliations.organizationId, organizationId), eq(customAffiliations.contactId, contactId)));
      const rows = affiliations.map((one, place) => ({ ...one, organizationId, contactId, place }));
      await bulkInsert(db, customAffiliations, rows);
    },

    /** Finds the people who belong to an organization. */
    async findMemberIds(organizationId: string, organizationContactId: number): Promise<number[]> {
      const rows = await db
        .selectDistinct({ contactId: customAffiliations.contactId })
        .from(customAffiliations)
        .where(
          and(
            eq(customAffiliations.organizationId, organizationId),
            eq(customAffiliations.organizationContactId, organizationContactId),
          ),
        );
      return rows.map((row) => row.contactId);
    },

    /**
     * Copies the organization's new name to everyone who belongs to it, because they keep the name when the
     * organization is deleted.
     */
    async renameAffiliations(
      organizationId: string,
      { contactId, name, nameKey }: Pick<ContactRow, 'contactId' | 'name' | 'nameKey'>,
    ): Promise<void> {
      await db
        .update(customAffiliations)
        .set({ organizationName: name, nameKey })
        .where(
          and(
            eq(customAffiliations.organizationId, organizationId),
            eq(customAffiliations.organizationContactId, contactId),
          ),
        );
    },

    async setWords(organizationId: string, words: readonly { contactId: number; lexemes: string }[]): Promise<void> {
      await db.execute(sql`
        update ${customContacts} c set lexemes = w.lexemes::tsvector
        from unnest(${sql.param(words.map((one) => one.contactId))}::bigint[],
          ${sql.param(words.map((one) => one.lexemes))}::text[]) as w(contact_id, lexemes)
        where c.organization_id = ${organizationId} and c.contact_id = w.contact_id`);
    },

    /** Returns the last name, or null if another transaction has already deleted the contact. */
    async delete(organizationId: string, contactId: number): Promise<string | null> {
      const [row] = await db
        .delete(customContacts)
        .where(own(organizationId, eq(customContacts.contactId, contactId)))
        .returning({ name: customContacts.name });
      return row?.name ?? null;
    },
  };
}

/** Returns null if the text contains no searchable words, so nothing can match. */
export function buildConditions({
  searchText,
  documentType,
}: Pick<ContactQuery, 'searchText' | 'documentType'>): SQL | null {
  const ofType = documentType === undefined ? sql`true` : eq(customContacts.documentType, documentType);
  if (searchText.trim() === '') return ofType;
  const words = wordsQuery(searchText);
  return words === null ? null : sql`${ofType} and ${customContacts.lexemes} @@ ${words}::tsquery`;
}

async function findAffiliations(
  db: DatabaseHandle,
  contactIds: readonly number[],
): Promise<Map<number, StoredAffiliation[]>> {
  if (contactIds.length === 0) return new Map();
  const organizations = alias(customContacts, 'organizations');
  const rows = await db
    .select({
      contactId: customAffiliations.contactId,
      organizationContactId: customAffiliations.organizationContactId,
      organizationId: organizations.fusionId,
      organizationName: sql<string>`coalesce(${organizations.name}, ${customAffiliations.organizationName})`,
      nameKey: customAffiliations.nameKey,
      title: customAffiliations.title,
    })
    .from(customAffiliations)
    .leftJoin(organizations, eq(organizations.contactId, customAffiliations.organizationContactId))
    .where(isOneOf(customAffiliations.contactId, contactIds))
    .orderBy(asc(customAffiliations.contactId), asc(customAffiliations.place));
  const found = new Map<number, StoredAffiliation[]>();
  for (const { contactId, ...affiliation } of rows) {
    found.set(contactId, [...(found.get(contactId) ?? []), affiliation]);
  }
  return found;
}
