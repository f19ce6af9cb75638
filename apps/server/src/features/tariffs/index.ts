import type { Feature } from '../feature.ts';
import type { TariffsDeps } from './tariffs.deps.ts';
import { createTariffImpactRoutes } from './tariff-impact.routes.ts';
import { createTariffsRoutes } from './tariffs.routes.ts';

export const feature = {
  routes: (deps: TariffsDeps) => ({ tariffImpact: createTariffImpactRoutes(deps), tariffs: createTariffsRoutes(deps) }),
} satisfies Feature;

export { activateTariffLoad, storeTariffLines } from './tariffs.commands.ts';
