import { tariffConfigurations } from '@rotunda/database';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../platform/database/create-database.ts';

export type StoredConfiguration = typeof tariffConfigurations.$inferSelect;
export type ConfigurationChanges = Pick<
  StoredConfiguration,
  'companyName' | 'products' | 'operatingCountries' | 'hsCodes' | 'updatedBy' | 'updatedTs'
>;

/**
 * Stores the configurations of tariff impact reports: one per company of an organization, ignoring the case of its
 * name.
 */
export function createImpactConfigurationsRepository(db: DatabaseHandle, organizationId: string) {
  const { configurationId, companyName, version } = tariffConfigurations;
  const isOurs = eq(tariffConfigurations.organizationId, organizationId);
  const isCompany = (name: string) => sql`lower(${companyName}) = lower(${name})`;
  return {
    async find(): Promise<StoredConfiguration[]> {
      return db
        .select()
        .from(tariffConfigurations)
        .where(isOurs)
        .orderBy(asc(sql`lower(${companyName})`));
    },

    async get(id: string): Promise<StoredConfiguration | null> {
      const [row] = await db
        .select()
        .from(tariffConfigurations)
        .where(and(isOurs, eq(configurationId, id)));
      return row ?? null;
    },

    async findByCompany(name: string): Promise<StoredConfiguration | null> {
      const [row] = await db
        .select()
        .from(tariffConfigurations)
        .where(and(isOurs, isCompany(name)));
      return row ?? null;
    },

    /**
     * Inserts a configuration.
     * @returns the row; null when the company already has one
     */
    async insert(row: typeof tariffConfigurations.$inferInsert): Promise<StoredConfiguration | null> {
      const [inserted] = await db.insert(tariffConfigurations).values(row).onConflictDoNothing().returning();
      return inserted ?? null;
    },

    /** Updates a configuration only if its version is `before`. @returns the row; null when the version has changed */
    async updateVersion(before: number, changes: ConfigurationChanges): Promise<StoredConfiguration | null> {
      const [updated] = await db
        .update(tariffConfigurations)
        .set({ ...changes, version: sql`${version} + 1` })
        .where(and(isOurs, isCompany(changes.companyName), eq(version, before)))
        .returning();
      return updated ?? null;
    },

    /**
     * Deletes a configuration.
     * @returns whether there was one
     */
    async delete(id: string): Promise<boolean> {
      const deleted = await db
        .delete(tariffConfigurations)
        .where(and(isOurs, eq(configurationId, id)))
        .returning({ id: configurationId });
      return deleted.length > 0;
    },
  };
}
