import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import type { DocumentCard, SearchModel } from '@rotunda/contract';
import { DISCOVER_DOCUMENT_TYPES, type DiscoverDocumentType, type DocumentType } from '@rotunda/domain';
import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { useApi } from '../../../shared/api/api-context.tsx';
import { useIsBelow } from '../../../shared/hooks/use-is-below.ts';
import { useSteadyCallback } from '../../../shared/hooks/use-steady-callback.ts';
import { texts } from '../../../shared/texts/texts.ts';
import { NewsBar } from '../../../shared/ui/news-bar.tsx';
import { VisuallyHidden } from '../../../shared/ui/visually-hidden.tsx';
import { ResultColumn, WorkArea } from '../../../shared/ui/work-area.tsx';
import { discoverTexts } from '../discover-texts.ts';
import { useDiscoverFilters } from '../hooks/use-discover-filters.ts';
import { useNewResults } from '../hooks/use-new-results.ts';
import { useResultList, type ChangeSearch } from '../hooks/use-result-list.ts';
import { type ResultSelection, useResultSelection } from '../hooks/use-result-selection.ts';
import { useTypeCounts } from '../hooks/use-search-results.ts';
import { countFilters } from '../model/count-changes.ts';
import type { DiscoverSearch, DiscoverSort } from '../model/discover-search.ts';
import { filterChips } from '../model/filter-chips.ts';
import { type FilterAction, withGroupOnly, withPastSessions } from '../model/filter-reducer.ts';
import { chosenType, filtersOfType } from '../model/search-defaults.ts';
import { unknownChoices } from '../model/unknown-choices.ts';
import { ActiveChips } from './active-chips.tsx';
import { DiscoverFilters } from './discover-filters.tsx';
import { ResultList } from './result-list.tsx';
import { ResultsBar, type ResultsBarProps } from './results-bar.tsx';
import { SearchBox } from './search-box.tsx';
import { UnknownFilters } from './unknown-filters.tsx';

const SearchHead = styled('div')(({ theme }) => ({
  flex: 'none',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 8,
  padding: '12px 20px',
  borderBottom: `1px solid ${theme.vars.palette.token.border}`,
  [theme.breakpoints.down('sm')]: { padding: '12px 16px' },
}));

/** What the flyout beside the list needs. */
export interface OpenDocument {
  documentType: DocumentType;
  fusionId: string;
  /** What the list shows of it; undefined where an address names a document that is not in the list. */
  held: DocumentCard | undefined;
  /** The search that found it, to say why. */
  searchModel: SearchModel;
  tab: number;
  onTabChange: (tab: number) => void;
  onClose: () => void;
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
  /** Results are chosen: the keys of the menus mean them and not this document. */
  hasSelection: boolean;
}

export interface DiscoverProps {
  search: DiscoverSearch;
  /** Writes the address; `replace` where Back should not stop. */
  onSearchChange: ChangeSearch;
  /** Given by the application: the flyout, and the button that saves a search as an alert. */
  renderFlyout: (open: OpenDocument) => ReactNode;
  renderSaveSearch?: ((searchModel: SearchModel) => ReactNode) | undefined;
  /** The button that exports what is found, or what is chosen of it. */
  renderExport?: ((found: FoundResults) => ReactNode) | undefined;
  /** The bar of the saved alert whose search is changed; null where none is. */
  renderEditedAlert?: ((searchModel: SearchModel) => ReactNode) | null;
  /** What can be done with the chosen results. */
  renderBulkBar: (chosen: { documents: readonly MenuedDocument[]; onClear: () => void }) => ReactNode;
}

/** What a search found, as it is exported. */
export interface FoundResults {
  searchModel: SearchModel;
  sort: DiscoverSort;
  /** Null while unknown. */
  total: number | null;
  selected: readonly string[];
}

interface MenuedDocument {
  documentType: DocumentType;
  fusionId: string;
}

/** What is decided about them meanwhile is asked for anew: the chosen row may be of a page that is not shown any more. */
function idsOf({ documentType, fusionId }: MenuedDocument): MenuedDocument {
  return { documentType, fusionId };
}

/** The names of tags and projects, for filters and chips. A failure leaves the filters out, not the search. */
function useMarks() {
  const { queries } = useApi();
  const tags = useQuery({ ...queries.tags.find.queryOptions(), retry: false });
  const projects = useQuery({ ...queries.projects.find.queryOptions({ input: {} }), retry: false });
  return useMemo(() => {
    const byId = (marks: readonly { _id: string; name: string }[]) =>
      new Map(marks.map(({ _id, name }) => [_id, name]));
    const all = { tags: tags.data?.results ?? [], projects: projects.data?.results ?? [] };
    return { ...all, names: { tags: byId(all.tags), projects: byId(all.projects) } };
  }, [tags.data, projects.data]);
}

/** Changes of a search that finds nothing. */
function nothingFoundOf(active: SearchModel, dispatch: (action: FilterAction) => void, reset: () => void) {
  const isActiveOnly = filtersOfType(active, 'Legislation').activeSessions;
  return {
    searchModel: active,
    onText: (rawTextSearch: string) => dispatch({ type: 'set-text', rawTextSearch }),
    onType: (type: DiscoverDocumentType) => dispatch({ type: 'remove', from: (from) => withGroupOnly(from, type) }),
    onIncludePastSessions: isActiveOnly ? () => dispatch({ type: 'remove', from: withPastSessions }) : null,
    onResetFilters: countFilters(active) > 0 ? reset : null,
  };
}

function useWriteFilters(onSearchChange: ChangeSearch) {
  return useCallback(
    (filters: Record<string, unknown> | undefined) =>
      // Another search begins on its first page, with nothing open.
      onSearchChange(({ sort, list, alert }) => ({
        ...(filters ? { filters } : {}),
        ...(sort ? { sort } : {}),
        ...(list ? { list } : {}),
        ...(alert ? { alert } : {}),
      })),
    [onSearchChange],
  );
}

/** What can be done with a search and what it finds, drawn anew only for another search or choice. */
function useResultButtons(
  { renderSaveSearch, renderExport }: Pick<DiscoverProps, 'renderSaveSearch' | 'renderExport'>,
  searchModel: SearchModel,
  { sort, results }: ReturnType<typeof useResultList>,
  selection: ResultSelection | null,
): Pick<ResultsBarProps, 'saveSearch' | 'exportButton'> {
  const saveSearch = useMemo(() => renderSaveSearch?.(searchModel), [renderSaveSearch, searchModel]);
  const total = results.data?.total ?? null;
  const rows = selection?.rows;
  const exportButton = useMemo(
    () => renderExport?.({ searchModel, sort, total, selected: rows?.map(({ fusionId }) => fusionId) ?? [] }),
    [renderExport, searchModel, sort, total, rows],
  );
  return { saveSearch, exportButton };
}

/** Discover: one search over everything, narrowed at the left, read at the right (SEA-02 to 14). */
export function Discover(props: DiscoverProps) {
  const { search, onSearchChange, renderFlyout, renderEditedAlert, renderBulkBar } = props;
  const writeFilters = useWriteFilters(onSearchChange);
  const { state, isWaiting, dispatch } = useDiscoverFilters(search.filters, writeFilters);
  const { active } = state;
  const unknown = useMemo(() => unknownChoices(search.filters), [search.filters]);
  const isNarrow = useIsBelow('railOpen');
  const [railChoice, setRailChoice] = useState<boolean | null>(null);
  const marks = useMarks();
  const chips = useMemo(() => filterChips(active, marks.names), [active, marks.names]);
  const list = useResultList(search, active, onSearchChange);
  const selection = useResultSelection(list.hits, active, list.current);
  const news = useNewResults(active, list);
  const typeCounts = useTypeCounts(state.pending, isWaiting, list.results.data);
  const viewAll = (documentType: DocumentType) => {
    const type = DISCOVER_DOCUMENT_TYPES.find((one) => one === documentType);
    if (type !== undefined) dispatch({ type: 'remove', from: (from) => withGroupOnly(from, type) });
  };
  const reset = useSteadyCallback(() => {
    dispatch({ type: 'reset' });
    // Reset clears the error too (S1 §4): the same search, were it in force already, is asked again.
    if (list.results.isError && countFilters(active) === 0) void list.results.refetch();
  });
  const searchFor = useSteadyCallback((rawTextSearch: string) => dispatch({ type: 'set-text', rawTextSearch }));
  const setEnhanced = useSteadyCallback((isOn: boolean) => dispatch({ type: 'set-enhanced', isOn }));
  const buttons = useResultButtons(props, active, list, selection);
  return (
    <WorkArea>
      <DiscoverFilters
        state={state}
        dispatch={dispatch}
        onReset={reset}
        typeCounts={typeCounts}
        facets={list.results.data?.facets ?? null}
        tags={marks.tags}
        projects={marks.projects}
        isOpen={railChoice ?? !isNarrow}
        onOpenChange={setRailChoice}
      />
      <ResultColumn as="section" aria-label={discoverTexts.results}>
        {renderEditedAlert?.(active)}
        <SearchHead>
          <VisuallyHidden as="h1">{texts.nav.discover}</VisuallyHidden>
          <SearchBox searchModel={active} isSearching={list.results.isFetching} onSearch={searchFor} />
          <ActiveChips
            chips={chips}
            filterCount={countFilters(active)}
            onRemove={(chip) => dispatch({ type: 'remove', from: chip.remove })}
            onOpenFilters={() => setRailChoice(true)}
          />
        </SearchHead>
        <ResultsBar
          answer={list.results.isError || unknown.length > 0 ? null : (list.results.data ?? null)}
          isEnhanced={active.searchExtensions.enhancedSearch}
          onEnhancedChange={setEnhanced}
          sort={list.sort}
          onSortChange={list.setSort}
          view={chosenType(active) === null ? list.view : null}
          onViewChange={list.setView}
          {...buttons}
          selection={selection}
        />
        {selection && selection.rows.length > 0
          ? renderBulkBar({ documents: selection.rows.map(idsOf), onClear: selection.clear })
          : null}
        <NewsBar count={news.count} words={discoverTexts.newResults} onShow={news.show} />
        <UnknownFilters
          names={unknown}
          onReset={() => {
            reset();
            // What was read of the address may be the search without filters already.
            writeFilters(undefined);
          }}
        >
          <ResultList
            list={list}
            selection={selection}
            onViewAll={viewAll}
            nothing={nothingFoundOf(active, dispatch, reset)}
          />
        </UnknownFilters>
      </ResultColumn>
      {search.open !== undefined && search.openType !== undefined
        ? renderFlyout({
            documentType: search.openType,
            fusionId: search.open,
            held: list.hits.find((hit) => hit.fusionId === search.open),
            searchModel: active,
            tab: search.tab ?? 0,
            onTabChange: (tab) =>
              onSearchChange(({ tab: _before, ...rest }) => (tab === 0 ? rest : { ...rest, tab }), true),
            onClose: list.close,
            onPrevious: list.stepTo(-1),
            onNext: list.stepTo(1),
            hasSelection: selection !== null && selection.rows.length > 0,
          })
        : null}
    </WorkArea>
  );
}
