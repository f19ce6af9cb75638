import generateUtilityClasses from '@mui/material/generateUtilityClasses';
import { styled } from '@mui/material/styles';
import type { CalendarEvent } from '@rotunda/contract';
import { Icon } from '../../../shared/ui/icon.tsx';
import { getChange, describeEvent, formatEventTime, isOff, KIND_ICONS } from '../model/describe-event.ts';

/** Class names instead of components, because a week can hold hundreds of events. */
const slots = generateUtilityClasses('RtEventChip', ['time', 'change', 'title']);

const Root = styled('button')(({ theme }) => {
  const { token } = theme.vars.palette;
  return {
    display: 'flex',
    alignItems: 'center',
    gap: 4,
    width: '100%',
    minWidth: 0,
    minHeight: 24,
    padding: '0 4px',
    border: 0,
    borderRadius: 4,
    background: token.sunken,
    color: token.ink,
    font: 'inherit',
    fontSize: 12,
    lineHeight: '16px',
    textAlign: 'left',
    cursor: 'pointer',
    '& svg': { flex: 'none', color: token.ink2 },
    [`& .${slots.time}`]: { flex: 'none', color: token.ink2, fontVariantNumeric: 'tabular-nums' },
    [`& .${slots.change}`]: { flex: 'none', fontWeight: 600 },
    [`& .${slots.title}`]: { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    // A week has room for what a month truncates.
    '&[data-tall]': { flexWrap: 'wrap', paddingBlock: 4 },
    '&[data-tall] svg': { alignSelf: 'flex-start', marginTop: 2 },
    [`&[data-tall] .${slots.title}`]: {
      flex: 1,
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 4,
      whiteSpace: 'normal',
    },
    [`&[data-tall] .${slots.time} ~ .${slots.title}`]: { flexBasis: '100%' },
    [`&[data-off] .${slots.title}`]: { textDecoration: 'line-through' },
    '&:hover': { backgroundColor: token.hover },
    '&[aria-current="true"]': { backgroundColor: token.selected },
    '&:disabled': { cursor: 'default', opacity: 1 },
  };
});

export interface EventChipProps {
  event: CalendarEvent;
  isOpen: boolean;
  /** Wraps a long title over several lines. */
  isTall: boolean;
  /** Whether Tab reaches it. In a grid only the events of the focused day are reachable. */
  isReachable: boolean;
  onOpen: (event: CalendarEvent) => void;
}

/** One event in a cell of a month or week. Sessions cannot be opened. */
export function EventChip({ event, isOpen, isTall, isReachable, onOpen }: EventChipProps) {
  const { kind, title, startTs, document, actionId } = event;
  const canOpen = document !== null || actionId !== null;
  const words = describeEvent(event);
  const change = getChange(event);
  return (
    <Root
      type="button"
      title={words}
      aria-label={words}
      tabIndex={isReachable ? 0 : -1}
      disabled={!canOpen}
      {...(isTall ? { 'data-tall': '' } : {})}
      {...(isOff(event) ? { 'data-off': '' } : {})}
      {...(isOpen ? { 'aria-current': 'true' as const } : {})}
      onClick={() => onOpen(event)}
    >
      <Icon name={KIND_ICONS[kind]} size={12} />
      {startTs === null ? null : <span className={slots.time}>{formatEventTime(event)}</span>}
      {change === null ? null : <span className={slots.change}>{change}</span>}
      <span className={slots.title}>{title}</span>
    </Root>
  );
}
