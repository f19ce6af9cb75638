import { addDays } from './dates.ts';
import type { IsoDate } from './record-identity.ts';
import type { RoleFact } from './stakeholder-record.ts';
import { timeZoneOfJurisdiction } from './time-zone-of-jurisdiction.ts';

/** Kinds of organization of which a person holds an office. */
const OFFICES: ReadonlySet<string> = new Set(['legislative', 'executive', 'judicial', 'government']);

/** `political party` of `Political_Party`, as sources write kinds of organization differently. */
export const organizationKind = ({ organizationType }: Pick<RoleFact, 'organizationType'>) =>
  organizationType.trim().toLowerCase().replaceAll('_', ' ');

/** Whether the role is a seat or an office; an office among members (a whip) and work for somebody are neither. */
export const isOffice = (role: RoleFact) => role.relationshipType !== 'staff' && OFFICES.has(organizationKind(role));

/** By time zone: making one takes a hundred times as long as using it, and every role of every person asks. */
const DAY_FORMATS = new Map<string, Intl.DateTimeFormat>();

/** The day it is at an instant where a legislature sits. @param nowMs milliseconds */
export function dayOfJurisdiction(isoCode: string, nowMs: number): IsoDate {
  const timeZone = timeZoneOfJurisdiction(isoCode);
  let format = DAY_FORMATS.get(timeZone);
  if (format === undefined) {
    // Canadian days are written as ISO writes them.
    format = new Intl.DateTimeFormat('en-CA', { timeZone });
    DAY_FORMATS.set(timeZone, format);
  }
  return format.format(nowMs);
}

/** Whether the role is held on a day. Sources leave out beginnings and ends that they do not know. */
export function isRoleHeldOn(
  { activeStartDate, activeEndDate }: Pick<RoleFact, 'activeStartDate' | 'activeEndDate'>,
  day: IsoDate,
): boolean {
  return (activeStartDate ?? day) <= day && (activeEndDate ?? day) >= day;
}

/** S3 §4: without an end first, then the latest end, the ranking, and the start, the latest first. */
export function compareRoles(one: RoleFact, other: RoleFact): number {
  return (
    Number(one.activeEndDate !== undefined) - Number(other.activeEndDate !== undefined) ||
    (other.activeEndDate ?? '').localeCompare(one.activeEndDate ?? '') ||
    (one.ranking ?? Infinity) - (other.ranking ?? Infinity) ||
    (other.activeStartDate ?? '').localeCompare(one.activeStartDate ?? '')
  );
}

/**
 * The role a person is known by at an instant, in lists and on their page alike: the seat or office held then, else the
 * work for somebody, else the office held last, which is what a person stays known by, else any other role held then or
 * last. A role that has yet to begin is of who never had one, the one that begins first. Of several held at once the
 * order of S3 §4 decides, and where no day tells them apart the one that its source lists last.
 *
 * @param nowMs milliseconds; days are those of the place of each role
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

/** The next day on which another of the roles may be the current one; undefined where no day is to come. */
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
