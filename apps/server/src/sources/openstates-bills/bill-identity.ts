import {
  federalBillIdentity,
  federalBillTypeOf,
  isoCodeOfOcdId,
  parseBillNumber,
  type FederalBillIdentity,
} from '@rotunda/domain';
import { stateBillIdentity, type StateBillIdentity } from '../mapping/state-bill-identity.ts';

/**
 * Identity of a bill by jurisdiction, session and number.
 *
 * @param jurisdiction ISO code (`us`, `us-wy`) or OCD id
 * @returns the reason when they name no bill this product knows.
 */
export function billIdentity(
  jurisdiction: string,
  session: string,
  identifier: string,
): FederalBillIdentity | StateBillIdentity | string {
  const isoCode = jurisdiction.startsWith('ocd-') ? isoCodeOfOcdId(jurisdiction) : jurisdiction;
  if (isoCode === undefined) return `jurisdiction ${jurisdiction} is not known`;
  if (isoCode !== 'us') return stateBillIdentity(isoCode, sessionYears(session), identifier);
  const parsed = parseBillNumber(identifier);
  const type = parsed && federalBillTypeOf(parsed.type);
  if (type === undefined || !/^\d+$/.test(parsed?.number ?? '') || !/^\d+$/.test(session)) {
    return `${identifier} of session ${session} is no bill of Congress`;
  }
  return federalBillIdentity(Number(session), type, Number(parsed?.number));
}

/** `20252026 Special Session 1` is the extraordinary session its bills carry in their number (`ABX1 1`). */
function sessionYears(session: string): string {
  const [, first, second, extraordinary] = /^(\d{4})(\d{4}) Special Session (\d)$/i.exec(session.trim()) ?? [];
  return extraordinary === undefined ? session : `${first}-${second}-x${extraordinary}`;
}
