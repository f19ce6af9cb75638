import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { IsoDate } from '@rotunda/domain';
import { useState } from 'react';
import { FilterButton } from '../../../shared/records/filter-button.tsx';
import { useShortcut } from '../../../shared/shortcuts/use-shortcut.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { SegmentedControl } from '../../../shared/ui/segmented-control.tsx';
import { Toolbar } from '../../../shared/ui/toolbar.tsx';
import { ColumnBar } from '../../../shared/ui/work-area.tsx';
import { lazyComponent } from '../../../shared/lazy/lazy-component.tsx';
import { calendarTexts as words } from '../calendar-texts.ts';
import type { CalendarSearchChanges, ChosenFilters } from '../model/calendar-search.ts';
import { CALENDAR_VIEWS, type CalendarView } from '../model/calendar-views.ts';
import { rangeHeading, getStep } from '../model/days.ts';
import { getFilterChips } from '../model/filter-chips.ts';
import { formatTimeZone } from '../model/format-time-zone.ts';

const CalendarFilterDrawer = lazyComponent(
  async () => (await import('./calendar-filter-drawer.tsx')).CalendarFilterDrawer,
);
const EventFeedsDialog = lazyComponent(
  async () => (await import('../dialogs/event-feeds-dialog.tsx')).EventFeedsDialog,
);

const Range = styled(ColumnBar)({
  gap: 4,
  paddingLeft: 12,
  '& h2': { fontSize: 14, lineHeight: '20px', fontWeight: 600 },
});

const Zone = styled('span')(({ theme }) => ({
  marginLeft: 'auto',
  paddingLeft: 8,
  fontSize: 12,
  lineHeight: '16px',
  textAlign: 'right',
  color: theme.vars.palette.token.ink3,
}));

export interface CalendarHeaderProps {
  view: CalendarView;
  day: IsoDate;
  days: readonly IsoDate[];
  today: IsoDate;
  filters: ChosenFilters;
  committees: ReadonlyMap<string, string>;
  onSearchChange: (changes: CalendarSearchChanges) => void;
}

/** Header with heading, range and steps to others, views, filters and feeds, each with a keyboard shortcut. */
export function CalendarHeader(props: CalendarHeaderProps) {
  const { view, day, days, today, filters, committees, onSearchChange } = props;
  const [hasFeeds, setHasFeeds] = useState(false);
  const step = (by: 1 | -1) => onSearchChange({ day: getStep(view, day, by) });
  const group = words.shortcuts;
  useShortcut({ keys: 't', label: words.today, group, run: () => onSearchChange({ day: today }) });
  useShortcut({ keys: '[', label: words.previous[view], group, run: () => step(-1) });
  useShortcut({ keys: ']', label: words.next[view], group, run: () => step(1) });
  useShortcut({ keys: 'm', label: words.views.month, group, run: () => onSearchChange({ view: 'month' }) });
  useShortcut({ keys: 'w', label: words.views.week, group, run: () => onSearchChange({ view: 'week' }) });
  useShortcut({ keys: 'a', label: words.views.agenda, group, run: () => onSearchChange({ view: 'agenda' }) });
  return (
    <>
      <Toolbar
        place="column"
        title={words.title}
        filters={
          <>
            <Button onClick={() => onSearchChange({ day: today })}>{words.today}</Button>
            <SegmentedControl
              label={words.view}
              segments={CALENDAR_VIEWS.map((value) => ({ value, label: words.views[value] }))}
              value={view}
              onChange={(next) => onSearchChange({ view: next })}
            />
            <FilterButton
              count={getFilterChips(filters, committees).length}
              renderDrawer={(close) => (
                <CalendarFilterDrawer
                  filters={filters}
                  committees={committees}
                  onClose={close}
                  onApply={(next) => onSearchChange({ filters: next })}
                />
              )}
            />
            <Button startIcon={<Icon name="share" />} aria-haspopup="dialog" onClick={() => setHasFeeds(true)}>
              {words.feeds}
            </Button>
          </>
        }
      />
      <Range>
        <IconButton icon="chevron-left" label={words.previous[view]} keys="[" onClick={() => step(-1)} />
        <IconButton icon="chevron-right" label={words.next[view]} keys="]" onClick={() => step(1)} />
        <h2 aria-live="polite">{rangeHeading(view, days, day)}</h2>
        <Zone>{words.times(formatTimeZone(days[0] ?? today))}</Zone>
      </Range>
      {hasFeeds ? <EventFeedsDialog filters={filters} onClose={() => setHasFeeds(false)} /> : null}
    </>
  );
}
