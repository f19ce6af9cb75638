import type { ImpactConfiguration } from '@rotunda/contract';
import { AppError } from '../../platform/app-error.ts';
import type { DatabaseHandle } from '../../platform/database/create-database.ts';
import type { Actor } from '../../platform/request-context.ts';
import { presentConfiguration } from './impact-configurations.presenter.ts';
import { createImpactConfigurationsRepository } from './impact-configurations.repository.ts';
import type { TariffsDeps } from './tariffs.deps.ts';

export interface WrittenConfiguration {
  company_name: string;
  products: string;
  operating_countries: readonly string[];
  hs_codes: readonly string[];
  /** Version of the configuration being changed; null for a new one. */
  version: number | null;
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
