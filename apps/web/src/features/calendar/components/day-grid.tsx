import { styled } from '@mui/material/styles';
import type { CalendarEvent } from '@rotunda/contract';
import { addDays, type IsoDate } from '@rotunda/domain';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { formatCount } from '../../../shared/format/format-number.ts';
import { calendarTexts } from '../calendar-texts.ts';
import type { CalendarView } from '../model/calendar-views.ts';
import { addMonths, formatLongDay, startOfWeek } from '../model/days.ts';
import { EventChip } from './event-chip.tsx';

const Root = styled('div')(({ theme }) => {
  const { token } = theme.vars.palette;
  return {
    display: 'flex',
    flexDirection: 'column',
    minHeight: '100%',
    '& [role="row"]': { display: 'grid', gridTemplateColumns: 'repeat(7, minmax(0, 1fr))' },
    '& [role="columnheader"]': {
      padding: '6px 8px',
      fontSize: 12,
      lineHeight: '16px',
      fontWeight: 500,
      color: token.ink2,
      borderBottom: `1px solid ${token.border}`,
    },
    '& [role="gridcell"]': {
      display: 'flex',
      flexDirection: 'column',
      gap: 2,
      minWidth: 0,
      padding: 4,
      borderBottom: `1px solid ${token.border}`,
      borderRight: `1px solid ${token.border}`,
      outlineOffset: -2,
      '&[data-other]': { backgroundColor: token.surfaceSub },
    },
    [theme.breakpoints.down('sm')]: {
      '& [role="columnheader"]': { padding: '6px 2px', textAlign: 'center' },
    },
  };
});

const Heads = styled('div')(({ theme }) => ({
  position: 'sticky',
  top: 0,
  zIndex: 2,
  backgroundColor: theme.vars.palette.token.surfaceSub,
}));

const Week = styled('div')(({ theme }) => ({
  flex: '1 0 auto',
  minHeight: 116,
  [theme.breakpoints.down('sm')]: { minHeight: 64 },
}));

interface DayNumberProps {
  isToday: boolean;
  /** The day is of another month than the grid. */
  isOther: boolean;
}

const DayNumber = styled('span', {
  shouldForwardProp: (prop) => prop !== 'isToday' && prop !== 'isOther',
})<DayNumberProps>(({ theme, isToday, isOther }) => {
  const { token } = theme.vars.palette;
  return {
    alignSelf: 'flex-start',
    minWidth: 24,
    padding: '0 4px',
    fontSize: 12,
    lineHeight: '20px',
    ...(isToday
      ? { borderRadius: 10, textAlign: 'center', backgroundColor: token.primary, color: token.onPrimary }
      : {}),
    ...(isOther ? { color: token.ink3 } : {}),
  };
});

const MoreButton = styled('button')(({ theme }) => ({
  alignSelf: 'flex-start',
  minHeight: 24,
  padding: '0 4px',
  border: 0,
  background: 'none',
  font: 'inherit',
  fontSize: 12,
  fontWeight: 500,
  cursor: 'pointer',
  color: theme.vars.palette.token.accent,
}));

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
/** Lines per day in a month; if there are more events, one line counts the rest. */
const LINES = 3;

export interface DayGridProps {
  view: CalendarView;
  days: readonly IsoDate[];
  events: ReadonlyMap<IsoDate, readonly CalendarEvent[]>;
  /** The focused day. */
  day: IsoDate;
  today: IsoDate;
  /** Cells are too narrow for events, so they show only their number. */
  isNarrow: boolean;
  openId: string | undefined;
  isBusy: boolean;
  onDay: (day: IsoDate) => void;
  onShowDay: (day: IsoDate) => void;
  onOpen: (event: CalendarEvent) => void;
}

/**
 * A month or week as a grid of days (the ARIA grid pattern): arrows move by day, Page Up and Page Down by month, and
 * Enter shows the day.
 */
export function DayGrid(props: DayGridProps) {
  const { view, days, day, today, isBusy, onDay, onShowDay, isNarrow } = props;
  const grid = useRef<HTMLDivElement>(null);
  const isMoved = useRef(false);
  useEffect(() => {
    if (!isMoved.current) return;
    isMoved.current = false;
    grid.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus();
  }, [day]);
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.target instanceof HTMLElement && event.target.dataset['day'] === undefined) return;
    if (event.key === 'Enter') return onShowDay(day);
    const next = dayAfterKey(event.key, day);
    if (next === undefined) return;
    event.preventDefault();
    isMoved.current = true;
    onDay(next);
  };
  const weeks = Array.from({ length: Math.ceil(days.length / 7) }, (_, week) => days.slice(week * 7, week * 7 + 7));
  return (
    <Root ref={grid} role="grid" aria-label={calendarTexts.views[view]} aria-busy={isBusy} onKeyDown={handleKeyDown}>
      <Heads role="row">
        {WEEKDAYS.map((name) => (
          <div key={name} role="columnheader" aria-label={name}>
            {name.slice(0, isNarrow ? 1 : 3)}
          </div>
        ))}
      </Heads>
      {weeks.map((week) => (
        <Week key={week[0]} role="row">
          {week.map((one) => (
            <DayCell key={one} {...props} one={one} isToday={one === today} />
          ))}
        </Week>
      ))}
    </Root>
  );
}

function dayAfterKey(key: string, day: IsoDate): IsoDate | undefined {
  const steps: Readonly<Partial<Record<string, IsoDate>>> = {
    ArrowLeft: addDays(day, -1),
    ArrowRight: addDays(day, 1),
    ArrowUp: addDays(day, -7),
    ArrowDown: addDays(day, 7),
    Home: startOfWeek(day),
    End: addDays(startOfWeek(day), 6),
    PageUp: addMonths(day, -1),
    PageDown: addMonths(day, 1),
  };
  return steps[key];
}

function DayCell(props: DayGridProps & { one: IsoDate; isToday: boolean }) {
  const { view, events, day, one, isToday, isNarrow, openId, onDay, onShowDay, onOpen } = props;
  const own = events.get(one) ?? [];
  const isChosen = one === day;
  const isOther = view === 'month' && one.slice(0, 7) !== day.slice(0, 7);
  const most = isNarrow ? 0 : view === 'week' || own.length <= LINES ? own.length : LINES - 1;
  const rest = own.length - most;
  const count = own.length === 0 ? calendarTexts.noneOn : formatCount(own.length, 'event');
  return (
    <div
      role="gridcell"
      data-day={one}
      tabIndex={isChosen ? 0 : -1}
      aria-label={calendarTexts.countOn(count, formatLongDay(one))}
      aria-selected={isChosen}
      {...(isOther ? { 'data-other': '' } : {})}
      {...(isToday ? { 'aria-current': 'date' as const } : {})}
      onClick={(event) => {
        if (event.target === event.currentTarget) onDay(one);
      }}
    >
      <DayNumber isToday={isToday} isOther={isOther} aria-hidden="true">
        {Number(one.slice(8))}
      </DayNumber>
      {own.slice(0, most).map((event) => (
        <EventChip
          key={event.eventId}
          event={event}
          isOpen={openId !== undefined && openId === (event.document?.fusionId ?? event.actionId)}
          isTall={view === 'week'}
          isReachable={isChosen}
          onOpen={onOpen}
        />
      ))}
      {rest > 0 ? (
        <MoreButton
          type="button"
          tabIndex={isChosen ? 0 : -1}
          aria-label={calendarTexts.moreOn(rest, formatLongDay(one))}
          onClick={() => onShowDay(one)}
        >
          {most === 0 ? rest : calendarTexts.more(rest)}
        </MoreButton>
      ) : null}
    </div>
  );
}
