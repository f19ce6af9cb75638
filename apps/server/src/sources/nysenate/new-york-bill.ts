import type { BillRecord, BillType, Chamber } from '@rotunda/domain';
import { stateBillIdentity, type StateBillIdentity } from '../mapping/state-bill-identity.ts';

/** A bill as named by a file: the bill itself and one print of it. */
export interface NewYorkBill {
  identity: StateBillIdentity;
  /** Uppercase letter of the amended print; empty for the original. */
  amendment: string;
  /** `S5795A`. */
  print: string;
  /** The official page of the print. */
  page: string;
}

/** Letters of resolutions, which bills do not have. */
const RESOLUTIONS: Readonly<Record<string, { billType: BillType; originatingChamber: Chamber }>> = {
  B: { billType: 'Concurrent Resolution', originatingChamber: 'upper' },
  C: { billType: 'Concurrent Resolution', originatingChamber: 'lower' },
  E: { billType: 'Resolution', originatingChamber: 'lower' },
  J: { billType: 'Resolution', originatingChamber: 'upper' },
  K: { billType: 'Resolution', originatingChamber: 'lower' },
  L: { billType: 'Joint Resolution', originatingChamber: 'lower' },
  R: { billType: 'Resolution', originatingChamber: 'upper' },
};

/**
 * Identifies the bill of a print number. All prints of a bill are the same bill.
 *
 * @param year any year of the two-year session, which begins in the odd one
 * @param printNumber `S05795A`, `S100`, `A 3028-A`
 * @returns the reason when they name no bill
 */
export function newYorkBill(year: string | undefined, printNumber: string): NewYorkBill | string {
  const compact = printNumber.replace(/\s/g, '').toUpperCase();
  const [, house, number, amendment = ''] = /^([A-Z])0*([1-9]\d{0,5})-?([A-Z]?)$/.exec(compact) ?? [];
  if (house === undefined || number === undefined) return `the bill number cannot be read: ${printNumber || 'none'}`;
  const firstYear = firstYearOfSession(year);
  if (firstYear === undefined) return `the year of the session cannot be read: ${year ?? 'none'}`;
  const identity = stateBillIdentity('us-ny', `${firstYear}-${firstYear + 1}`, `${house}${number}`);
  const print = `${house}${number}${amendment}`;
  return {
    identity: {
      ...identity,
      ...RESOLUTIONS[house],
      alternateExternalIds: [...new Set([...identity.alternateExternalIds, print])],
    },
    amendment,
    print,
    page: pageOfPrint(firstYear, print),
  };
}

/** Returns `https://www.nysenate.gov/legislation/bills/2015/S5795A`, with the first year of the session. */
export function pageOfPrint(firstYear: number | string, print: string): string {
  return `https://www.nysenate.gov/legislation/bills/${firstYear}/${print}`;
}

function firstYearOfSession(year: string | undefined): number | undefined {
  if (!/^(19|20)\d\d$/.test(year ?? '')) return undefined;
  const number = Number(year);
  return number % 2 === 1 ? number : number - 1;
}

/** Returns the fields that every record of a bill shares. */
export function getHead({ identity, page }: NewYorkBill, part: string): StateBillIdentity & BillHead {
  return { kind: 'bill', ...identity, part, sourceUrl: page };
}

type BillHead = Pick<BillRecord, 'kind' | 'part'> & { sourceUrl: string };
