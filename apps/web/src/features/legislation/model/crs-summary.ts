import type { Bill } from '../hooks/use-legislation.ts';

/**
 * S2 §5: the second source's CRS summary is shown only for federal documents of the United States that are not of type
 * bill; sanitized HTML. Null where there is none to show.
 */
export function shownCrsSummary({ isoCode, billType, cq }: Pick<Bill, 'isoCode' | 'billType' | 'cq'>): string | null {
  return isoCode === 'us' && billType !== 'Bill' ? (cq?.metadata.crsSummary ?? null) : null;
}
