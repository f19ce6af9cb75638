import type { IsoDate } from './record-identity.ts';
import type { RoleFact } from './stakeholder-record.ts';

/** Later than any day a source states. */
const NO_END: IsoDate = '9999-12-31';

/** Whether the role is held on a day. Sources leave out beginnings and ends that they do not know. */
export function isRoleHeldOn(
  { activeStartDate, activeEndDate }: Pick<RoleFact, 'activeStartDate' | 'activeEndDate'>,
  day: IsoDate,
): boolean {
  return (activeStartDate ?? day) <= day && (activeEndDate ?? day) >= day;
}

/**
 * The role a person is known by: the seat or office held now, otherwise the one held last. An office among members (a
 * whip, a chair of a conference) is held beside a seat and never replaces it. Sources list roles in no fixed order.
 */
export function currentRole(roles: readonly RoleFact[] | undefined): RoleFact | undefined {
  if (roles === undefined) return undefined;
  const own = roles.filter(({ organizationType }) => organizationType !== 'leadership');
  return [...(own.length > 0 ? own : roles)].sort(compareRecency).at(-1);
}

/** Earlier first: by the end, none being the latest, then by the start; of equals the order stays. */
function compareRecency(one: RoleFact, other: RoleFact): number {
  return (
    compareDays(one.activeEndDate ?? NO_END, other.activeEndDate ?? NO_END) ||
    compareDays(one.activeStartDate ?? '', other.activeStartDate ?? '')
  );
}

function compareDays(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
