import type { SearchModel } from '@rotunda/contract';
import { chosenType, filtersOfType, type AllTypeFilters } from './search-defaults.ts';

type Facts = Map<string, string>;

/** Changes which types the rail lists, not what is found. */
const LISTED_TYPES = 'listed-types';

const PROGRESSIVE = ['Legislation', 'GlobalLegislation', 'Regulation', 'ResearchDocument', 'SocialPost'] as const;

/** Every single choice of a search by a name of its own: a list gives one for each entry, a range one in all. */
function choicesOf(search: SearchModel): Facts {
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
 * How many choices wait for Apply: a changed type, each box, each range. Filters a newly chosen type brings along are
 * part of that one change, not changes of their own.
 */
export function countChanges(active: SearchModel, pending: SearchModel): number {
  const before = choicesOf(active);
  const after = choicesOf(pending);
  const names = new Set([...before.keys(), ...after.keys()]);
  const typeChanged = before.get('type') !== after.get('type');
  const isBroughtAlong = (name: string) => typeChanged && /^[A-Z]\w+\.activeSessions$/.test(name);
  return [...names].filter((name) => before.get(name) !== after.get(name) && !isBroughtAlong(name)).length;
}

/** How many filters are in force: the number beside "Filters". Text, sort and what the rail lists are none. */
export function countFilters(search: SearchModel): number {
  const choices = choicesOf(search);
  if (choices.get('type') === '') choices.delete('type');
  choices.delete(LISTED_TYPES);
  return choices.size;
}
