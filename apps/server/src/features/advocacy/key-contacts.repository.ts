import { advocacyKeyContacts } from '@rotunda/database';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../platform/database/create-database.ts';
import { isOneOf } from '../../platform/database/is-one-of.ts';

export type KeyContactRow = typeof advocacyKeyContacts.$inferSelect;
export type KeyContactChanges = Partial<
  Pick<
    KeyContactRow,
    | 'personFusionId'
    | 'contactName'
    | 'nameKey'
    | 'email'
    | 'phoneNumber'
    | 'relationshipType'
    | 'relationshipNote'
    | 'updatedTs'
  >
>;

/**
 * Stores which of an organization's people knows which legislator. Key contacts of other organizations are treated as
 * nonexistent.
 */
export function createKeyContactsRepository(db: DatabaseHandle, organizationId: string) {
  const { keyContactId, personFusionId, nameKey, version } = advocacyKeyContacts;
  const isOurs = eq(advocacyKeyContacts.organizationId, organizationId);
  return {
    /** Ordered by name. */
    async find(skip: number, limit: number): Promise<KeyContactRow[]> {
      return db
        .select()
        .from(advocacyKeyContacts)
        .where(isOurs)
        .orderBy(asc(nameKey), asc(keyContactId))
        .offset(skip)
        .limit(limit);
    },

    async count(): Promise<number> {
      return db.$count(advocacyKeyContacts, isOurs);
    },

    /** Ordered by name. */
    async findOfPeople(personIds: readonly string[]): Promise<KeyContactRow[]> {
      return db
        .select()
        .from(advocacyKeyContacts)
        .where(and(isOurs, isOneOf(personFusionId, personIds)))
        .orderBy(asc(nameKey), asc(keyContactId));
    },

    async get(id: string): Promise<KeyContactRow | null> {
      const [row] = await db
        .select()
        .from(advocacyKeyContacts)
        .where(and(isOurs, eq(keyContactId, id)));
      return row ?? null;
    },

    async insert(row: typeof advocacyKeyContacts.$inferInsert): Promise<void> {
      await db.insert(advocacyKeyContacts).values(row);
    },

    /**
     * Updates the contact if it still has the given version; without a version the last write wins.
     * @returns whether the contact was updated
     */
    async update(id: string, before: number | undefined, changes: KeyContactChanges): Promise<boolean> {
      const isThat = before === undefined ? undefined : eq(version, before);
      const updated = await db
        .update(advocacyKeyContacts)
        .set({ ...changes, version: sql`${version} + 1` })
        .where(and(isOurs, eq(keyContactId, id), isThat))
        .returning({ keyContactId });
      return updated.length === 1;
    },

    /** Returns whether it still existed. */
    async delete(id: string): Promise<boolean> {
      const rows = await db
        .delete(advocacyKeyContacts)
        .where(and(isOurs, eq(keyContactId, id)))
        .returning({ keyContactId });
      return rows.length > 0;
    },
  };
}
