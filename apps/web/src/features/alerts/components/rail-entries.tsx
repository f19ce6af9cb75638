import { styled } from '@mui/material/styles';
import type { SavedSearch } from '@rotunda/contract';
import { formatNumber } from '../../../shared/format/format-number.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { Sparkline } from '../../../shared/ui/sparkline.tsx';
import { alertsTexts } from '../model/alerts-texts.ts';
import { describeSavedSearch } from '../model/group-saved-searches.ts';

const Entry = styled('div')(({ theme }) => {
  const { token } = theme.vars.palette;
  return {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: 12,
    alignItems: 'center',
    padding: '6px 20px',
    fontSize: 13,
    lineHeight: '20px',
    '&:hover': { backgroundColor: token.hover },
    '&.current': { backgroundColor: token.selected },
    '&.current::before': {
      content: '""',
      position: 'absolute',
      insetBlock: 0,
      left: 0,
      width: 3,
      backgroundColor: token.primary,
    },
    '&:focus-within': { zIndex: 1 },
    '& .choose': {
      display: 'block',
      width: '100%',
      padding: 0,
      border: 0,
      background: 'none',
      font: 'inherit',
      fontWeight: 500,
      color: token.ink,
      textAlign: 'left',
      cursor: 'pointer',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
    '& .choose::after': { content: '""', position: 'absolute', inset: 0 },
    '& .choose:focus-visible': { outline: 'none' },
    '& .choose:focus-visible::after': { outline: `2px solid ${token.accent}`, outlineOffset: -2 },
    '& .figure': { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
    '& .unread': { fontWeight: 600, color: token.accent },
    '& .zero': { color: token.ink3 },
    '& .under': {
      fontSize: 12,
      lineHeight: '16px',
      color: token.ink3,
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
    '& .broken': { display: 'flex', gap: 4, gridColumn: '1 / -1', color: token.failed, whiteSpace: 'normal' },
    '& .broken svg': { flex: 'none', marginTop: 1 },
    '& .edit': {
      position: 'absolute',
      zIndex: 1,
      right: 44,
      top: 4,
      opacity: 0,
      backgroundColor: token.surfaceSub,
    },
    '&:hover .edit, &:focus-within .edit': { opacity: 1 },
    '@media (hover: none)': { '& .edit': { opacity: 1 } },
    '&.all': { minHeight: 34, '& .choose': { fontWeight: 600 } },
    '&.project': { marginTop: 8, '& .choose': { fontSize: 12.5, fontWeight: 600, color: token.ink2 } },
    [theme.breakpoints.down('sm')]: { paddingBlock: 10 },
  };
});

function Unread({ count }: { count: number | null | undefined }) {
  if (count === null || count === undefined) return null;
  return (
    <span className={count > 0 ? 'figure unread' : 'figure zero'} aria-label={alertsTexts.unread(count)}>
      {formatNumber(count)}
    </span>
  );
}

export interface RailEntryProps {
  title: string;
  unread: number | undefined;
  isCurrent: boolean;
  onChoose: () => void;
}

/** "All alerts" entry of the rail. */
export function RailEntry({ title, unread, isCurrent, onChoose }: RailEntryProps) {
  return (
    <Entry className={isCurrent ? 'all current' : 'all'}>
      <button type="button" className="choose" aria-pressed={isCurrent} onClick={onChoose}>
        {title}
      </button>
      <Unread count={unread} />
    </Entry>
  );
}

export interface RailHeadingProps {
  name: string;
  unread: number | undefined;
  isCurrent: boolean;
  /** Null for groups that are not a project. */
  onChoose: (() => void) | null;
}

/** Heading with a project's name over its saved searches. Selecting it shows all alerts of the project. */
export function RailHeading({ name, unread, isCurrent, onChoose }: RailHeadingProps) {
  return (
    <Entry className={isCurrent ? 'project current' : 'project'}>
      {onChoose ? (
        <button type="button" className="choose" title={name} aria-pressed={isCurrent} onClick={onChoose}>
          {name}
        </button>
      ) : (
        <span className="choose" style={{ cursor: 'default' }}>
          {name}
        </span>
      )}
      {unread === undefined ? null : (
        <span className="figure zero" aria-label={alertsTexts.unread(unread)}>
          {formatNumber(unread)}
        </span>
      )}
    </Entry>
  );
}

export interface SavedSearchEntryProps {
  savedSearch: SavedSearch;
  isCurrent: boolean;
  onChoose: () => void;
  onEdit: (() => void) | null;
}

/**
 * Entry of one saved search: name and unread count, with its kind and weekly matches below. A broken search shows why
 * it does not work.
 */
export function SavedSearchEntry({ savedSearch, isCurrent, onChoose, onEdit }: SavedSearchEntryProps) {
  const { title, unread, perWeek, brokenReason, projectId } = savedSearch;
  return (
    <Entry as="li" className={isCurrent ? 'current' : ''}>
      <button type="button" className="choose" title={title} aria-pressed={isCurrent} onClick={onChoose}>
        {title}
      </button>
      {projectId === null ? <span /> : <Unread count={unread} />}
      <span className="under">{describeSavedSearch(savedSearch)}</span>
      {projectId === null ? null : <Sparkline values={perWeek} label="Matches per week" />}
      {brokenReason ? (
        <span className="under broken">
          <Icon name="warning" size={14} />
          {brokenReason}
        </span>
      ) : null}
      {onEdit ? (
        <span className="edit">
          <IconButton icon="gear" label={`Alert settings of ${title}`} size="small" onClick={onEdit} />
        </span>
      ) : null}
    </Entry>
  );
}
