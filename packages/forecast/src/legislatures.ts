import { CALIFORNIA_WORDINGS } from './california-wordings.ts';
import { FEDERAL_WORDINGS } from './federal-wordings.ts';
import type { House } from './house.ts';
import { MICHIGAN_WORDINGS } from './michigan-wordings.ts';
import type { Wording } from './wording.ts';

/** A legislature whose bills can be read. Others have no forecast. */
export interface Legislature {
  isoCode: string;
  name: string;
  /** Kinds of measures that can become law and are forecast. */
  billTypes: ReadonlySet<string>;
  /** Whether the chamber that sources state with an action is that of the acting chamber. */
  readsChamberOfActions: boolean;
  /** Ayes that a bill needs on the floor, where it is a share of the seats; elsewhere a majority of those voting. */
  votesToPass?: Readonly<Record<House, number>>;
}

const LEGISLATURES: readonly Legislature[] = [
  {
    isoCode: 'us',
    name: 'Congress',
    billTypes: new Set(['Bill', 'Joint Resolution']),
    // The Library of Congress and the chambers report one event with different chambers, and some sources with none.
    readsChamberOfActions: false,
  },
  { isoCode: 'us-mi', name: 'Michigan', billTypes: new Set(['Bill']), readsChamberOfActions: true },
  {
    isoCode: 'us-ca',
    name: 'California',
    billTypes: new Set(['Bill']),
    readsChamberOfActions: true,
    // Cal. Const. art. IV, § 8(b): a majority of the membership.
    votesToPass: { lower: 41, upper: 21 },
  },
];

const WORDINGS: Readonly<Record<string, readonly Wording[]>> = {
  us: FEDERAL_WORDINGS,
  'us-mi': MICHIGAN_WORDINGS,
  'us-ca': CALIFORNIA_WORDINGS,
};

/** Returns a legislature by its ISO code; undefined if its bills are not forecast. */
export function findLegislature(isoCode: string): Legislature | undefined {
  return LEGISLATURES.find((legislature) => legislature.isoCode === isoCode);
}

export function getWordings({ isoCode }: Legislature): readonly Wording[] {
  return WORDINGS[isoCode] ?? [];
}
