import { addDays } from './dates.ts';
import type { IsoDate } from './record-identity.ts';
import type { RoleFact } from './stakeholder-record.ts';
import { timeZoneOfJurisdiction } from './time-zone-of-jurisdiction.ts';

/** Kinds of organizations in which a person holds an office. */
const OFFICES: ReadonlySet<string> = new Set(['legislative', 'executive', 'judicial', 'government']);

/** Normalizes kinds of organizations, which sources write differently: `Political_Party` becomes `political party`. */
export const organizationKind = ({ organizationType }: Pick<RoleFact, 'organizationType'>) =>
  organizationType.trim().toLowerCase().replaceAll('_', ' ');

/** Whether the role is a seat or an office; leadership among members (a whip) and staff jobs are neither. */
export const isOffice = (role: RoleFact) => role.relationshipType !== 'staff' && OFFICES.has(organizationKind(role));

/**
 * Formats by time zone, cached because creating one takes a hundred times as long as using it, and every role of every
 * person needs one.
 */
const DAY_FORMATS = new Map<string, Intl.DateTimeFormat>();

/**
 * Returns the date, at an instant, in the place of a legislature.
 * @param nowMs milliseconds
 */
export function dayOfJurisdiction(isoCode: string, nowMs: number): IsoDate {
  const timeZone = timeZoneOfJurisdiction(isoCode);
  let format = DAY_FORMATS.get(timeZone);
  if (format === undefined) {
    // Canadian dates have the ISO format.
    format = new Intl.DateTimeFormat('en-CA', { timeZone });
    DAY_FORMATS.set(timeZone, format);
  }
  return format.format(nowMs);
}

/**
 * Whether the role is held on a day. A missing start or end counts as open, because sources leave out dates they do not
 * know.
 */
export function isRoleHeldOn(
  { activeStartDate, activeEndDate }: Pick<RoleFact, 'activeStartDate' | 'activeEndDate'>,
  day: IsoDate,
): boolean {
  return (activeStartDate ?? day) <= day && (activeEndDate ?? day) >= day;
}

/** Compares two roles by STK-03: those without an end first, then by latest end, ranking and latest start. */
export function compareRoles(one: RoleFact, other: RoleFact): number {
  return (
    Number(one.activeEndDate !== undefined) - Number(other.activeEndDate !== undefined) ||
    (other.activeEndDate ?? '').localeCompare(one.activeEndDate ?? '') ||
    (one.ranking ?? Infinity) - (other.ranking ?? Infinity) ||
    (other.activeStartDate ?? '').localeCompare(one.activeStartDate ?? '')
  );
}

/**
 * Returns the role a person is known by at an instant, in lists and on the person's page. In order: a seat or office
 * held then, otherwise a staff job held then, otherwise the last office, for which a person stays known, otherwise any
 * other role held then or last. A future role counts only for a person who never had one, the earliest first. Among
 * several roles the order of STK-03 decides, and if dates do not tell them apart, the one the source lists last.
 *
 * @param nowMs milliseconds; days are those of each role's place
 */
export function currentRole<Role extends RoleFact>(
  roles: readonly Role[] | undefined,
  nowMs: number,
): Role | undefined {
  const dated = (roles ?? []).map((role) => ({ role, day: dayOfJurisdiction(role.isoCode, nowMs) })).toReversed();
  const begun = dated.filter(({ role, day }) => (role.activeStartDate ?? day) <= day);
  const past = begun.map(({ role }) => role).toSorted(compareRoles);
  const held = begun
    .filter(({ role, day }) => isRoleHeldOn(role, day))
    .map(({ role }) => role)
    .toSorted(compareRoles);
  const isStaff = (role: RoleFact) => role.relationshipType === 'staff';
  const known = held.find(isOffice) ?? held.find(isStaff) ?? past.find(isOffice) ?? held[0] ?? past[0];
  if (known !== undefined) return known;
  const coming = dated.map(({ role }) => role).toSorted(compareStarts);
  return coming.find(isOffice) ?? coming[0];
}

/** Returns the next day on which another role may become the current one; undefined if there is none. */
export function nextRoleChange(roles: readonly RoleFact[] | undefined, nowMs: number): IsoDate | undefined {
  const days = (roles ?? []).flatMap(({ isoCode, activeStartDate, activeEndDate }) => {
    const today = dayOfJurisdiction(isoCode, nowMs);
    const changes = [activeStartDate, activeEndDate === undefined ? undefined : addDays(activeEndDate, 1)];
    return changes.filter((day) => day !== undefined).filter((day) => day > today);
  });
  return days.toSorted()[0];
}

function compareStarts(one: RoleFact, other: RoleFact): number {
  return (one.activeStartDate ?? '').localeCompare(other.activeStartDate ?? '');
}
