import { styled } from '@mui/material/styles';
import type { CalendarEvent } from '@rotunda/contract';
import { formatTime } from '../../../shared/format/format-date.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { isOff, KIND_ICONS, spokenEvent } from '../model/event-words.ts';

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
    '& .time': { flex: 'none', color: token.ink2, fontVariantNumeric: 'tabular-nums' },
    '& .title': { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    // A week has room for what a month truncates.
    '&.tall': { flexWrap: 'wrap', paddingBlock: 4 },
    '&.tall svg': { alignSelf: 'flex-start', marginTop: 2 },
    '&.tall .title': {
      flex: 1,
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 4,
      whiteSpace: 'normal',
    },
    '&.tall .time ~ .title': { flexBasis: '100%' },
    '&.off .title': { textDecoration: 'line-through' },
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
  const words = spokenEvent(event);
  return (
    <Root
      type="button"
      className={[isOff(event) ? 'off' : '', isTall ? 'tall' : ''].join(' ')}
      title={words}
      aria-label={words}
      tabIndex={isReachable ? 0 : -1}
      disabled={!canOpen}
      {...(isOpen ? { 'aria-current': 'true' as const } : {})}
      onClick={() => onOpen(event)}
    >
      <Icon name={KIND_ICONS[kind]} size={12} />
      {startTs === null ? null : <span className="time">{formatTime(startTs)}</span>}
      <span className="title">{title}</span>
    </Root>
  );
}
