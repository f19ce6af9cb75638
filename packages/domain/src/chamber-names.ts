import { findJurisdiction } from './jurisdictions.ts';
import type { Chamber } from './status.ts';

/** States whose lower chamber is the Assembly (LEG-02); elsewhere it is the House. */
const ASSEMBLY_STATES: ReadonlySet<string> = new Set(['us-ca', 'us-nj', 'us-ny', 'us-nv', 'us-wi']);

/**
 * Names of the only chamber of one-chamber legislatures. The specification lists DC and NE (LEG-02); Guam, the U.S. Virgin Islands and the
 * Canadian provinces and territories also have one chamber, and any sentence naming two would be wrong for them.
 */
const ONLY_CHAMBER: Readonly<Record<string, string>> = {
  'us-dc': 'City Council',
  'us-ne': 'Legislature',
  'us-gu': 'Legislature',
  'us-vi': 'Legislature',
  'ca-ab': 'Legislative Assembly',
  'ca-bc': 'Legislative Assembly',
  'ca-mb': 'Legislative Assembly',
  'ca-nb': 'Legislative Assembly',
  'ca-nl': 'House of Assembly',
  'ca-ns': 'House of Assembly',
  'ca-nt': 'Legislative Assembly',
  'ca-nu': 'Legislative Assembly',
  'ca-on': 'Legislative Assembly',
  'ca-pe': 'Legislative Assembly',
  'ca-qc': 'National Assembly',
  'ca-sk': 'Legislative Assembly',
  'ca-yt': 'Legislative Assembly',
};

/** Whether the legislature has one chamber, as DC and Nebraska do; passing it is passing the legislature (LEG-02). */
export function isSingleChamber(isoCode: string): boolean {
  return Object.hasOwn(ONLY_CHAMBER, isoCode.toLowerCase());
}

/**
 * Returns the common name of a chamber: `Senate`, `Assembly`, `City Council`, `House of Commons`, `Joint`. A
 * one-chamber legislature has one name regardless of the chamber its source gives; an unknown jurisdiction is treated
 * like Congress.
 */
export function chamberName(isoCode: string, chamber: Chamber): string {
  const iso = isoCode.toLowerCase();
  if (chamber === 'joint') return 'Joint';
  const only = Object.hasOwn(ONLY_CHAMBER, iso) ? ONLY_CHAMBER[iso] : undefined;
  if (only !== undefined) return only;
  if (chamber === 'upper') return 'Senate';
  if (findJurisdiction(iso)?.countryCode === 'CA') return 'House of Commons';
  return ASSEMBLY_STATES.has(iso) ? 'Assembly' : 'House';
}
