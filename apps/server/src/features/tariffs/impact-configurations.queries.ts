import type { ImpactConfiguration } from '@rotunda/contract';
import type { DatabaseHandle } from '../../platform/database/create-database.ts';
import type { Actor } from '../../platform/request-context.ts';
import { presentConfiguration } from './impact-configurations.presenter.ts';
import { createImpactConfigurationsRepository } from './impact-configurations.repository.ts';

/** Lists the organization's configurations by company name. */
export async function findConfigurations(database: DatabaseHandle, actor: Actor): Promise<ImpactConfiguration[]> {
  const rows = await createImpactConfigurationsRepository(database, actor.organizationId).find();
  return rows.map(presentConfiguration);
}
