import { getFederalBillType, type FederalBillType } from './bill-number.ts';
import type { FederalBillNumber } from './federal-bill.ts';

/** Names of files and pages of a measure, with its Congress, type and number. */
const PATTERNS = [
  // `BILLS-119hr1ih.xml`, `BILLSTATUS-119hr1.xml`, `BILLSUM-119hr1.xml` of GovInfo.
  /\bBILL(?:S|STATUS|SUM)-(?<congress>\d{2,3})(?<type>[a-z]{1,7})(?<number>\d+)/i,
  // `https://api.congress.gov/v3/bill/119/hr/1`.
  /\/v3\/bill\/(?<congress>\d{2,3})\/(?<type>[a-z]{1,7})\/(?<number>\d+)/i,
  // `https://www.congress.gov/bill/119th-congress/house-joint-resolution/1`.
  /congress\.gov\/bill\/(?<congress>\d{2,3})(?:st|nd|rd|th)-congress\/(?<path>[a-z-]+)\/(?<number>\d+)/i,
  // `/us/bill/119/hr/1` in USLM.
  /\/us\/bill\/(?<congress>\d{2,3})\/(?<type>[a-z]{1,7})\/(?<number>\d+)/i,
];

const TYPES_BY_PATH: Readonly<Record<string, FederalBillType>> = {
  'house-bill': 'hr',
  'senate-bill': 's',
  'house-joint-resolution': 'hjres',
  'senate-joint-resolution': 'sjres',
  'house-concurrent-resolution': 'hconres',
  'senate-concurrent-resolution': 'sconres',
  'house-resolution': 'hres',
  'senate-resolution': 'sres',
};

/** Returns the measure that a file name or an address of GovInfo or Congress.gov names; undefined if it names none. */
export function federalBillInAddress(address: string | undefined): FederalBillNumber | undefined {
  for (const pattern of PATTERNS) {
    const { congress, type, path, number } = pattern.exec(address ?? '')?.groups ?? {};
    const known = path === undefined ? getFederalBillType(type ?? '') : TYPES_BY_PATH[path];
    if (congress !== undefined && known !== undefined)
      return { congress: Number(congress), type: known, number: Number(number) };
  }
  return undefined;
}
