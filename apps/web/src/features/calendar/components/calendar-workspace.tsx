import Button from '@mui/material/Button';
import type { CalendarEvent } from '@rotunda/contract';
import { CALENDAR_LIMITS } from '@rotunda/contract/values';
import type { ReactNode } from 'react';
import { formatNumber } from '../../../shared/format/format-number.ts';
import { toFieldDay } from '../../../shared/format/local-time.ts';
import { useNow } from '../../../shared/format/use-now.ts';
import { useIsBelow } from '../../../shared/hooks/use-is-below.ts';
import { FilterBar } from '../../../shared/records/filter-bar.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { NoticeBar } from '../../../shared/ui/notice-bar.tsx';
import { SkeletonRows } from '../../../shared/ui/skeleton-rows.tsx';
import { ResultColumn, ScrollPane, WorkArea } from '../../../shared/ui/work-area.tsx';
import { calendarTexts as words } from '../calendar-texts.ts';
import { useEvents } from '../hooks/use-events.ts';
import type { CalendarSearch, CalendarSearchChanges } from '../model/calendar-search.ts';
import { daysOfView } from '../model/days.ts';
import { eventsOfDays } from '../model/events-of-days.ts';
import { getFilterChips } from '../model/filter-chips.ts';
import { CalendarHeader } from './calendar-header.tsx';
import { DayGrid } from './day-grid.tsx';
import { EventAgenda } from './event-agenda.tsx';

export interface CalendarWorkspaceProps {
  search: CalendarSearch;
  /** `replace` keeps Back from stopping at every day. */
  onSearchChange: (changes: CalendarSearchChanges, options?: { replace?: boolean }) => void;
  /** The document or action that is open beside the calendar. */
  flyout: ReactNode;
}

/** The calendar with the open document or action beside it. */
export function CalendarWorkspace({ search, onSearchChange, flyout }: CalendarWorkspaceProps) {
  const isNarrow = useIsBelow('cards');
  const today = toFieldDay(useNow());
  const { view = isNarrow ? 'agenda' : 'month', day = today, filters = {} } = search;
  const days = daysOfView(view, day);
  const found = useEvents(days, filters);
  const committees = new Map((found.data?.committees ?? []).map(({ fusionId, name }) => [fusionId, name]));
  const events = eventsOfDays(found.data?.events ?? [], days);
  const open = ({ document, actionId }: CalendarEvent) =>
    onSearchChange(
      document === null
        ? { open: actionId, openType: 'action' }
        : { open: document.fusionId, openType: document.documentType },
      { replace: search.open !== undefined },
    );
  const shared = { days, events, today, openId: search.open, onOpen: open };
  return (
    <WorkArea>
      <ResultColumn>
        <CalendarHeader
          {...{ view, day, days, today, filters, committees }}
          onSearchChange={(changes) => onSearchChange(changes)}
        />
        <FilterBar
          linkedEntities={undefined}
          getChips={(names) => getFilterChips(filters, committees, names)}
          onChange={(next) => onSearchChange({ filters: next })}
        />
        {found.data?.isTruncated ? (
          <NoticeBar tone="warning" icon="warning">
            {words.truncated(formatNumber(CALENDAR_LIMITS.events))}
          </NoticeBar>
        ) : null}
        <ScrollPane>
          {found.isError ? (
            <div style={{ padding: '16px 20px' }}>
              <ErrorState message={words.failed} error={found.error} onRetry={() => void found.refetch()} />
            </div>
          ) : null}
          {view === 'agenda' || (view === 'week' && isNarrow) ? (
            <>
              {found.isPending ? <SkeletonRows /> : <EventAgenda {...shared} />}
              {found.data?.events.length === 0 && !found.isPlaceholderData ? (
                <NoEvents isFiltered={search.filters !== undefined} onClear={() => onSearchChange({ filters: null })} />
              ) : null}
            </>
          ) : (
            <DayGrid
              {...shared}
              {...{ view, day, isNarrow }}
              isBusy={found.isFetching}
              onDay={(next) => onSearchChange({ day: next }, { replace: true })}
              onShowDay={(next) => onSearchChange({ view: 'agenda', day: next })}
            />
          )}
        </ScrollPane>
      </ResultColumn>
      {flyout}
    </WorkArea>
  );
}

function NoEvents({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  return (
    <EmptyState
      icon="calendar"
      title={isFiltered ? words.emptyFiltered : words.emptyTitle}
      description={words.emptyHint}
      action={isFiltered ? <Button onClick={onClear}>{words.clearFilters}</Button> : undefined}
    />
  );
}
