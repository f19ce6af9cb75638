import type { SavedSearch, SearchAlert } from '@rotunda/contract';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useRef, useState, type ReactNode } from 'react';
import { useApi } from '../../../shared/api/api-context.tsx';
import { useSteadyCallback } from '../../../shared/hooks/use-steady-callback.ts';
import { texts } from '../../../shared/texts/texts.ts';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { KeyHint } from '../../../shared/ui/key-hint.tsx';
import { NewsBar } from '../../../shared/ui/news-bar.tsx';
import { PaginationFooter } from '../../../shared/ui/pagination-footer.tsx';
import { SkeletonRows } from '../../../shared/ui/skeleton-rows.tsx';
import { StepHint } from '../../../shared/ui/step-hint.tsx';
import { ResultColumn, ScrollPane } from '../../../shared/ui/work-area.tsx';
import { lazyComponent } from '../../../shared/lazy/lazy-component.tsx';
import type { AlertActions } from '../api/use-alert-actions.ts';
import type { ShownAlerts } from '../api/use-alert-page.ts';
import { useMarkAllRead } from '../api/use-mark-all-read.ts';
import { useAlertKeys } from '../hooks/use-alert-keys.ts';
import { useAlertSelection } from '../hooks/use-alert-selection.ts';
import {
  type AlertsRequest,
  type AlertsSearch,
  type AlertsSearchChanges,
  type FoundAlerts,
  buildList,
} from '../model/alerts-search.ts';
import { alertsTexts } from '../model/alerts-texts.ts';
import { AlertRows } from './alert-rows.tsx';
import { NoAlerts } from './no-alerts.tsx';
import { NoMatchesYet } from './no-matches-yet.tsx';

const BulkBar = lazyComponent(async () => (await import('./bulk-bar.tsx')).BulkBar);
const IrrelevantBar = lazyComponent(async () => (await import('./irrelevant-bar.tsx')).IrrelevantBar);

const NO_ALERTS: readonly SearchAlert[] = [];

export interface AlertListProps {
  search: AlertsSearch;
  onSearchChange: (changes: AlertsSearchChanges, options?: { replace?: boolean }) => void;
  request: AlertsRequest;
  shown: ShownAlerts;
  /** The alert open in the flyout. */
  opened: SearchAlert | null;
  onOpen: (alert: SearchAlert | undefined, options?: { replace?: boolean }) => void;
  /** Null for a viewer. */
  actions: AlertActions | null;
  header: ReactNode;
  renderExport: (found: FoundAlerts) => ReactNode;
}

/** The middle column: header, new alerts, selection, rows and pages. */
export function AlertList(props: AlertListProps) {
  const { onSearchChange, request, shown, opened, onOpen, actions, header, renderExport } = props;
  const { query, showNew } = shown;
  const page = query.data;
  const rows = page?.results ?? NO_ALERTS;
  const selection = useAlertSelection(rows);
  const pane = useRef<HTMLDivElement>(null);
  const [cursorId, setCursorId] = useState<string | null>(null);
  const currentId = opened?._id ?? cursorId;
  const acting = useCursorActions({ rows, currentId, opened, onOpen, setCursorId, actions });
  useAlertKeys({
    rows,
    currentId,
    isOpen: opened !== null,
    pane,
    onCursor: setCursorId,
    onOpen,
    actions: acting,
    chosen: selection.alerts,
  });
  const markAll = useMarkAllRead();
  const isMarkable = actions !== null && !request.irrelevant && request.read !== 'true' && (page?.unread ?? 0) > 0;
  const changeOffset = useSteadyCallback((offset: number) => {
    onSearchChange({ page: offset / request.limit + 1, open: null, in: null });
    pane.current?.scrollTo({ top: 0 });
  });
  const hints = useMemo(() => <Hints canAct={actions !== null} />, [actions]);
  return (
    <ResultColumn>
      {header}
      <NewsBar
        count={page?.newCount ?? 0}
        words={alertsTexts.newAlerts}
        onShow={() => {
          showNew();
          if (request.offset > 0) onSearchChange({ page: null });
          pane.current?.scrollTo({ top: 0 });
        }}
      />
      {actions && selection.alerts.length > 0 ? (
        <BulkBar
          selection={selection}
          actions={actions}
          isIrrelevant={request.irrelevant}
          isPageSelected={selection.alerts.length === rows.length}
        >
          {renderExport({
            list: buildList(request),
            total: query.isError ? null : (page?.total ?? null),
            selected: selection.alerts.map(({ fusionId, projectId }) => ({ fusionId, projectId })),
          })}
        </BulkBar>
      ) : null}
      {actions && request.irrelevant ? <IrrelevantBar request={request} total={page?.total ?? 0} /> : null}
      <ScrollPane ref={pane} {...(query.isPlaceholderData ? { 'aria-busy': true } : {})}>
        {query.isPending ? <SkeletonRows count={10} hasOrigin /> : null}
        {query.isError ? (
          <div style={{ padding: '16px 20px' }}>
            <ErrorState
              message={texts.alerts.projectAlertsFailed}
              error={query.error}
              onRetry={() => void query.refetch()}
            />
          </div>
        ) : null}
        {page && rows.length === 0 ? <Empty {...props} total={page.total} /> : null}
        <AlertRows
          alerts={rows}
          isByDay={request.sort.startsWith('discoveryDate')}
          isIrrelevant={request.irrelevant}
          isCut={{ atStart: request.offset > 0, atEnd: request.offset + rows.length < (page?.total ?? 0) }}
          currentId={currentId}
          onOpen={onOpen}
          actions={acting}
          selection={selection}
          onMarkAllRead={isMarkable && !markAll.isPending ? () => markAll.markAll(request) : null}
        />
      </ScrollPane>
      <PaginationFooter
        label="Pages of alerts"
        offset={request.offset}
        limit={request.limit}
        total={page?.total ?? 0}
        onOffsetChange={changeOffset}
        // There is no room for the hints beside the flyout.
        hints={opened ? null : hints}
      />
    </ResultColumn>
  );
}

interface CursorActionsOptions extends Pick<AlertListProps, 'opened' | 'onOpen' | 'actions'> {
  rows: readonly SearchAlert[];
  currentId: string | null;
  setCursorId: (alertId: string | null) => void;
}

/**
 * Wraps the actions so that the cursor moves when its row leaves the list: to the next row, or to the last one before
 * it.
 */
function useCursorActions({
  rows,
  currentId,
  opened,
  onOpen,
  setCursorId,
  actions,
}: CursorActionsOptions): AlertActions | null {
  const leaveRows = useSteadyCallback((leaving: readonly SearchAlert[]) => {
    const isLeaving = (alert: SearchAlert) => leaving.some((one) => one._id === alert._id);
    const at = rows.findIndex((alert) => alert._id === currentId);
    const current = rows[at];
    if (!current || !isLeaving(current)) return;
    const next =
      rows.slice(at).find((alert) => !isLeaving(alert)) ?? rows.slice(0, at).findLast((alert) => !isLeaving(alert));
    setCursorId(next?._id ?? null);
    if (opened) onOpen(next, { replace: true });
  });
  return useMemo(() => {
    if (actions === null) return null;
    return {
      ...actions,
      setIrrelevant: (alerts, value) => {
        leaveRows(alerts);
        return actions.setIrrelevant(alerts, value);
      },
      remove: (alerts) => {
        leaveRows(alerts);
        return actions.remove(alerts);
      },
    };
  }, [actions, leaveRows]);
}

function Empty({ search, onSearchChange, request, total }: AlertListProps & { total: number }) {
  const { queries } = useApi();
  const searches = useQuery(queries.savedSearches.find.queryOptions());
  const projects = request.projectIds;
  const listed = (searches.data?.results ?? []).filter(
    ({ projectId }) => projectId !== null && (projects.length === 0 || projects.includes(projectId)),
  );
  const hasSavedSearches = listed.length > 0;
  const isChosen = (saved: SavedSearch) => saved._id === search.search;
  const scope = search.search === undefined && listed.length === 1 ? listed[0] : listed.find(isChosen);
  const isWhole = total === 0 && search.read === undefined && search.type === undefined;
  if (scope !== undefined && isWhole) return <NoMatchesYet key={scope._id} savedSearch={scope} />;
  return (
    <NoAlerts
      // On a page past the last one there are alerts, but none here.
      search={total > 0 ? {} : search}
      hasSavedSearches={hasSavedSearches}
      onShowAll={() => onSearchChange({ read: null, type: null })}
    />
  );
}

function Hints({ canAct }: { canAct: boolean }) {
  return (
    <>
      <StepHint />
      {canAct ? (
        <>
          <span>
            <KeyHint keys="r" /> Read
          </span>
          <span>
            <KeyHint keys="e" /> Irrelevant
          </span>
        </>
      ) : null}
      <span>
        <KeyHint keys="?" /> All shortcuts
      </span>
    </>
  );
}
