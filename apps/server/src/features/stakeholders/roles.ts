import { createHash } from 'node:crypto';
import { compareRoles, currentRole, type IsoDate, organizationKind, type RoleFact } from '@rotunda/domain';

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

/** The role a page is about: the one its address names, else the one the person is known by. @param nowMs milliseconds */
export function roleOfPage(
  roles: readonly NamedRole[],
  nowMs: number,
  relationshipId: string | undefined,
): NamedRole | null {
  const named = roles.find(({ relationshipFusionId }) => relationshipFusionId === relationshipId);
  return named ?? currentRole(roles, nowMs) ?? null;
}

/** Roles shown beside the current one (S3 §5), in the order of S3 §4. */
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
