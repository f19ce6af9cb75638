import type { SearchModel } from '@rotunda/contract';
import { ALL_PROJECTS, platformName } from '@rotunda/contract/values';
import { DOCUMENT_TYPE_LABELS } from '@rotunda/domain';
import { sentenceCase } from '../../../shared/format/sentence-case.ts';
import { CHAMBER_LABELS, jurisdictionLabel, rangeLabel } from '../../../shared/format/filter-labels.ts';
import { formatNumber } from '../../../shared/format/format-number.ts';
import { discoverTexts } from '../discover-texts.ts';
import { chosenType, type AllTypeFilters as Filters } from './search-defaults.ts';
import { withDocumentType } from './filter-reducer.ts';

/** An active filter, as a chip above the results. */
export interface FilterChipFact {
  name: string;
  kind: string;
  value: string;
  remove: (search: SearchModel) => SearchModel;
}

/** Formats a list, e.g. `US Federal, California +3`. */
function listLabel(words: readonly string[]): string {
  const rest = words.length - 2;
  return `${words.slice(0, 2).join(', ')}${rest > 0 ? ` +${formatNumber(rest)}` : ''}`;
}

function withoutTypeFilter<Type extends keyof Filters>(type: Type, changes: Partial<Filters[Type]>) {
  return (search: SearchModel): SearchModel => {
    const current = search.progressiveFilters[type];
    // The choices that wait may already be of another type, which has no such filters to remove.
    if (current === undefined) return search;
    return { ...search, progressiveFilters: { ...search.progressiveFilters, [type]: { ...current, ...changes } } };
  };
}

function billChips(search: SearchModel, type: 'Legislation' | 'GlobalLegislation'): FilterChipFact[] {
  const filters = search.progressiveFilters[type];
  if (filters === undefined) return [];
  const { genericStatusList, billTypeList, introducedDateRange } = filters;
  const chip = (name: string, kind: string, value: string, changes: Partial<Filters['GlobalLegislation']>) => ({
    name: `${type}.${name}`,
    kind,
    value,
    remove: withoutTypeFilter(type, changes),
  });
  return [
    ...(genericStatusList.length > 0
      ? [chip('status', discoverTexts.status, listLabel(genericStatusList), { genericStatusList: [] })]
      : []),
    ...(billTypeList.length > 0
      ? [chip('billType', discoverTexts.billType, listLabel(billTypeList), { billTypeList: [] })]
      : []),
    ...(introducedDateRange
      ? [
          chip('introduced', discoverTexts.introduced, rangeLabel(introducedDateRange), {
            introducedDateRange: null,
          }),
        ]
      : []),
  ];
}

function typeChips(search: SearchModel): FilterChipFact[] {
  const { Legislation, Regulation, ResearchDocument, SocialPost } = search.progressiveFilters;
  const chips: FilterChipFact[] = [...billChips(search, 'Legislation'), ...billChips(search, 'GlobalLegislation')];
  const add = (name: string, kind: string, words: readonly string[], remove: FilterChipFact['remove']) => {
    if (words.length > 0) chips.push({ name, kind, value: listLabel(words), remove });
  };
  add(
    'chamber',
    discoverTexts.chamber,
    (Legislation?.chamber ?? []).map((chamber) => CHAMBER_LABELS[chamber]),
    withoutTypeFilter('Legislation', { chamber: [] }),
  );
  if (Legislation?.activeSessions) {
    add('session', discoverTexts.session, ['Active'], withoutTypeFilter('Legislation', { activeSessions: false }));
  }
  add(
    'regulationType',
    discoverTexts.regulationType,
    Regulation?.regDocumentTypes ?? [],
    withoutTypeFilter('Regulation', { regDocumentTypes: [] }),
  );
  add(
    'researchType',
    discoverTexts.researchType,
    ResearchDocument?.researchDocumentTypes ?? [],
    withoutTypeFilter('ResearchDocument', { researchDocumentTypes: [] }),
  );
  add(
    'platform',
    discoverTexts.platform,
    (SocialPost?.socialPlatforms ?? []).map(platformName),
    withoutTypeFilter('SocialPost', { socialPlatforms: [] }),
  );
  add(
    'stakeholderType',
    discoverTexts.stakeholderType,
    (SocialPost?.stakeholderTypes ?? []).map(sentenceCase),
    withoutTypeFilter('SocialPost', { stakeholderTypes: [] }),
  );
  return chips;
}

/** Names of tags and projects by id. An id that is no longer known is shown as such. */
export interface MarkNames {
  tags: ReadonlyMap<string, string>;
  projects: ReadonlyMap<string, string>;
}

function metadataChips(search: SearchModel, names: MarkNames): FilterChipFact[] {
  const labels = {
    priorities: discoverTexts.priorities,
    positions: discoverTexts.positions,
    tagIds: discoverTexts.tags,
    projectIds: discoverTexts.projects,
  } as const;
  const getWord = (id: string) => names.tags.get(id) ?? names.projects.get(id) ?? id;
  return (['priorities', 'positions', 'tagIds', 'projectIds'] as const).flatMap((name) => {
    const chosen = search.entityMetadata[name];
    if (chosen.length === 0) return [];
    const remove = (from: SearchModel): SearchModel => ({
      ...from,
      entityMetadata: { ...from.entityMetadata, [name]: [] },
    });
    const value = chosen === ALL_PROJECTS ? discoverTexts.allProjects : listLabel(chosen.map(getWord));
    return [{ name, kind: labels[name], value, remove }];
  });
}

/** Returns a chip for every active filter, in the order of the rail. */
export function filterChips(search: SearchModel, names: MarkNames): FilterChipFact[] {
  const chips: FilterChipFact[] = [];
  const type = chosenType(search);
  if (search.datasetTypes.length > 0) {
    const value = type
      ? DOCUMENT_TYPE_LABELS[type]
      : listLabel(search.datasetTypes.map((one) => DOCUMENT_TYPE_LABELS[one]));
    chips.push({ name: 'type', kind: 'Type', value, remove: (from) => withDocumentType(from, null) });
  }
  const { byLocation, lastUpdatedDateRange } = search.genericSearch;
  if (byLocation.length > 0) {
    chips.push({
      name: 'location',
      kind: 'Jurisdiction',
      value: listLabel(byLocation.map(jurisdictionLabel)),
      remove: (from) => ({ ...from, genericSearch: { ...from.genericSearch, byLocation: [] } }),
    });
  }
  chips.push(...typeChips(search));
  if (lastUpdatedDateRange) {
    chips.push({
      name: 'updated',
      kind: 'Updated',
      value: rangeLabel(lastUpdatedDateRange),
      remove: (from) => ({ ...from, genericSearch: { ...from.genericSearch, lastUpdatedDateRange: null } }),
    });
  }
  chips.push(...metadataChips(search, names));
  return chips;
}
