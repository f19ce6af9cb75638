import type { SearchModel } from '@rotunda/contract';
import {
  platformName,
  REG_DOCUMENT_TYPES,
  RESEARCH_DOCUMENT_TYPES,
  SOCIAL_PLATFORMS,
  STAKEHOLDER_TYPES,
} from '@rotunda/contract/values';
import { BILL_TYPES, CHAMBERS, GENERIC_STATUSES, type DiscoverDocumentType } from '@rotunda/domain';
import { FilterGroup } from '../../../shared/ui/filter-rail.tsx';
import { FilterOption } from '../../../shared/ui/filter-option.tsx';
import { discoverTexts } from '../discover-texts.ts';
import type { SearchAnswer } from '../hooks/use-search-results.ts';
import { CHAMBER_LABELS } from '../../../shared/format/filter-labels.ts';
import type { FilterAction } from '../model/filter-reducer.ts';
import { filtersOfType } from '../model/search-defaults.ts';
import { DateRangeFilter } from './date-range-filter.tsx';
import { OptionList } from './option-list.tsx';
import { sentenceCase } from '../../../shared/format/sentence-case.ts';

export interface TypeFiltersProps {
  type: DiscoverDocumentType;
  active: SearchModel;
  pending: SearchModel;
  facets: SearchAnswer['facets'];
  dispatch: (action: FilterAction) => void;
}

/** Filters of the selected type (SEA-07). */
export function TypeFilters(props: TypeFiltersProps) {
  switch (props.type) {
    case 'Legislation':
      return <LegislationFilters {...props} />;
    case 'GlobalLegislation':
      return <BillFilters {...props} filterType="GlobalLegislation" />;
    case 'Regulation':
      return <RegulationFilters {...props} />;
    case 'ResearchDocument':
      return <ResearchFilters {...props} />;
    case 'SocialPost':
      return <PostFilters {...props} />;
    case 'News':
      return null;
  }
}

const plain = <Value extends string>(values: readonly Value[]) => values.map((value) => ({ value, label: value }));

/** Returns options with capitalized labels, e.g. `Legislator` for `legislator`. */
const capitalize = <Value extends string>(values: readonly Value[]) =>
  values.map((value) => ({ value, label: sentenceCase(value) }));

type BillFilterType = 'Legislation' | 'GlobalLegislation';

function BillFilters({
  active,
  pending,
  facets,
  dispatch,
  filterType,
}: TypeFiltersProps & { filterType: BillFilterType }) {
  const now = filtersOfType(pending, filterType);
  const before = filtersOfType(active, filterType);
  const change = (changes: Partial<Pick<typeof now, 'genericStatusList' | 'billTypeList'>>) =>
    dispatch({ type: 'set-type-filters', filters: { filterType, changes } });
  return (
    <>
      <FilterGroup title={discoverTexts.status} chosenCount={now.genericStatusList.length}>
        <OptionList
          options={plain(GENERIC_STATUSES)}
          chosen={now.genericStatusList}
          active={before.genericStatusList}
          counts={facets?.genericStatuses ?? null}
          onChange={(genericStatusList) => change({ genericStatusList })}
        />
      </FilterGroup>
      <FilterGroup title={discoverTexts.billType} chosenCount={now.billTypeList.length} startsClosed>
        <OptionList
          options={plain(BILL_TYPES)}
          chosen={now.billTypeList}
          active={before.billTypeList}
          counts={facets?.billTypes ?? null}
          onChange={(billTypeList) => change({ billTypeList })}
        />
      </FilterGroup>
      <DateRangeFilter
        title={discoverTexts.introduced}
        range={now.introducedDateRange}
        active={before.introducedDateRange}
        startsClosed
        onChange={(range) => dispatch({ type: 'set-introduced', filterType, range })}
      />
    </>
  );
}

function LegislationFilters(props: TypeFiltersProps) {
  const { active, pending, facets, dispatch } = props;
  const now = filtersOfType(pending, 'Legislation');
  const before = filtersOfType(active, 'Legislation');
  const change = (changes: Partial<Pick<typeof now, 'chamber' | 'activeSessions'>>) =>
    dispatch({ type: 'set-type-filters', filters: { filterType: 'Legislation', changes } });
  return (
    <>
      <FilterGroup title={discoverTexts.session} chosenCount={now.activeSessions ? 1 : 0}>
        <FilterOption
          label={discoverTexts.activeSessions}
          isChecked={now.activeSessions}
          isPending={now.activeSessions !== before.activeSessions}
          onChange={(activeSessions) => change({ activeSessions })}
        />
      </FilterGroup>
      <FilterGroup title={discoverTexts.chamber} chosenCount={now.chamber.length}>
        <OptionList
          options={CHAMBERS.map((value) => ({ value, label: CHAMBER_LABELS[value] }))}
          chosen={now.chamber}
          active={before.chamber}
          counts={facets?.chambers ?? null}
          onChange={(chamber) => change({ chamber })}
        />
      </FilterGroup>
      <BillFilters {...props} filterType="Legislation" />
    </>
  );
}

function RegulationFilters({ active, pending, facets, dispatch }: TypeFiltersProps) {
  const now = filtersOfType(pending, 'Regulation').regDocumentTypes;
  return (
    <FilterGroup title={discoverTexts.regulationType} chosenCount={now.length}>
      <OptionList
        options={plain(REG_DOCUMENT_TYPES)}
        chosen={now}
        active={filtersOfType(active, 'Regulation').regDocumentTypes}
        counts={facets?.regDocumentTypes ?? null}
        onChange={(regDocumentTypes) =>
          dispatch({ type: 'set-type-filters', filters: { filterType: 'Regulation', changes: { regDocumentTypes } } })
        }
      />
    </FilterGroup>
  );
}

function ResearchFilters({ active, pending, facets, dispatch }: TypeFiltersProps) {
  const now = filtersOfType(pending, 'ResearchDocument').researchDocumentTypes;
  return (
    <FilterGroup title={discoverTexts.researchType} chosenCount={now.length}>
      <OptionList
        options={plain(RESEARCH_DOCUMENT_TYPES)}
        chosen={now}
        active={filtersOfType(active, 'ResearchDocument').researchDocumentTypes}
        counts={facets?.researchDocumentTypes ?? null}
        onChange={(researchDocumentTypes) =>
          dispatch({
            type: 'set-type-filters',
            filters: { filterType: 'ResearchDocument', changes: { researchDocumentTypes } },
          })
        }
      />
    </FilterGroup>
  );
}

function PostFilters({ active, pending, facets, dispatch }: TypeFiltersProps) {
  const now = filtersOfType(pending, 'SocialPost');
  const before = filtersOfType(active, 'SocialPost');
  const change = (changes: Partial<typeof now>) =>
    dispatch({ type: 'set-type-filters', filters: { filterType: 'SocialPost', changes } });
  return (
    <>
      <FilterGroup title={discoverTexts.platform} chosenCount={now.socialPlatforms.length}>
        <OptionList
          options={SOCIAL_PLATFORMS.map((value) => ({ value, label: platformName(value) }))}
          chosen={now.socialPlatforms}
          active={before.socialPlatforms}
          counts={facets?.socialPlatforms ?? null}
          onChange={(socialPlatforms) => change({ socialPlatforms })}
        />
      </FilterGroup>
      <FilterGroup title={discoverTexts.stakeholderType} chosenCount={now.stakeholderTypes.length}>
        <OptionList
          options={capitalize(STAKEHOLDER_TYPES)}
          chosen={now.stakeholderTypes}
          active={before.stakeholderTypes}
          counts={facets?.stakeholderTypes ?? null}
          onChange={(stakeholderTypes) => change({ stakeholderTypes })}
        />
      </FilterGroup>
    </>
  );
}
