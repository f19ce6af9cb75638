import generateUtilityClasses from '@mui/material/generateUtilityClasses';
import { styled } from '@mui/material/styles';
import type { CalendarEvent } from '@rotunda/contract';
import { CALENDAR_KIND_LABELS } from '@rotunda/contract/values';
import type { IsoDate } from '@rotunda/domain';
import { Icon } from '../../../shared/ui/icon.tsx';
import { GroupHeading } from '../../../shared/ui/work-area.tsx';
import { calendarTexts } from '../calendar-texts.ts';
import { formatLongDay } from '../model/days.ts';
import { getChange, formatEventTime, isOff, KIND_ICONS, secondLine } from '../model/describe-event.ts';

/** Class names instead of components, because a month can hold thousands of events. */
const slots = generateUtilityClasses('RtEventAgenda', ['time', 'kind', 'what', 'title', 'second']);

const Day = styled('section')(({ theme }) => {
  const { token } = theme.vars.palette;
  return {
    // Skips the layout of days out of view, because a month can hold thousands of events.
    contentVisibility: 'auto',
    containIntrinsicSize: 'auto 240px',
    '& h2': { fontSize: 13, fontWeight: 600 },
    '& h2[data-today]': { color: token.accent },
    '& li': {
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: '72px 152px minmax(0, 1fr)',
      columnGap: 12,
      padding: '8px 20px',
      borderBottom: `1px solid ${token.border}`,
      fontSize: 13,
      lineHeight: '20px',
    },
    '& li[data-opens]:hover': { backgroundColor: token.hover },
    '& li[aria-current="true"]': { backgroundColor: token.selected },
    [`& .${slots.time}`]: { color: token.ink2, fontVariantNumeric: 'tabular-nums' },
    [`& .${slots.kind}`]: { display: 'flex', alignItems: 'center', alignSelf: 'start', gap: 6, color: token.ink2 },
    [`& .${slots.kind} svg`]: { flex: 'none' },
    [`& .${slots.what}`]: { minWidth: 0, overflowWrap: 'anywhere' },
    '& [data-off]': { textDecoration: 'line-through' },
    [`& .${slots.second}`]: { display: 'block', marginTop: 2, fontSize: 12, lineHeight: '16px', color: token.ink3 },
    '& button': {
      display: 'block',
      // Tall enough for a touch target, with its text on the line of the time.
      marginBlock: -2,
      padding: 0,
      border: 0,
      background: 'none',
      font: 'inherit',
      fontWeight: 500,
      textAlign: 'left',
      color: token.ink,
      cursor: 'pointer',
    },
    // Titles that list bills run to a thousand characters; the flyout shows them in full.
    [`& .${slots.title}`]: {
      display: '-webkit-box',
      WebkitLineClamp: 3,
      WebkitBoxOrient: 'vertical',
      overflow: 'hidden',
    },
    // The whole row is clickable.
    '& button::after': { content: '""', position: 'absolute', inset: 0 },
    [theme.breakpoints.down('sm')]: {
      '& li': { gridTemplateColumns: '72px minmax(0, 1fr)', padding: '8px 16px' },
      [`& .${slots.what}`]: { gridColumn: '1 / -1' },
    },
  };
});

export interface EventAgendaProps {
  days: readonly IsoDate[];
  events: ReadonlyMap<IsoDate, readonly CalendarEvent[]>;
  today: IsoDate;
  openId: string | undefined;
  onOpen: (event: CalendarEvent) => void;
}

/** Events of the range, grouped by day; days without events are left out. */
export function EventAgenda({ days, events, today, openId, onOpen }: EventAgendaProps) {
  const full = days.filter((day) => (events.get(day)?.length ?? 0) > 0);
  return full.map((day) => (
    <Day key={day} aria-label={formatLongDay(day)}>
      <GroupHeading>
        <h2 {...(day === today ? { 'data-today': '' } : {})}>
          {day === today ? `${calendarTexts.today}, ${formatLongDay(day)}` : formatLongDay(day)}
        </h2>
      </GroupHeading>
      <ul>
        {events.get(day)?.map((event) => (
          <EventLine
            key={event.eventId}
            event={event}
            isOpen={openId !== undefined && openId === (event.document?.fusionId ?? event.actionId)}
            onOpen={onOpen}
          />
        ))}
      </ul>
    </Day>
  ));
}

interface EventLineProps {
  event: CalendarEvent;
  isOpen: boolean;
  onOpen: (event: CalendarEvent) => void;
}

function EventLine({ event, isOpen, onOpen }: EventLineProps) {
  const { kind, title, document, actionId } = event;
  const canOpen = document !== null || actionId !== null;
  const second = secondLine(event);
  const change = getChange(event);
  const words = (
    <span className={slots.title}>
      {change === null ? null : `${change}: `}
      <span {...(isOff(event) ? { 'data-off': '' } : {})}>{title}</span>
    </span>
  );
  return (
    <li {...(canOpen ? { 'data-opens': '' } : {})} {...(isOpen ? { 'aria-current': 'true' as const } : {})}>
      <span className={slots.time}>{formatEventTime(event)}</span>
      <span className={slots.kind}>
        <Icon name={KIND_ICONS[kind]} size={14} />
        {CALENDAR_KIND_LABELS[kind]}
      </span>
      <span className={slots.what}>
        {canOpen ? (
          <button type="button" onClick={() => onOpen(event)}>
            {words}
          </button>
        ) : (
          words
        )}
        {second === '' ? null : <span className={slots.second}>{second}</span>}
      </span>
    </li>
  );
}
