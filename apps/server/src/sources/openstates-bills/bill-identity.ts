import {
  federalBillIdentity,
  getFederalBillType,
  isoCodeOfOcdId,
  parseBillNumber,
  type FederalBillIdentity,
} from '@rotunda/domain';
import { stateBillIdentity, type StateBillIdentity } from '../mapping/state-bill-identity.ts';

/**
 * Identifies a bill by jurisdiction, session and number.
 *
 * @param jurisdiction ISO code (`us`, `us-wy`) or OCD id
 * @returns the reason when they name no known bill
 */
export function billIdentity(
  jurisdiction: string,
  session: string,
  identifier: string,
): FederalBillIdentity | StateBillIdentity | string {
  const isoCode = jurisdiction.startsWith('ocd-') ? isoCodeOfOcdId(jurisdiction) : jurisdiction;
  if (isoCode === undefined) return `jurisdiction ${jurisdiction} is not known`;
  if (isoCode !== 'us') return stateBillIdentity(isoCode, sessionYears(isoCode, session), identifier);
  const parsed = parseBillNumber(identifier);
  const type = parsed && getFederalBillType(parsed.type);
  if (type === undefined || !/^\d+$/.test(parsed?.number ?? '') || !/^\d+$/.test(session)) {
    return `${identifier} of session ${session} is not a bill of Congress`;
  }
  return federalBillIdentity(Number(session), type, Number(parsed?.number));
}

/** Legislatures that Open States numbers instead of dating, with the number of the one that met in 2025 and 2026. */
const NUMBERED_LEGISLATURES: Readonly<Record<string, number>> = {
  'us-ak': 34,
  'us-de': 153,
  'us-il': 104,
  'us-ma': 194,
  'us-me': 132,
  'us-ne': 109,
  'us-oh': 136,
  'us-tn': 114,
  'us-tx': 89,
};

/**
 * Converts a session to years, as other sources name it. `20252026 Special Session 1` is the extraordinary session that
 * its bills have in their number (`ABX1 1`); `34` in Alaska and `89R` in Texas are 2025-2026.
 */
function sessionYears(isoCode: string, session: string): string {
  const [, first, second, extraordinary] = /^(\d{4})(\d{4}) Special Session (\d)$/i.exec(session.trim()) ?? [];
  if (extraordinary !== undefined) return `${first}-${second}-x${extraordinary}`;
  const anchor = Object.hasOwn(NUMBERED_LEGISLATURES, isoCode) ? NUMBERED_LEGISLATURES[isoCode] : undefined;
  const number = /^(\d{1,3})(?:R|st|nd|rd|th)?$/.exec(session.trim())?.[1];
  if (anchor === undefined || number === undefined || Number(number) > anchor + 50) return session;
  const firstYear = 2025 + 2 * (Number(number) - anchor);
  return `${firstYear}-${firstYear + 1}`;
}
