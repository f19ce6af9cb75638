export { activateTariffLoad } from './activate-tariff-load.ts';
export { storeTariffLines } from './store-tariff-lines.ts';
export { createTariffImpactRoutes } from './tariff-impact.routes.ts';
export { createTariffsRoutes } from './tariffs.routes.ts';
