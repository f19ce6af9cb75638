import type { SearchModel } from '@rotunda/contract';
import { POSITIONS, PRIORITIES } from '@rotunda/contract/values';
import { DISCOVER_DOCUMENT_TYPES, DOCUMENT_TYPE_LABELS, type DiscoverDocumentType } from '@rotunda/domain';
import { memo } from 'react';
import { lazyComponent } from '../../../shared/lazy/lazy-component.tsx';
import { FilterGroup, FilterRail } from '../../../shared/ui/filter-rail.tsx';
import { FilterOption } from '../../../shared/ui/filter-option.tsx';
import { discoverTexts } from '../discover-texts.ts';
import type { SearchAnswer, TypeCounts } from '../hooks/use-search-results.ts';
import { countChanges, countFilters } from '../model/count-changes.ts';
import type { FilterAction, FilterState } from '../model/filter-reducer.ts';
import { chosenType } from '../model/search-defaults.ts';
import { DateRangeFilter } from './date-range-filter.tsx';
import { JurisdictionFilter } from './jurisdiction-filter.tsx';
import { OptionList } from './option-list.tsx';
import { ProjectFilter } from './project-filter.tsx';

/** Loaded late, because most searches cover every type. */
const TypeFilters = lazyComponent(async () => (await import('./type-filters.tsx')).TypeFilters);

export interface NamedMark {
  _id: string;
  name: string;
}

export interface DiscoverFiltersProps {
  state: FilterState;
  dispatch: (action: FilterAction) => void;
  onReset: () => void;
  /** Null while unknown. */
  typeCounts: TypeCounts | null;
  facets: SearchAnswer['facets'];
  tags: readonly NamedMark[];
  projects: readonly NamedMark[];
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/**
 * All filters of Discover. Nothing takes effect before Apply (SEA-06 to 08). Memoized, so its many checkboxes do not
 * re-render when a document is opened.
 */
export const DiscoverFilters = memo(function DiscoverFilters(props: DiscoverFiltersProps) {
  const { state, dispatch, onReset, typeCounts, facets, tags, projects, isOpen, onOpenChange } = props;
  const { active, pending } = state;
  const type = chosenType(pending);
  // Posts have no legislature and no marks of ours, so these filters would find nothing.
  const isPosts = type === 'SocialPost';
  return (
    <FilterRail
      activeCount={countFilters(active)}
      pendingCount={countChanges(active, pending)}
      onApply={() => dispatch({ type: 'apply' })}
      onRevert={() => dispatch({ type: 'revert' })}
      onReset={onReset}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
    >
      <TypeChoice active={active} pending={pending} typeCounts={typeCounts} dispatch={dispatch} />
      {isPosts ? null : (
        <JurisdictionFilter
          active={active.genericSearch.byLocation}
          chosen={pending.genericSearch.byLocation}
          counts={facets?.isoCodes ?? null}
          onChange={(byLocation) => dispatch({ type: 'set-locations', byLocation })}
        />
      )}
      {type === null ? null : (
        <TypeFilters type={type} active={active} pending={pending} facets={facets} dispatch={dispatch} />
      )}
      <DateRangeFilter
        title={discoverTexts.lastUpdated}
        range={pending.genericSearch.lastUpdatedDateRange}
        active={active.genericSearch.lastUpdatedDateRange}
        onChange={(range) => dispatch({ type: 'set-last-updated', range })}
      />
      {isPosts ? null : (
        <MetadataFilters active={active} pending={pending} tags={tags} projects={projects} dispatch={dispatch} />
      )}
    </FilterRail>
  );
});

interface PartProps {
  active: SearchModel;
  pending: SearchModel;
  dispatch: (action: FilterAction) => void;
}

function TypeChoice({ active, pending, typeCounts, dispatch }: PartProps & { typeCounts: TypeCounts | null }) {
  const type = chosenType(pending);
  const wasType = chosenType(active);
  const isAll = pending.datasetTypes.length === 0;
  const isListed = (one: DiscoverDocumentType) => type === null || !pending.showOnlySelectedPolicyTypes || one === type;
  // The server leaves out types without documents, so a type missing from its response has none.
  const getCount = (one: DiscoverDocumentType) =>
    typeCounts === null ? {} : countProps(typeCounts.byType.find((entry) => entry.documentType === one) ?? NO_DOCUMENT);
  return (
    <FilterGroup title={discoverTexts.documentType}>
      <div role="radiogroup" aria-label={discoverTexts.documentType}>
        <FilterOption
          kind="radio"
          label={discoverTexts.allTypes}
          isChecked={isAll}
          isPending={isAll && active.datasetTypes.length > 0}
          {...(typeCounts === null ? {} : countProps(typeCounts.all))}
          onChange={() => dispatch({ type: 'set-document-type', documentType: null })}
        />
        {DISCOVER_DOCUMENT_TYPES.filter(isListed).map((one) => (
          <FilterOption
            key={one}
            kind="radio"
            label={DOCUMENT_TYPE_LABELS[one]}
            isChecked={type === one}
            isPending={type === one && wasType !== one}
            {...getCount(one)}
            onChange={() => dispatch({ type: 'set-document-type', documentType: one })}
          />
        ))}
      </div>
      {type === null ? null : (
        <FilterOption
          label={discoverTexts.onlySelectedPolicyTypes}
          isChecked={pending.showOnlySelectedPolicyTypes}
          isPending={pending.showOnlySelectedPolicyTypes !== active.showOnlySelectedPolicyTypes}
          onChange={(isOn) => dispatch({ type: 'set-only-selected-policy-types', isOn })}
        />
      )}
    </FilterGroup>
  );
}

const NO_DOCUMENT = { total: 0, atTotalLimit: false };

function countProps({ total, atTotalLimit }: Pick<SearchAnswer, 'total' | 'atTotalLimit'>) {
  return { count: total, isAtLimit: atTotalLimit };
}

type MetadataFiltersProps = PartProps & { tags: readonly NamedMark[]; projects: readonly NamedMark[] };

function MetadataFilters({ active, pending, tags, projects, dispatch }: MetadataFiltersProps) {
  const now = pending.entityMetadata;
  const before = active.entityMetadata;
  const change = (changes: Partial<SearchModel['entityMetadata']>) => dispatch({ type: 'set-metadata', changes });
  const named = (marks: readonly NamedMark[]) => marks.map(({ _id, name }) => ({ value: _id, label: name }));
  const plain = <Value extends string>(values: readonly Value[]) => values.map((value) => ({ value, label: value }));
  return (
    <>
      <FilterGroup title={discoverTexts.priorities} chosenCount={now.priorities.length} startsClosed>
        <OptionList
          options={plain(PRIORITIES)}
          chosen={now.priorities}
          active={before.priorities}
          onChange={(priorities) => change({ priorities })}
        />
      </FilterGroup>
      <FilterGroup title={discoverTexts.positions} chosenCount={now.positions.length} startsClosed>
        <OptionList
          options={plain(POSITIONS)}
          chosen={now.positions}
          active={before.positions}
          onChange={(positions) => change({ positions })}
        />
      </FilterGroup>
      {tags.length > 0 ? (
        <FilterGroup title={discoverTexts.tags} chosenCount={now.tagIds.length} startsClosed>
          <OptionList
            options={named(tags)}
            chosen={now.tagIds}
            active={before.tagIds}
            limit={10}
            onChange={(tagIds) => change({ tagIds })}
          />
        </FilterGroup>
      ) : null}
      {projects.length > 0 ? (
        <ProjectFilter
          options={named(projects)}
          chosen={now.projectIds}
          active={before.projectIds}
          onChange={(projectIds) => change({ projectIds })}
        />
      ) : null}
    </>
  );
}
