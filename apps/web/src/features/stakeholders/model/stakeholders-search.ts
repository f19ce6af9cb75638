import { STAKEHOLDER_SORTS } from '@rotunda/contract/values';
import { CHAMBERS, PARTY_NAMES, STAKEHOLDER_DOCUMENT_TYPES } from '@rotunda/domain';
import { FLYOUT_TABS } from '../../../shared/documents/flyout-tabs.ts';
import { createListSearch, parameter } from '../../../shared/records/list-search.ts';

/** What the address of Stakeholders keeps; another filter or order begins at its first page, flyout closed. */
export const { read: readStakeholdersSearch, change: changeStakeholdersSearch } = createListSearch(
  {
    words: parameter.words,
    type: parameter.oneOf(STAKEHOLDER_DOCUMENT_TYPES),
    /** `us-ca`. */
    place: parameter.name,
    chamber: parameter.oneOf(CHAMBERS),
    role: parameter.name,
    party: parameter.oneOf(PARTY_NAMES),
    /** A committee by fusionId, whose members are meant. */
    committee: parameter.name,
    tag: parameter.uuid,
    project: parameter.uuid,
    sort: parameter.oneOf(STAKEHOLDER_SORTS),
    page: parameter.page,
    /** Who is in the flyout. */
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

/** Words are looked for by how well they fit; a register without words is read by name. */
export const sortOf = ({ sort, words }: StakeholdersSearch) => sort ?? (words === undefined ? 'name' : 'relevance');

/** Filters in force besides the words, which stay in sight. */
export const countFilters = (search: StakeholdersSearch) =>
  FILTERS.filter((filter) => filter !== 'words' && search[filter] !== undefined).length;
