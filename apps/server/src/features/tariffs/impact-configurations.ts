import type { ImpactConfiguration } from '@rotunda/contract';
import { AppError } from '../../platform/app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, DatabaseHandle } from '../../platform/database/create-database.ts';
import type { IdSource } from '../../platform/ids.ts';
import type { Actor } from '../../platform/request-context.ts';
import { createImpactConfigurationsRepository, type StoredConfiguration } from './impact-configurations.repository.ts';

export interface TariffsDeps {
  database: Database;
  clock: Clock;
  ids: IdSource;
}

export interface WrittenConfiguration {
  company_name: string;
  products: string;
  operating_countries: readonly string[];
  hs_codes: readonly string[];
  /** Version of the configuration being changed; null for a new one. */
  version: number | null;
}

/** Lists the organization's configurations by company name. */
export async function findConfigurations(database: DatabaseHandle, actor: Actor): Promise<ImpactConfiguration[]> {
  const rows = await createImpactConfigurationsRepository(database, actor.organizationId).find();
  return rows.map(presentConfiguration);
}

/**
 * Creates the configuration of a company, or its next version.
 * @throws AppError CONFLICT when another user wrote or deleted it in the meantime
 */
export async function saveConfiguration(
  { database, clock, ids }: TariffsDeps,
  { organizationId, userId }: Actor,
  input: WrittenConfiguration,
): Promise<ImpactConfiguration> {
  const now = clock.now();
  const changes = {
    companyName: input.company_name,
    products: input.products,
    operatingCountries: [...new Set(input.operating_countries)],
    hsCodes: [...new Set(input.hs_codes)],
    updatedBy: userId,
    updatedTs: now,
  };
  const repository = createImpactConfigurationsRepository(database, organizationId);
  const own = { configurationId: ids.newId(), organizationId, createdBy: userId, createdTs: now };
  const stored =
    input.version === null
      ? await repository.insert({ ...own, ...changes })
      : await repository.updateVersion(input.version, changes);
  if (stored === null) throw new AppError('CONFLICT');
  return presentConfiguration(stored);
}

/**
 * Deletes a configuration.
 * @throws AppError NOT_FOUND, also for a configuration of another organization
 */
export async function deleteConfiguration(database: DatabaseHandle, actor: Actor, id: string): Promise<void> {
  const isDeleted = await createImpactConfigurationsRepository(database, actor.organizationId).delete(id);
  if (!isDeleted) throw new AppError('NOT_FOUND');
}

/** Converts a stored configuration to the contract's form. */
export function presentConfiguration(stored: StoredConfiguration): ImpactConfiguration {
  return {
    _id: stored.configurationId,
    company_name: stored.companyName,
    products: stored.products,
    operating_countries: stored.operatingCountries,
    hs_codes: stored.hsCodes,
    version: stored.version,
    updatedBy: stored.updatedBy,
    updatedAt: stored.updatedTs,
  };
}
