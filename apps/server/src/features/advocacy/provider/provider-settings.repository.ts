import { advocacyProviders, organization } from '@rotunda/database';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../platform/database/create-database.ts';

export type StoredProvider = typeof advocacyProviders.$inferSelect;
export type SealedProviderKey = Pick<StoredProvider, 'organizationId'> & { organization: string; sealed: string };
export type ProviderChanges = Omit<StoredProvider, 'organizationId' | 'version'>;

/** Stores the source of an organization's advocacy data. */
export function createProviderSettingsRepository(db: DatabaseHandle, organizationId: string) {
  const { version } = advocacyProviders;
  const isOurs = eq(advocacyProviders.organizationId, organizationId);
  return {
    /** Null before a provider was set. */
    async get(): Promise<StoredProvider | null> {
      const [row] = await db.select().from(advocacyProviders).where(isOurs);
      return row ?? null;
    },

    /**
     * Saves the provider if the given version is still the current one.
     * @param before the version that was edited, 0 for none
     * @returns whether it was saved
     */
    async save(before: number, changes: ProviderChanges): Promise<boolean> {
      if (before === 0) {
        const row = { ...changes, organizationId };
        const inserted = await db.insert(advocacyProviders).values(row).onConflictDoNothing().returning({ version });
        return inserted.length === 1;
      }
      const updated = await db
        .update(advocacyProviders)
        .set({ ...changes, version: sql`${version} + 1` })
        .where(and(isOurs, eq(version, before)))
        .returning({ version });
      return updated.length === 1;
    },
  };
}

/** The keys of all organizations' platforms, which only the installation itself reads. */
export function createProviderKeysRepository(db: DatabaseHandle) {
  return {
    async find(): Promise<SealedProviderKey[]> {
      const { organizationId, apiKeySealed } = advocacyProviders;
      return db
        .select({ organizationId, organization: organization.name, sealed: sql<string>`${apiKeySealed}` })
        .from(advocacyProviders)
        .innerJoin(organization, eq(organization.id, organizationId))
        .where(isNotNull(apiKeySealed))
        .orderBy(organizationId);
    },

    /** Stores a key sealed again, unless it was changed in the meantime. */
    async replace(organizationId: string, before: string, apiKeySealed: string): Promise<void> {
      await db
        .update(advocacyProviders)
        .set({ apiKeySealed })
        .where(and(eq(advocacyProviders.organizationId, organizationId), eq(advocacyProviders.apiKeySealed, before)));
    },
  };
}
