import { STAKEHOLDER_SORTS } from '@rotunda/contract/values';
import { CHAMBERS, PARTY_NAMES, STAKEHOLDER_DOCUMENT_TYPES } from '@rotunda/domain';
import { FLYOUT_TABS } from '../../../shared/documents/flyout-tabs.ts';
import { createListSearch, parameter } from '../../../shared/records/list-search.ts';

/**
 * Search parameters of Stakeholders. Changing a filter or the sort order returns to the first page and closes the
 * flyout.
 */
export const { read: readStakeholdersSearch, change: changeStakeholdersSearch } = createListSearch(
  {
    words: parameter.words,
    type: parameter.oneOf(STAKEHOLDER_DOCUMENT_TYPES),
    /** Jurisdiction code, such as `us-ca`. */
    place: parameter.name,
    chamber: parameter.oneOf(CHAMBERS),
    role: parameter.name,
    party: parameter.oneOf(PARTY_NAMES),
    /** The fusionId of a committee; filters by its members. */
    committee: parameter.name,
    tag: parameter.uuid,
    project: parameter.uuid,
    sort: parameter.oneOf(STAKEHOLDER_SORTS),
    page: parameter.page,
    /** Id of the stakeholder in the flyout. */
    open: parameter.name,
    openType: parameter.oneOf(STAKEHOLDER_DOCUMENT_TYPES),
    tab: parameter.oneOf(FLYOUT_TABS),
  },
  {
    list: ['words', 'type', 'place', 'chamber', 'role', 'party', 'committee', 'tag', 'project', 'sort'],
    within: ['page', 'open', 'openType', 'tab'],
  },
);
export type StakeholdersSearch = ReturnType<typeof readStakeholdersSearch>;

const FILTERS = ['words', 'type', 'place', 'chamber', 'role', 'party', 'committee', 'tag', 'project'] as const;

export const isNarrowed = (search: StakeholdersSearch) => FILTERS.some((filter) => search[filter] !== undefined);

/** Returns the chosen order; by default relevance with a search text, and name without one. */
export const getSort = ({ sort, words }: StakeholdersSearch) => sort ?? (words === undefined ? 'name' : 'relevance');

/** Counts the active filters, except the search text, which is always visible. */
export const countFilters = (search: StakeholdersSearch) =>
  FILTERS.filter((filter) => filter !== 'words' && search[filter] !== undefined).length;
