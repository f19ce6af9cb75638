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
  /** The document as listed; undefined if the address names one that is not in the list. */
  preloaded: DocumentCard | undefined;
  /** The search that found the document, which explains the match. */
  searchModel: SearchModel;
  tab: number;
  onTabChange: (tab: number) => void;
  onClose: () => void;
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
  /** Results are selected, so the menus' shortcuts apply to them rather than to this document. */
  hasSelection: boolean;
}

export interface DiscoverProps {
  search: DiscoverSearch;
  /** Writes the address; `replace` for changes that Back should skip. */
  onSearchChange: ChangeSearch;
  /** Provided by the application: the flyout, and the button that saves a search as an alert. */
  renderFlyout: (open: OpenDocument) => ReactNode;
  renderSaveSearch?: ((searchModel: SearchModel) => ReactNode) | undefined;
  /** The button that exports the results or the selected ones. */
  renderExport?: ((found: FoundResults) => ReactNode) | undefined;
  /** The bar of the saved alert whose search is being edited; null if there is none. */
  renderEditedAlert?: ((searchModel: SearchModel) => ReactNode) | null;
  /** The bar with the actions on the selected results. */
  renderBulkBar: (chosen: { documents: readonly MenuedDocument[]; onClear: () => void }) => ReactNode;
}

/** The results of a search, for the export. */
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

/**
 * Drops what else the row knows, so that decisions are fetched again. A selected row can be on a page that is no longer
 * shown.
 */
function getIds({ documentType, fusionId }: MenuedDocument): MenuedDocument {
  return { documentType, fusionId };
}

/**
 * Returns the names of tags and projects for filters and chips. If this fails, the filters are left out and the search
 * still works.
 */
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

/** Returns the changes offered for a search without results. */
function describeNothingFound(active: SearchModel, dispatch: (action: FilterAction) => void, reset: () => void) {
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
      // A different search starts on its first page with nothing open.
      onSearchChange(({ sort, list, alert }) => ({
        ...(filters ? { filters } : {}),
        ...(sort ? { sort } : {}),
        ...(list ? { list } : {}),
        ...(alert ? { alert } : {}),
      })),
    [onSearchChange],
  );
}

/** A search without its unknown filters is neither saved nor exported. */
const NO_BUTTONS: Pick<ResultsBarProps, 'saveSearch' | 'exportButton'> = { saveSearch: null, exportButton: null };

/** Returns the buttons for a search and its results, re-rendered only for a different search or selection. */
function useResultButtons(
  { renderSaveSearch, renderExport }: Pick<DiscoverProps, 'renderSaveSearch' | 'renderExport'>,
  searchModel: SearchModel,
  { sort, results }: ReturnType<typeof useResultList>,
  selection: ResultSelection | null,
): Pick<ResultsBarProps, 'saveSearch' | 'exportButton'> {
  const saveSearch = useMemo(() => renderSaveSearch?.(searchModel), [renderSaveSearch, searchModel]);
  const total = results.isError ? null : (results.data?.total ?? null);
  const rows = selection?.rows;
  const exportButton = useMemo(
    () => renderExport?.({ searchModel, sort, total, selected: rows?.map(({ fusionId }) => fusionId) ?? [] }),
    [renderExport, searchModel, sort, total, rows],
  );
  return { saveSearch, exportButton };
}

/** Discover: one search over everything, with filters on the left and the open document on the right (SEA-02 to 14). */
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
    // Reset also clears the error (SEA-06), so a search that already has no filters is run again.
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
          {...(unknown.length > 0 ? NO_BUTTONS : buttons)}
          selection={unknown.length > 0 || list.results.isError ? null : selection}
        />
        <NewsBar count={news.count} words={discoverTexts.newResults} onShow={news.show} />
        <UnknownFilters
          names={unknown}
          onReset={() => {
            reset();
            // The search read from the address may already have no filters, so reset alone would not change the
            // address.
            writeFilters(undefined);
          }}
        >
          <ResultList
            list={list}
            selection={selection}
            onViewAll={viewAll}
            nothing={describeNothingFound(active, dispatch, reset)}
          />
        </UnknownFilters>
        {selection && selection.rows.length > 0
          ? renderBulkBar({ documents: selection.rows.map(getIds), onClear: selection.clear })
          : null}
      </ResultColumn>
      {search.open !== undefined && search.openType !== undefined
        ? renderFlyout({
            documentType: search.openType,
            fusionId: search.open,
            preloaded: list.hits.find((hit) => hit.fusionId === search.open),
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
