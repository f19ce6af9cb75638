export { createPercolator, loadPercolator } from './percolator.ts';
export type { Percolator, PercolatorOptions, PercolatorStats, SavedSearch } from './types.ts';
