import {
  federalBillIdentity,
  federalBillTypeOfLegiscan,
  isoCodeOfUsState,
  parseBillNumber,
  type FederalBillIdentity,
} from '@rotunda/domain';
import { stateBillIdentity, type StateBillIdentity } from '../mapping/state-bill-identity.ts';
import type { LegiscanSession } from './schemas.ts';

export type BillIdentity = FederalBillIdentity | StateBillIdentity;

/**
 * Returns a session's years, plus the name of a special session (`2025-1st-special-session`), because its bills are
 * numbered from 1 again.
 */
export function sessionKey(
  session: Pick<LegiscanSession, 'year_start' | 'year_end' | 'special' | 'session_tag' | 'session_name'>,
): string {
  const { year_start: first, year_end: last } = session;
  const years = first === last ? `${first}` : `${first}-${last}`;
  if (!session.special) return years;
  const words = (session.session_tag || session.session_name || 'special session').replace(/\b\d{4}(-\d{4})?\b/g, '');
  return `${years}-${words.trim()}`;
}

/**
 * Identifies a bill.
 *
 * @param state postal code; `US` for Congress, whose bills LegiScan numbers as states do (`HB1` is H.R. 1)
 * @returns the reason when the number is not that of a known type of bill
 */
export function legiscanBillIdentity(state: string, session: string, billNumber: string): BillIdentity | string {
  const isoCode = isoCodeOfUsState(state);
  if (isoCode === undefined) return `state ${state} is not known`;
  if (isoCode !== 'us') {
    const identity = stateBillIdentity(isoCode, session, officialNumber(isoCode, billNumber));
    return { ...identity, alternateExternalIds: [...new Set([...identity.alternateExternalIds, billNumber])] };
  }
  const parsed = parseBillNumber(billNumber);
  const type = parsed && federalBillTypeOfLegiscan(parsed.type);
  const firstYear = Number(session.slice(0, 4));
  if (type === undefined || Number.isNaN(firstYear)) return `${billNumber} of ${session} is not a bill of Congress`;
  // The first Congress met in 1789; each lasts two years.
  return federalBillIdentity(Math.floor((firstYear - 1789) / 2) + 1, type, Number(parsed?.number));
}

/**
 * Returns the legislature's own number where LegiScan's differs: California's Assembly still numbers its resolutions
 * `HR`, from the time when it was called the House. LegiScan's few Californian `HB` are stale duplicates of its `AB`;
 * they keep their number, so that they do not overwrite the correct ones.
 */
function officialNumber(isoCode: string, billNumber: string): string {
  return isoCode === 'us-ca' ? billNumber.replace(/^AR(?=\d)/, 'HR') : billNumber;
}
