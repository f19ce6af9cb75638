import { parseBillNumber, type FederalBillType } from './bill-number.ts';

/*
 * Every id is built from the publisher's natural key, so that two sources about the same entity produce the same id
 * without a lookup. Ids are used in addresses unchanged: lowercase letters, digits and dashes, except where an official
 * key has capitals (`S000148`).
 */

/** Keeps lowercase letters and digits and turns everything else into single dashes. */
function slug(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** Builds an id such as `us-119-hr-1`. */
export function federalBillId(congress: number | string, type: FederalBillType, number: number | string): string {
  return `us-${Number(congress)}-${type}-${Number(number)}`;
}

/**
 * Builds the session part of a state bill's id: `2025-2026` (also from `20252026`), `2026`. Session names that are not
 * years become dashed words.
 */
export function stateSessionSlug(session: string): string {
  const years = /^((?:19|20)\d\d)[-/\s]?((?:19|20)\d\d)$/.exec(session.trim());
  return years ? `${years[1]}-${years[2]}` : slug(session);
}

/**
 * Builds an id such as `us-ca-2025-2026-ab-12`. Bills of extraordinary sessions have the session before the prefix
 * (`us-ca-2025-2026-x1-ab-1`). The print letter of an amended New York bill is not part of the id, because it is the
 * same bill.
 *
 * @param state two-letter postal code in any case
 * @param session the years (`2025-2026`, `20252026`, `2026`) or the publisher's name of the session
 * @param billNumber as published (`AB12`, `HB0005`, `ABX11`)
 */
export function stateBillId(state: string, session: string, billNumber: string): string {
  const sessionSlug = stateSessionSlug(session);
  const parsed = parseBillNumber(billNumber);
  if (!parsed) return `us-${state.toLowerCase()}-${sessionSlug}-${slug(billNumber)}`;
  const mark = parsed.extraordinary === undefined ? '' : `-x${parsed.extraordinary}`;
  const extraordinary = mark !== '' && sessionSlug.endsWith(mark) ? '' : mark;
  return `us-${state.toLowerCase()}-${sessionSlug}${extraordinary}-${parsed.type}-${parsed.number}`;
}

/** Builds `ca-45-1-c-5` from `C-5`, `c-5` or `C5`. */
export function canadianBillId(parliament: number | string, session: number | string, number: string): string {
  const parsed = parseBillNumber(number);
  const bill = parsed ? `${parsed.type}-${parsed.number}` : slug(number);
  return `ca-${Number(parliament)}-${Number(session)}-${bill}`;
}

/** Builds `eo-11359-a` from `11359A`, `11359-A` or `11359 A`, which are the same executive order. */
export function executiveOrderId(number: string): string {
  const [, digits, letter] = /^(\d+)\s*(?:-\s*)?([A-Za-z]*)$/.exec(number.trim()) ?? [];
  return `eo-${digits === undefined ? slug(number) : slug(`${digits} ${letter ?? ''}`)}`;
}

/**
 * Builds an id such as `vote-us-119-1-h-25`.
 *
 * @param session 1 or 2, the session of the Congress
 * @param chamber `h` for the House, `s` for the Senate
 * @param roll the chamber's roll call number, unique within the session
 */
export function federalVoteId(
  congress: number | string,
  session: number | string,
  chamber: 'h' | 's',
  roll: number | string,
): string {
  return `vote-us-${Number(congress)}-${Number(session)}-${chamber}-${Number(roll)}`;
}

/**
 * Builds `person-bioguide-S000148`, `person-ocd-{uuid}` or `person-legiscan-123`. A key may have its namespace's own
 * prefix (`ocd-person/…`); the case of official keys is kept.
 */
export function personId(namespace: string, key: string | number): string {
  return `person-${namespace}-${keySlug(key)}`;
}

/**
 * Builds `committee-us-hsag`, `committee-us-hsag15` or `committee-ocd-{uuid}`. GovInfo and Congress.gov end a full
 * committee's code with `00` (`hsag00`), congress-legislators writes `HSAG`; both become `committee-us-hsag`.
 */
export function committeeId(namespace: string, key: string | number): string {
  if (namespace !== 'us') return `committee-${namespace}-${keySlug(key)}`;
  return `committee-us-${keySlug(key)
    .toLowerCase()
    .replace(/^([a-z]{4})00$/, '$1')}`;
}

function keySlug(key: string | number): string {
  return String(key)
    .trim()
    .replace(/^ocd-[a-z]+\//, '')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** Builds the fnDocumentId of a text version: `us-119-hr-1-eh`. */
export function versionId(billId: string, versionCode: string): string {
  return `${billId}-${slug(versionCode)}`;
}
