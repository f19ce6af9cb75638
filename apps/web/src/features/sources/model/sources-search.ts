export const SOURCE_TABS = ['overview', 'settings', 'runs', 'quarantine'] as const;
export type SourceTab = (typeof SOURCE_TABS)[number];

/** What the address of the Sources page keeps. */
export interface SourcesSearch {
  /** Id of the source in the flyout. */
  source?: string;
  /** The overview when absent. */
  tab?: SourceTab;
  /** Of runs or quarantine, counted from 1; the first when absent. */
  page?: number;
}

/** Reads an address. What is not understood is left out: an old or mistyped link still opens the page. */
export function readSourcesSearch({ source, tab, page }: Record<string, unknown>): SourcesSearch {
  const knownTab = SOURCE_TABS.find((one) => one === tab);
  return {
    ...(typeof source === 'string' && source !== '' && source.length <= 64 ? { source } : {}),
    ...(knownTab !== undefined && knownTab !== 'overview' ? { tab: knownTab } : {}),
    ...(typeof page === 'number' && Number.isInteger(page) && page > 1 && page < 1_000_000 ? { page } : {}),
  };
}
