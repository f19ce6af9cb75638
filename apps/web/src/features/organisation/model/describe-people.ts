import type { OrganisationOverview } from '@rotunda/contract';

/** How many people an organisation has, and how many of them cannot sign in. */
export function describePeople({
  people,
  activePeople,
}: Pick<OrganisationOverview, 'people' | 'activePeople'>): string {
  const inactive = people - activePeople;
  const all = `${people.toLocaleString('en-US')} ${people === 1 ? 'person' : 'people'}`;
  return inactive === 0 ? all : `${all}, ${inactive.toLocaleString('en-US')} inactive`;
}
