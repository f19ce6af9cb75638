import Button from '@mui/material/Button';
import type { SavedSearch, SearchAlert } from '@rotunda/contract';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useApi } from '../../../shared/api/api-context.tsx';
import { canEdit, useSession } from '../../../shared/api/session.tsx';
import { FLYOUT_TABS } from '../../../shared/documents/flyout-tabs.ts';
import { useSteadyCallback } from '../../../shared/hooks/use-steady-callback.ts';
import { useIsBelow } from '../../../shared/hooks/use-is-below.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { WorkArea } from '../../../shared/ui/work-area.tsx';
import { useAlertActions } from '../api/use-alert-actions.ts';
import { useAlertPage } from '../api/use-alert-page.ts';
import { type AlertDecisions, AlertDecisionsContext } from '../hooks/alert-decisions.ts';
import { useOpenedAlert, useReadOnOpen } from '../hooks/use-opened-alert.ts';
import { useScopeCounts } from '../hooks/use-scope-counts.ts';
import {
  type FoundAlerts,
  buildList,
  toAlertsRequest,
  type AlertsSearch,
  type AlertsSearchChanges,
} from '../model/alerts-search.ts';
import { alertsTexts } from '../model/alerts-texts.ts';
import { AlertList } from './alert-list.tsx';
import { AlertButtons } from './alert-buttons.tsx';
import { AlertsHeader } from './alerts-header.tsx';
import { SavedSearchRail } from './saved-search-rail.tsx';

/** Props of the document beside the list. */
export interface AlertFlyoutProps {
  /** Null while it is being fetched or if that fails. */
  alert: SearchAlert | null;
  /**
   * Saved searches whose words explain the match: the one selected in the rail, otherwise all that found the document.
   */
  savedSearchIds: readonly string[];
  error: unknown;
  onRetry: () => void;
  onClose: () => void;
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
  /** Tab of the flyout, by fixed index. */
  tab: number;
  onTabChange: (tab: number) => void;
  /** Irrelevant, read and the "Options" menu, for the head; null for a viewer. */
  buttons: ReactNode;
}

export interface AlertsWorkspaceProps {
  title: string;
  search: AlertsSearch;
  /** `replace` keeps Back from stopping at every row. */
  onSearchChange: (changes: AlertsSearchChanges, options?: { replace?: boolean }) => void;
  /** Project that everything is limited to. */
  scope: string | null;
  onAddSavedSearch: () => void;
  onEditSavedSearch: (savedSearch: SavedSearch) => void;
  onOpenFeed: (savedSearch: SavedSearch) => void;
  /** Explains why a saved search has an alert for a document, or has none. */
  onExplainSavedSearch: (savedSearch: SavedSearch) => void;
  renderFlyout: (props: AlertFlyoutProps) => ReactNode;
  decisions: AlertDecisions;
  renderExport: (found: FoundAlerts) => ReactNode;
}

/** Alerts beside their saved searches and the open document, for the Alerts page and for a project. */
export function AlertsWorkspace(props: AlertsWorkspaceProps) {
  const { title, search, onSearchChange, scope, onAddSavedSearch, onEditSavedSearch, onOpenFeed } = props;
  const { renderFlyout, decisions, renderExport } = props;
  const isEditor = canEdit(useSession());
  const request = toAlertsRequest(search, scope);
  const shown = useAlertPage(request);
  const page = shown.query.data;
  const counts = useScopeCounts(request, page);
  const actions = useAlertActions();
  const rows = page?.results ?? [];
  const opened = useOpenedAlert(search, rows);
  useReadOnOpen(opened.alert, isEditor ? actions : null);
  const open = useSteadyCallback((alert: SearchAlert | undefined, options?: { replace?: boolean }) => {
    onSearchChange({ open: alert?.fusionId ?? null, in: alert?.projectId ?? null, openTab: null }, options);
  });
  const isRailThin = useIsBelow('railOpen');
  const [isRailOpen, setIsRailOpen] = useState(!isRailThin);
  const chooseInRail = useSteadyCallback((changes: AlertsSearchChanges) => {
    onSearchChange(changes);
    if (isRailThin) setIsRailOpen(false);
  });
  const addSavedSearch = useSteadyCallback(onAddSavedSearch);
  const editSavedSearch = useSteadyCallback(onEditSavedSearch);
  const step = (by: number) => {
    const next = opened.index === null ? undefined : rows[opened.index + by];
    return next ? () => open(next, { replace: true }) : undefined;
  };
  return (
    <AlertDecisionsContext value={decisions}>
      <WorkArea>
        <SavedSearchRail
          project={search.project}
          search={search.search}
          onSearchChange={chooseInRail}
          scope={scope}
          isOpen={isRailOpen}
          onOpenChange={setIsRailOpen}
          onAdd={isEditor ? addSavedSearch : null}
          onEdit={isEditor ? editSavedSearch : null}
        />
        <AlertList
          search={search}
          onSearchChange={onSearchChange}
          request={request}
          shown={shown}
          opened={opened.alert}
          onOpen={open}
          renderExport={renderExport}
          actions={isEditor ? actions : null}
          header={
            <AlertsHeader
              title={title}
              isPart={scope !== null}
              search={search}
              onSearchChange={onSearchChange}
              counts={counts}
              irrelevant={request.irrelevant ? (page?.total ?? null) : null}
            >
              {renderExport({
                list: buildList(request),
                total: shown.query.isError ? null : (page?.total ?? null),
                selected: [],
              })}
              <HeaderButtons
                search={search}
                onOpenRail={() => setIsRailOpen(true)}
                onEdit={isEditor ? onEditSavedSearch : null}
                onFeed={onOpenFeed}
                onExplain={props.onExplainSavedSearch}
              />
            </AlertsHeader>
          }
        />
        {search.open !== undefined && search.in !== undefined
          ? renderFlyout({
              alert: opened.alert,
              savedSearchIds: explaining(opened.alert?.savedSearchIds ?? [], search.search),
              error: opened.error,
              onRetry: opened.retry,
              onClose: () => open(undefined, { replace: true }),
              onPrevious: step(-1),
              onNext: step(1),
              tab: search.openTab ?? 0,
              onTabChange: (tab) =>
                onSearchChange({ openTab: FLYOUT_TABS.find((one) => one === tab) ?? null }, { replace: true }),
              buttons: isEditor && opened.alert ? <AlertButtons alert={opened.alert} actions={actions} /> : null,
            })
          : null}
      </WorkArea>
    </AlertDecisionsContext>
  );
}

function explaining(found: readonly string[], chosen: string | undefined): readonly string[] {
  return chosen !== undefined && found.includes(chosen) ? [chosen] : found;
}

interface HeaderButtonsProps {
  search: AlertsSearch;
  onOpenRail: () => void;
  onEdit: ((savedSearch: SavedSearch) => void) | null;
  onFeed: (savedSearch: SavedSearch) => void;
  onExplain: (savedSearch: SavedSearch) => void;
}

/**
 * On phones, the button that opens the rail. With a saved search selected, buttons for its feed, its settings and what
 * it misses.
 */
function HeaderButtons({ search, onOpenRail, onEdit, onFeed, onExplain }: HeaderButtonsProps) {
  const { queries } = useApi();
  const isPhone = useIsBelow('cards');
  const searches = useQuery(queries.savedSearches.find.queryOptions());
  const results = searches.data?.results ?? [];
  const chosen = results.find((one) => one._id === search.search);
  const ofProject = results.find((one) => one.projectId === search.project);
  return (
    <>
      {isPhone ? (
        <Button
          startIcon={<Icon name="bell" />}
          endIcon={<Icon name="chevron-down" />}
          aria-haspopup="dialog"
          // On a line of its own, because the selected search's buttons leave no room for its name.
          style={chosen ? { flexBasis: '100%' } : undefined}
          onClick={onOpenRail}
        >
          {chosen?.title ?? (search.project ? ofProject?.projectName : null) ?? alertsTexts.allAlerts}
        </Button>
      ) : null}
      {chosen && chosen.projectId !== null ? (
        <Button startIcon={<Icon name="feed" />} onClick={() => onFeed(chosen)}>
          Feed
        </Button>
      ) : null}
      {chosen ? (
        <Button aria-haspopup="dialog" onClick={() => onExplain(chosen)}>
          {alertsTexts.whyNot}
        </Button>
      ) : null}
      {chosen && onEdit ? (
        <Button startIcon={<Icon name="gear" />} onClick={() => onEdit(chosen)}>
          Alert settings
        </Button>
      ) : null}
    </>
  );
}
