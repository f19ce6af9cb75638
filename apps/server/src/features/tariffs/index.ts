import type { Feature } from '../feature.ts';
import type { TariffsDeps } from './impact-configurations.ts';
import { createTariffImpactRoutes } from './tariff-impact.routes.ts';
import { createTariffsRoutes } from './tariffs.routes.ts';

export const feature = {
  routes: (deps: TariffsDeps) => ({ tariffImpact: createTariffImpactRoutes(deps), tariffs: createTariffsRoutes(deps) }),
} satisfies Feature;

export { activateTariffLoad } from './activate-tariff-load.ts';
export { storeTariffLines } from './store-tariff-lines.ts';
