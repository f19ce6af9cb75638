export { adoptTariffLoad } from './adopt-tariff-load.ts';
export { createHtsLinesRepository } from './hts-lines.repository.ts';
export { storeTariffLines } from './store-tariff-lines.ts';
