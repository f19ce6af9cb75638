import type { Bill } from '../hooks/use-legislation.ts';

/**
 * Returns the second source's CRS summary as sanitized HTML. It is shown only for US federal documents whose type is
 * not Bill (LEG-03); null if there is none to show.
 */
export function shownCrsSummary({ isoCode, billType, cq }: Pick<Bill, 'isoCode' | 'billType' | 'cq'>): string | null {
  return isoCode === 'us' && billType !== 'Bill' ? (cq?.metadata.crsSummary ?? null) : null;
}
