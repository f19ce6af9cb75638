import { styled, type Theme } from '@mui/material/styles';
import type { SavedSearch } from '@rotunda/contract';
import { formatNumber } from '../../../shared/format/format-number.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { Sparkline } from '../../../shared/ui/sparkline.tsx';
import { alertsTexts } from '../model/alerts-texts.ts';
import { describeSavedSearch } from '../model/group-saved-searches.ts';

/** Everything, a project over its saved searches, or one of these. */
type EntryKind = 'all' | 'project' | 'search';

interface EntryProps {
  kind: EntryKind;
  isCurrent: boolean;
}

const OWN_PROPS: readonly PropertyKey[] = ['as', 'kind', 'isCurrent', 'isZero'];
const shouldForwardProp = (prop: PropertyKey) => !OWN_PROPS.includes(prop);

const Entry = styled('div', { shouldForwardProp })<EntryProps>(({ theme, kind, isCurrent }) => {
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
    // The current entry stays marked under the pointer.
    ...(isCurrent
      ? {
          '&, &:hover': { backgroundColor: token.selected },
          '&::before': {
            content: '""',
            position: 'absolute',
            insetBlock: 0,
            left: 0,
            width: 3,
            backgroundColor: token.primary,
          },
        }
      : {}),
    '&:focus-within': { zIndex: 1 },
    ...(kind === 'all' ? { minHeight: 34 } : {}),
    ...(kind === 'project' ? { marginTop: 8 } : {}),
    [theme.breakpoints.down('sm')]: { paddingBlock: 10 },
  };
});

/** The name of an entry, which is as large as the entry. */
const nameStyles = ({ theme, kind }: { theme: Theme; kind: EntryKind }) => {
  const { token } = theme.vars.palette;
  return {
    display: 'block',
    width: '100%',
    padding: 0,
    border: 0,
    background: 'none',
    font: 'inherit',
    fontWeight: kind === 'search' ? 500 : 600,
    ...(kind === 'project' ? { fontSize: 12.5 } : {}),
    color: kind === 'project' ? token.ink2 : token.ink,
    textAlign: 'left',
    cursor: 'pointer',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    '&::after': { content: '""', position: 'absolute', inset: 0 },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `2px solid ${token.accent}`, outlineOffset: -2 },
  } as const;
};
const NameButton = styled('button', { shouldForwardProp })<Pick<EntryProps, 'kind'>>(nameStyles);
const Name = styled('span', { shouldForwardProp })<Pick<EntryProps, 'kind'>>(nameStyles, { cursor: 'default' });

const Figure = styled('span', { shouldForwardProp })<{ isZero: boolean }>(({ theme, isZero }) => ({
  textAlign: 'right',
  fontVariantNumeric: 'tabular-nums',
  color: theme.vars.palette.token[isZero ? 'ink3' : 'accent'],
  ...(isZero ? {} : { fontWeight: 600 }),
}));

const Description = styled('span')(({ theme }) => ({
  fontSize: 12,
  lineHeight: '16px',
  color: theme.vars.palette.token.ink3,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
}));

const BrokenReason = styled(Description)(({ theme }) => ({
  display: 'flex',
  gap: 4,
  gridColumn: '1 / -1',
  color: theme.vars.palette.token.failed,
  whiteSpace: 'normal',
  '& svg': { flex: 'none', marginTop: 1 },
}));

const SettingsButton = styled('span')(({ theme }) => ({
  position: 'absolute',
  zIndex: 1,
  right: 44,
  top: 4,
  opacity: 0,
  backgroundColor: theme.vars.palette.token.surfaceSub,
  // While the pointer or the focus is in the entry.
  '*:hover > &, *:focus-within > &': { opacity: 1 },
  '@media (hover: none)': { opacity: 1 },
}));

function Unread({ count }: { count: number | null | undefined }) {
  if (count === null || count === undefined) return null;
  return (
    <Figure isZero={count <= 0} aria-label={alertsTexts.unread(count)}>
      {formatNumber(count)}
    </Figure>
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
    <Entry kind="all" isCurrent={isCurrent}>
      <NameButton kind="all" type="button" aria-pressed={isCurrent} onClick={onChoose}>
        {title}
      </NameButton>
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
    <Entry kind="project" isCurrent={isCurrent}>
      {onChoose ? (
        <NameButton kind="project" type="button" title={name} aria-pressed={isCurrent} onClick={onChoose}>
          {name}
        </NameButton>
      ) : (
        <Name kind="project">{name}</Name>
      )}
      {unread === undefined ? null : (
        <Figure isZero aria-label={alertsTexts.unread(unread)}>
          {formatNumber(unread)}
        </Figure>
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
    <Entry as="li" kind="search" isCurrent={isCurrent}>
      <NameButton kind="search" type="button" title={title} aria-pressed={isCurrent} onClick={onChoose}>
        {title}
      </NameButton>
      {projectId === null ? <span /> : <Unread count={unread} />}
      <Description>{describeSavedSearch(savedSearch)}</Description>
      {projectId === null ? null : <Sparkline values={perWeek} label="Matches per week" />}
      {brokenReason ? (
        <BrokenReason>
          <Icon name="warning" size={14} />
          {brokenReason}
        </BrokenReason>
      ) : null}
      {onEdit ? (
        <SettingsButton>
          <IconButton icon="gear" label={`Alert settings of ${title}`} size="small" onClick={onEdit} />
        </SettingsButton>
      ) : null}
    </Entry>
  );
}
