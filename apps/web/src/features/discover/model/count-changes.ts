import type { SearchModel } from '@rotunda/contract';
import { chosenType, filtersOfType, type AllTypeFilters } from './search-defaults.ts';

type Facts = Map<string, string>;

/** This choice changes which types the rail lists and not the results. */
const LISTED_TYPES = 'listed-types';

const PROGRESSIVE = ['Legislation', 'GlobalLegislation', 'Regulation', 'ResearchDocument', 'SocialPost'] as const;

/** Returns every single choice of a search under its own name: one per entry of a list, and one per range. */
function getChoices(search: SearchModel): Facts {
  const facts: Facts = new Map();
  const add = (path: string, value: unknown) => {
    if (Array.isArray(value)) for (const item of value) facts.set(`${path}=${String(item)}`, 'chosen');
    else if (value !== null && value !== undefined && value !== false) facts.set(path, JSON.stringify(value));
  };
  const type = chosenType(search);
  facts.set('type', type ?? search.datasetTypes.join());
  add('location', search.genericSearch.byLocation);
  add('updated', search.genericSearch.lastUpdatedDateRange);
  for (const [name, value] of Object.entries(search.entityMetadata)) add(name, value);
  add(LISTED_TYPES, search.showOnlySelectedPolicyTypes);
  for (const filterType of PROGRESSIVE) {
    if (search.progressiveFilters[filterType] === undefined) continue;
    addTypeFilters(search, filterType, add);
  }
  return facts;
}

function addTypeFilters(
  search: SearchModel,
  filterType: keyof AllTypeFilters,
  add: (path: string, value: unknown) => void,
): void {
  for (const [name, value] of Object.entries(filtersOfType(search, filterType))) add(`${filterType}.${name}`, value);
}

/**
 * Counts the choices that wait for Apply: a changed type, each checkbox and each range. Filters that come with a newly
 * chosen type belong to that change and are not counted.
 */
export function countChanges(active: SearchModel, pending: SearchModel): number {
  const before = getChoices(active);
  const after = getChoices(pending);
  const names = new Set([...before.keys(), ...after.keys()]);
  const typeChanged = before.get('type') !== after.get('type');
  const isBroughtAlong = (name: string) => typeChanged && /^[A-Z]\w+\.activeSessions$/.test(name);
  return [...names].filter((name) => before.get(name) !== after.get(name) && !isBroughtAlong(name)).length;
}

/**
 * Counts the active filters, as shown beside "Filters". Text, sort order and the types listed in the rail do not count.
 */
export function countFilters(search: SearchModel): number {
  const choices = getChoices(search);
  if (choices.get('type') === '') choices.delete('type');
  choices.delete(LISTED_TYPES);
  return choices.size;
}
