import { createHash } from 'node:crypto';
import { compareRoles, currentRole, type IsoDate, organizationKind, type RoleFact } from '@rotunda/domain';

/** A role with its id among the roles of its person. */
export interface NamedRole extends RoleFact {
  relationshipFusionId: string;
}

/**
 * Kinds of organization whose roles are part of the office itself or of the politics around it, and are therefore not
 * listed as other roles (STK-03).
 */
const EXCLUDED_KINDS: ReadonlySet<string> = new Set([
  'government',
  'executive',
  'legislative',
  'political party',
  'judicial',
  'caucus',
]);
/** Assigns each role an id derived from its content, so that the id stays the same when earlier roles are added. */
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

/** Returns the role a page shows: the one its URL names, else the person's current role. @param nowMs milliseconds */
export function roleOfPage(
  roles: readonly NamedRole[],
  nowMs: number,
  relationshipId: string | undefined,
): NamedRole | null {
  const named = roles.find(({ relationshipFusionId }) => relationshipFusionId === relationshipId);
  return named ?? currentRole(roles, nowMs) ?? null;
}

/** Returns the roles shown besides the current one (STK-03), in the order of STK-03. */
export function otherRoles(roles: readonly NamedRole[], current: NamedRole | null): NamedRole[] {
  return roles
    .filter((role) => role.relationshipFusionId !== current?.relationshipFusionId && isShown(role))
    .toSorted(compareRoles);
}

function isShown(role: RoleFact): boolean {
  const kind = organizationKind(role);
  if (kind === 'committee') return role.relationshipType === 'staff';
  return !EXCLUDED_KINDS.has(kind) || (kind === 'legislative' && isMunicipal(role));
}

const isMunicipal = ({ orgLevelType }: RoleFact) => orgLevelType?.toLowerCase() === 'municipal';

/**
 * Longest gap between two terms that count as continuous service, because a Congress begins a few days after the
 * previous one ended.
 */
const PAUSE_DAYS = 31;
const DAY_MS = 86_400_000;

/**
 * Returns the first day of continuous service in the office of a role; null when a source does not state its beginning.
 */
export function servingSince(roles: readonly RoleFact[], current: RoleFact): IsoDate | null {
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
