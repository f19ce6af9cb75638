import type { OrganizationOverview } from '@rotunda/contract';

/** Describes how many users an organization has and how many of them are inactive. */
export function describePeople({
  people,
  activePeople,
}: Pick<OrganizationOverview, 'people' | 'activePeople'>): string {
  const inactive = people - activePeople;
  const all = `${people.toLocaleString('en-US')} ${people === 1 ? 'person' : 'people'}`;
  return inactive === 0 ? all : `${all}, ${inactive.toLocaleString('en-US')} inactive`;
}
