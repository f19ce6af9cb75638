import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import type { SavedSearch } from '@rotunda/contract';
import { memo, useState } from 'react';
import { useApi } from '../../../shared/api/api-context.tsx';
import { formatNumber } from '../../../shared/format/format-number.ts';
import { texts } from '../../../shared/texts/texts.ts';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { FilterRail } from '../../../shared/ui/filter-rail.tsx';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { SkeletonText } from '../../../shared/ui/skeleton-text.tsx';
import type { AlertsSearchChanges } from '../model/alerts-search.ts';
import { alertsTexts } from '../model/alerts-texts.ts';
import { groupSavedSearches } from '../model/group-saved-searches.ts';
import { RailEntry, RailHeading, SavedSearchEntry } from './rail-entries.tsx';
import { SearchField } from './search-field.tsx';

const Find = styled('div')({ padding: '12px 16px 8px' });

export interface SavedSearchRailProps {
  /** The selected project or saved search, if any. */
  project: string | undefined;
  search: string | undefined;
  onSearchChange: (changes: AlertsSearchChanges) => void;
  /** Project that the rail is limited to. */
  scope: string | null;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Null if the user may not edit. */
  onAdd: (() => void) | null;
  onEdit: ((savedSearch: SavedSearch) => void) | null;
}

/** Rail with every saved search under its project, its weekly matches and its unread count, to select one or all. */
export const SavedSearchRail = memo(function SavedSearchRail(props: SavedSearchRailProps) {
  const { project, search, onSearchChange, scope, isOpen, onOpenChange, onAdd, onEdit } = props;
  const { queries } = useApi();
  const searches = useQuery(queries.savedSearches.find.queryOptions());
  const counts = useQuery(queries.alerts.getCounts.queryOptions());
  const [find, setFind] = useState('');
  const own = (searches.data?.results ?? []).filter((one) => scope === null || one.projectId === scope);
  const groups = groupSavedSearches(own, find);
  // Not the sum over the saved searches, because a document that several of them found is one alert in the project.
  const getUnread = (projectId: string | null) =>
    counts.data?.projects.find((project) => project.projectId === projectId)?.unread;
  const choose = (changes: AlertsSearchChanges) => onSearchChange({ project: null, search: null, ...changes });
  return (
    <FilterRail
      title={alertsTexts.savedSearches}
      activeCount={own.length}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      headAction={onAdd ? <IconButton icon="plus" label={alertsTexts.addSavedSearch} onClick={onAdd} /> : null}
    >
      <Find>
        <SearchField label={alertsTexts.findSavedSearch} value={find} onChange={setFind} />
      </Find>
      {find === '' ? (
        <RailEntry
          title={alertsTexts.allAlerts}
          unread={scope === null ? counts.data?.unread : getUnread(scope)}
          isCurrent={project === undefined && search === undefined}
          onChoose={() => choose({})}
        />
      ) : null}
      {searches.isPending ? <SkeletonText lines={10} /> : null}
      {searches.isError ? (
        <div style={{ padding: '8px 16px' }}>
          <ErrorState error={searches.error} onRetry={() => void searches.refetch()} />
        </div>
      ) : null}
      {searches.data && own.length === 0 ? (
        <EmptyState
          icon="search"
          title="No saved searches"
          description="Save a search from Discover in a project. New matches appear here."
        />
      ) : null}
      {find !== '' && own.length > 0 && groups.length === 0 ? (
        <p style={{ padding: '8px 20px', fontSize: 13 }}>{texts.search.noResults}</p>
      ) : null}
      {groups.map((group) => (
        <section key={group.projectId ?? 'none'} aria-label={group.name}>
          {scope === null ? (
            <RailHeading
              name={group.name}
              unread={getUnread(group.projectId)}
              isCurrent={project === group.projectId && search === undefined}
              onChoose={group.projectId === null ? null : () => choose({ project: group.projectId })}
            />
          ) : null}
          <ul>
            {group.savedSearches.map((savedSearch) => (
              <SavedSearchEntry
                key={savedSearch._id}
                savedSearch={savedSearch}
                isCurrent={search === savedSearch._id}
                onChoose={() => choose({ search: savedSearch._id })}
                onEdit={onEdit ? () => onEdit(savedSearch) : null}
              />
            ))}
          </ul>
        </section>
      ))}
      {searches.data ? (
        <p role="status" style={{ position: 'absolute', width: 1, height: 1, overflow: 'hidden' }}>
          {find === '' ? '' : `${formatNumber(groups.flatMap((group) => group.savedSearches).length)} found`}
        </p>
      ) : null}
    </FilterRail>
  );
});
