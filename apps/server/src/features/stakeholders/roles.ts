import { createHash } from 'node:crypto';
import { type IsoDate, isRoleHeldOn, type RoleFact } from '@rotunda/domain';

/** A role with the name it has among those of its person. */
export interface NamedRole extends RoleFact {
  relationshipFusionId: string;
}

/** Kinds of organization whose roles are the office itself or the politics around it, and so no other role (S3 §5). */
const EXCLUDED_KINDS: ReadonlySet<string> = new Set([
  'government',
  'executive',
  'legislative',
  'political party',
  'judicial',
  'caucus',
]);
/** Kinds of which a person holds an office. */
const OFFICES: ReadonlySet<string> = new Set(['legislative', 'executive', 'judicial', 'government']);

const kindOf = ({ organizationType }: RoleFact) => organizationType.trim().toLowerCase().replaceAll('_', ' ');

/** Roles as their person names them: by what the role is, so that the name stays when roles before it are added. */
export function namedRoles(roles: readonly RoleFact[]): NamedRole[] {
  const times = new Map<string, number>();
  return roles.map((role) => {
    const { title, organizationName, chamber, seatDistrictName, activeStartDate, relationshipType } = role;
    const words = JSON.stringify([
      title,
      organizationName,
      chamber,
      seatDistrictName,
      activeStartDate,
      relationshipType,
    ]);
    const name = createHash('sha256').update(words).digest('hex').slice(0, 16);
    const time = (times.get(name) ?? 0) + 1;
    times.set(name, time);
    return { ...role, relationshipFusionId: time === 1 ? `role-${name}` : `role-${name}-${time}` };
  });
}

export const isOffice = (role: RoleFact) => role.relationshipType !== 'staff' && OFFICES.has(kindOf(role));

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
 * The role a page is about: the one its address names, else the office or the work for somebody held on the day, else the
 * last office, which is what a person stays known by, else any role held then or the last one.
 */
export function currentRole(
  roles: readonly NamedRole[],
  today: IsoDate,
  relationshipId: string | undefined,
): NamedRole | null {
  const named = roles.find(({ relationshipFusionId }) => relationshipFusionId === relationshipId);
  if (named !== undefined) return named;
  const ordered = roles.toSorted(compareRoles);
  const held = ordered.filter((role) => isRoleHeldOn(role, today));
  const isStaff = (role: RoleFact) => role.relationshipType === 'staff';
  return held.find(isOffice) ?? held.find(isStaff) ?? ordered.find(isOffice) ?? held[0] ?? ordered[0] ?? null;
}

/** Roles shown beside the current one (S3 §5), in the order of S3 §4. */
export function otherRoles(roles: readonly NamedRole[], current: NamedRole | null): NamedRole[] {
  return roles
    .filter((role) => role.relationshipFusionId !== current?.relationshipFusionId && isShown(role))
    .toSorted(compareRoles);
}

function isShown(role: RoleFact): boolean {
  const kind = kindOf(role);
  if (kind === 'committee') return role.relationshipType === 'staff';
  return !EXCLUDED_KINDS.has(kind) || (kind === 'legislative' && isMunicipal(role));
}

const isMunicipal = ({ orgLevelType }: RoleFact) => orgLevelType?.toLowerCase() === 'municipal';

/** Longest pause between two terms that count as one time in office: Congresses begin a few days after the last ended. */
const PAUSE_DAYS = 31;
const DAY_MS = 86_400_000;

/** The first day of the unbroken time in the office of a role; null where a source does not state when it began. */
export function heldSince(roles: readonly RoleFact[], current: RoleFact): IsoDate | null {
  const same = roles.filter(
    (role) =>
      role.organizationName === current.organizationName &&
      role.title === current.title &&
      role.chamber === current.chamber,
  );
  let since = current.activeStartDate;
  for (const role of same.toSorted((a, b) => (b.activeStartDate ?? '').localeCompare(a.activeStartDate ?? ''))) {
    const { activeStartDate, activeEndDate } = role;
    if (since === undefined || activeStartDate === undefined || activeEndDate === undefined) continue;
    const pause = (Date.parse(since) - Date.parse(activeEndDate)) / DAY_MS;
    if (activeStartDate < since && pause <= PAUSE_DAYS) since = activeStartDate;
  }
  return since ?? null;
}
