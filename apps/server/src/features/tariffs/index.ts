export { adoptTariffLoad } from './adopt-tariff-load.ts';
export { storeTariffLines } from './store-tariff-lines.ts';
