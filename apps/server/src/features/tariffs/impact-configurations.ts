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
  /** Of the configuration that was changed; null where there was none. */
  version: number | null;
}

/** Those of the organization, by the name of the company. */
export async function findConfigurations(database: DatabaseHandle, actor: Actor): Promise<ImpactConfiguration[]> {
  const rows = await createImpactConfigurationsRepository(database, actor.organisationId).find();
  return rows.map(presentConfiguration);
}

/**
 * Writes the configuration of a company, the first one or the next version.
 * @throws AppError CONFLICT when somebody else wrote or deleted it meanwhile
 */
export async function saveConfiguration(
  { database, clock, ids }: TariffsDeps,
  { organisationId, userId }: Actor,
  input: WrittenConfiguration,
): Promise<ImpactConfiguration> {
  const now = clock.now();
  const changes = {
    companyName: input.company_name,
    products: input.products,
    operatingCountries: [...new Set(input.operating_countries)],
    hsCodes: [...new Set(input.hs_codes)],
    ...{ updatedBy: userId, updatedTs: now },
  };
  const repository = createImpactConfigurationsRepository(database, organisationId);
  const own = { configurationId: ids.newId(), organisationId, createdBy: userId, createdTs: now };
  const stored =
    input.version === null
      ? await repository.insert({ ...own, ...changes })
      : await repository.updateVersion(input.version, changes);
  if (stored === null) throw new AppError('CONFLICT');
  return presentConfiguration(stored);
}

/** @throws AppError NOT_FOUND for one of another organization, too */
export async function deleteConfiguration(database: DatabaseHandle, actor: Actor, id: string): Promise<void> {
  const isDeleted = await createImpactConfigurationsRepository(database, actor.organisationId).delete(id);
  if (!isDeleted) throw new AppError('NOT_FOUND');
}

/** As calls carry it. */
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
