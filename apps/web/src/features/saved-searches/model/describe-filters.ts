import type { DateRange, SearchModel } from '@rotunda/contract';
import { ALL_PROJECTS, platformName } from '@rotunda/contract/values';
import { DOCUMENT_TYPE_LABELS } from '@rotunda/domain';
import { CHAMBER_LABELS, jurisdictionLabel, rangeLabel } from '../../../shared/format/filter-labels.ts';
import { sentenceCase } from '../../../shared/format/sentence-case.ts';
import { savedSearchTexts } from './saved-search-texts.ts';

/** Names of tags and projects by id. */
export interface FilterNames {
  tags: ReadonlyMap<string, string>;
  projects: ReadonlyMap<string, string>;
}

export interface DescribedFilter {
  label: string;
  value: string;
}

const { filterNames: names } = savedSearchTexts;
const RECENT: Partial<Record<DateRange['name'], string>> = {
  last_7_days: 'Last 7 days',
  last_30_days: 'Last 30 days',
  last_90_days: 'Last 90 days',
};

/** Names every filter of a search with all its values, in the order of Discover's rail. */
export function describeFilters(search: SearchModel, known: FilterNames): DescribedFilter[] {
  const { Legislation, GlobalLegislation, Regulation, ResearchDocument, SocialPost } = search.progressiveFilters;
  const { priorities, positions, tagIds, projectIds } = search.entityMetadata;
  const filters: DescribedFilter[] = [];
  const add = (label: string, values: readonly string[] = []) => {
    if (values.length > 0) filters.push({ label, value: values.join(', ') });
  };
  const both = Legislation !== undefined && GlobalLegislation !== undefined;
  const ofType = (label: string, type: 'Legislation' | 'GlobalLegislation') =>
    both ? `${label} (${DOCUMENT_TYPE_LABELS[type]})` : label;
  add(
    names.documentTypes,
    search.datasetTypes.map((type) => DOCUMENT_TYPE_LABELS[type]),
  );
  add(names.locations, search.genericSearch.byLocation.map(jurisdictionLabel));
  for (const type of ['Legislation', 'GlobalLegislation'] as const) {
    const own = search.progressiveFilters[type];
    add(ofType(names.genericStatuses, type), own?.genericStatusList);
    add(ofType(names.billTypes, type), own?.billTypeList);
    add(ofType(names.introduced, type), getDates(own?.introducedDateRange));
  }
  add(
    names.chambers,
    Legislation?.chamber.map((chamber) => CHAMBER_LABELS[chamber]),
  );
  add(names.activeSessions, Legislation?.activeSessions === true ? [savedSearchTexts.activeOnly] : []);
  add(names.regDocumentTypes, Regulation?.regDocumentTypes);
  add(names.researchDocumentTypes, ResearchDocument?.researchDocumentTypes);
  add(names.socialPlatforms, SocialPost?.socialPlatforms.map(platformName));
  add(names.stakeholderTypes, SocialPost?.stakeholderTypes.map(sentenceCase));
  add(names.lastUpdated, getDates(search.genericSearch.lastUpdatedDateRange));
  add(names.priorities, priorities);
  add(names.positions, positions);
  add(
    names.tags,
    tagIds.map((id) => known.tags.get(id) ?? savedSearchTexts.unknownTag),
  );
  add(
    names.projects,
    projectIds === ALL_PROJECTS
      ? [savedSearchTexts.allProjects]
      : projectIds.map((id) => known.projects.get(id) ?? savedSearchTexts.unknownProject),
  );
  return filters;
}

/** Whether the search finds every document. */
export function isUnrestricted(search: SearchModel): boolean {
  // The plain text is searched if the raw text is blank.
  const text = search.rawTextSearch.trim() || search.textSearch.trim();
  const hasText = text !== '' && text !== '*';
  return !hasText && describeFilters(search, { tags: new Map(), projects: new Map() }).length === 0;
}

function getDates(range: DateRange | null | undefined): string[] {
  if (range === null || range === undefined) return [];
  return [RECENT[range.name] ?? rangeLabel(range)];
}
