import { implement } from '@orpc/server';
import { contract } from '@rotunda/contract';
import type { SignedInContext } from '../../platform/request-context.ts';
import { findTariffPrograms } from './queries/find-tariff-regulations.ts';
import { getImpactReport } from './queries/get-impact-report.ts';
import { deleteConfiguration, saveConfiguration } from './impact-configurations.commands.ts';
import { findConfigurations } from './impact-configurations.queries.ts';
import type { TariffsDeps } from './tariffs.deps.ts';
import { suggestCategories, suggestCountries } from './queries/suggest-for-company.ts';

export function createTariffImpactRoutes(deps: TariffsDeps) {
  const { database } = deps;
  const os = implement(contract.tariffImpact).$context<SignedInContext>();
  return {
    findTariffs: os.findTariffs.handler(async () => {
      const results = await findTariffPrograms(database);
      return { results, total: results.length };
    }),
    findOperatingCountries: os.findOperatingCountries.handler(({ input, context }) =>
      suggestCountries(database, context.actor, input.company_name),
    ),
    findHsCategories: os.findHsCategories.handler(({ input, context }) =>
      suggestCategories(database, context.actor, { company: input.company_name, products: input.products }),
    ),
    saveConfiguration: os.saveConfiguration.handler(({ input, context }) =>
      saveConfiguration(deps, context.actor, input),
    ),
    findConfigurations: os.findConfigurations.handler(async ({ context }) => {
      const results = await findConfigurations(database, context.actor);
      return { results, total: results.length };
    }),
    deleteConfiguration: os.deleteConfiguration.handler(async ({ input, context }) => {
      await deleteConfiguration(database, context.actor, input.id);
      return { ok: true } as const;
    }),
    getReport: os.getReport.handler(({ input, context }) => getImpactReport(database, context.actor, input.id)),
  };
}
