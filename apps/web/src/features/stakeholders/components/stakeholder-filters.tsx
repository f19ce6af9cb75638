import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { DELAYS_MS } from '@rotunda/contract/values';
import { CHAMBERS, findJurisdiction, PARTY_NAMES } from '@rotunda/domain';
import type { ReactNode } from 'react';
import { useApi } from '../../../shared/api/api-context.tsx';
import { formatNumber, formatTotal } from '../../../shared/format/format-number.ts';
import { sentenceCase } from '../../../shared/format/sentence-case.ts';
import { useIsBelow } from '../../../shared/hooks/use-is-below.ts';
import { lazyComponent } from '../../../shared/lazy/lazy-component.tsx';
import { FilterButton } from '../../../shared/records/filter-button.tsx';
import { FilterChoice } from '../../../shared/records/filter-choice.tsx';
import type { SearchChanges } from '../../../shared/records/list-search.ts';
import { SortSelect } from '../../../shared/records/sort-select.tsx';
import { texts } from '../../../shared/texts/texts.ts';
import { BREAKPOINTS } from '../../../shared/theme/measures.ts';
import { BottomSheet } from '../../../shared/ui/bottom-sheet.tsx';
import { AddressFindField } from '../../../shared/ui/find-field.tsx';
import { ColumnBar } from '../../../shared/ui/work-area.tsx';
import type { StakeholdersAnswer } from '../hooks/use-stakeholders.ts';
import { countFilters, getSort, type StakeholdersSearch } from '../model/stakeholders-search.ts';
import { stakeholderTexts as words } from '../stakeholder-texts.ts';

const CommitteeFilter = lazyComponent(async () => (await import('./committee-filter.tsx')).CommitteeFilter);

const Root = styled(ColumnBar)({ flexWrap: 'wrap', paddingBlock: 8, '& .MuiSelect-select': { maxWidth: 200 } });

/** Shrinks before the filters wrap to a second line. */
const Find = styled('div')(({ theme }) => ({
  flex: '1 1 180px',
  maxWidth: 300,
  [theme.breakpoints.down('sm')]: { flexBasis: '100%', maxWidth: 'none' },
}));

/** The sort order and the actions are at the end, separate from the filters. */
const End = styled('div')({ marginLeft: 'auto', display: 'flex', flexWrap: 'wrap', gap: 8 });

const Committee = styled('div')({
  // A phone has it in a sheet, as wide as the other filters.
  [`@media (min-width: ${BREAKPOINTS.cards}px)`]: {
    width: 156,
    minHeight: 32,
    // An empty field looks like the other filters.
    '& input::placeholder': { color: 'inherit', opacity: 1 },
  },
});

const Sheet = styled('div')({ display: 'grid', gap: 12, padding: 16, overflow: 'auto' });

export interface StakeholderFiltersProps {
  search: StakeholdersSearch;
  /** Null until the first response arrives. */
  answer: StakeholdersAnswer | null;
  onChange: (changes: SearchChanges<StakeholdersSearch>) => void;
  /** Actions that add contacts, shown last. */
  actions: ReactNode;
}

/** Filters and sort order of stakeholders. */
export function StakeholderFilters({ search, answer, onChange, actions }: StakeholderFiltersProps) {
  const isPhone = useIsBelow('cards');
  return (
    <Root role="search">
      <Find>
        <AddressFindField
          label={words.find}
          value={search.words ?? ''}
          onChange={(typed) => onChange({ words: typed.trim() === '' ? undefined : typed })}
          delayMs={DELAYS_MS.searchBox}
        />
      </Find>
      {isPhone ? (
        <FilterButton
          count={countFilters(search)}
          renderDrawer={(close) => (
            <BottomSheet title={texts.actions.filters} isOpen onClose={close}>
              <Sheet>
                <Choices search={search} answer={answer} onChange={onChange} />
              </Sheet>
            </BottomSheet>
          )}
        />
      ) : (
        <Choices search={search} answer={answer} onChange={onChange} />
      )}
      <End>
        {search.type === undefined ? null : (
          <SortSelect
            label={words.sort}
            value={getSort(search)}
            labels={words.sorts}
            onChange={(sort) => onChange({ sort })}
          />
        )}
        {actions}
      </End>
    </Root>
  );
}

/** All filters of people and committees except the search text. */
function Choices({ search, answer, onChange }: Omit<StakeholderFiltersProps, 'actions'>) {
  const { queries } = useApi();
  const tags = useQuery(queries.tags.find.queryOptions());
  const projects = useQuery(queries.projects.find.queryOptions({ input: {} }));
  return (
    <>
      <FilterChoice
        label={words.type}
        any={words.anyType}
        value={search.type}
        choices={(answer?.byType ?? []).map(({ documentType, total, atTotalLimit }) => ({
          value: documentType,
          label: `${words.groups[documentType]} (${formatTotal(total, atTotalLimit)})`,
        }))}
        onChange={(type) => onChange({ type })}
      />
      <FilterChoice
        label={words.place}
        any={words.anyPlace}
        value={search.place}
        choices={jurisdictionOptions(answer, search.place)}
        onChange={(place) => onChange({ place })}
      />
      <FilterChoice
        label={words.chamber}
        any={words.anyChamber}
        value={search.chamber}
        choices={CHAMBERS.map((value) => ({ value, label: words.chambers[value] }))}
        onChange={(chamber) => onChange({ chamber })}
      />
      <FilterChoice
        label={words.role}
        any={words.anyRole}
        value={search.role}
        choices={withChosen(answer?.facets.roles ?? [], search.role).map(({ value, count }) => ({
          value,
          label: getLabel(sentenceCase(value), count),
        }))}
        onChange={(role) => onChange({ role })}
      />
      <FilterChoice
        label={words.party}
        any={words.anyParty}
        value={search.party}
        choices={PARTY_NAMES.map((value) => ({ value, label: value }))}
        onChange={(party) => onChange({ party })}
      />
      <Committee>
        <CommitteeFilter value={search.committee} onChange={(committee) => onChange({ committee })} />
      </Committee>
      <OwnFilters
        search={search}
        tags={tags.data?.results ?? []}
        projects={projects.data?.results ?? []}
        onChange={onChange}
      />
    </>
  );
}

interface Mark {
  _id: string;
  name: string;
}

interface OwnFiltersProps extends Pick<StakeholderFiltersProps, 'search' | 'onChange'> {
  tags: readonly Mark[];
  projects: readonly Mark[];
}

/** Filters by the organization's tags and projects. Each is left out if there are none. */
function OwnFilters({ search, tags, projects, onChange }: OwnFiltersProps) {
  const choices = (marks: readonly Mark[]) => marks.map(({ _id, name }) => ({ value: _id, label: name }));
  return (
    <>
      {tags.length > 0 ? (
        <FilterChoice
          label={words.tag}
          any={words.anyTag}
          value={search.tag}
          choices={choices(tags)}
          onChange={(tag) => onChange({ tag })}
        />
      ) : null}
      {projects.length > 0 ? (
        <FilterChoice
          label={words.project}
          any={words.anyProject}
          value={search.project}
          choices={choices(projects)}
          onChange={(project) => onChange({ project })}
        />
      ) : null}
    </>
  );
}

interface Counted {
  value: string;
  count: number;
}

/** Keeps the chosen value among the choices even if nothing matches it. */
function withChosen(counts: readonly Counted[], chosen: string | undefined): Counted[] {
  const isThere = chosen === undefined || counts.some(({ value }) => value === chosen);
  return isThere ? [...counts] : [...counts, { value: chosen, count: 0 }];
}

const getLabel = (name: string, count: number) => `${name} (${formatNumber(count)})`;

function jurisdictionOptions(answer: StakeholdersAnswer | null, chosen: string | undefined) {
  return withChosen(answer?.facets.isoCodes ?? [], chosen)
    .map(({ value, count }) => ({ value, name: findJurisdiction(value)?.name ?? value.toUpperCase(), count }))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en'))
    .map(({ value, name, count }) => ({ value, label: getLabel(name, count) }));
}
