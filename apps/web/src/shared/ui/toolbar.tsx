import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { formatNumber } from '../format/format-number.ts';
import { CountBadge } from './count-badge.tsx';

/** `page` is above a column of text; `column` is ruled, above a list that fills the window. */
export type ToolbarPlace = 'page' | 'column';

/**
 * Hides the text of toolbar buttons that have an icon, except for screen readers, so that all of them fit on one line.
 */
export const ICON_BUTTON_ON_PHONE = { padding: '0 9px', gap: 0, fontSize: 0 } as const;

const Root = styled('div', { shouldForwardProp: (prop) => prop !== 'place' && prop !== 'hasTitle' })<{
  place: ToolbarPlace;
  hasTitle: boolean;
}>(({ theme, place, hasTitle }) => ({
  flex: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  minHeight: 32,
  // A second line ends at the right edge, like the first one.
  ...(hasTitle ? { [theme.breakpoints.up('sm')]: { justifyContent: 'flex-end' } } : {}),
  ...(place === 'column'
    ? {
        minHeight: 56,
        padding: '10px 20px',
        borderBottom: `1px solid ${theme.vars.palette.token.border}`,
        backgroundColor: theme.vars.palette.token.surface,
        fontSize: 13,
        lineHeight: '20px',
        [theme.breakpoints.down('sm')]: { padding: '10px 16px' },
      }
    : {}),
}));

const Title = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minWidth: 0,
  marginRight: 'auto',
  '& > h1': theme.typography.h1,
}));

const Lead = styled('span')(({ theme }) => ({
  flex: '1 1 0',
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: theme.vars.palette.token.ink2,
  [theme.breakpoints.down('sm')]: { order: 1, flexBasis: '100%' },
}));

const Find = styled('div')(({ theme }) => ({
  // The minimum width, rather than the preferred one, decides whether the bar wraps.
  flex: '1 1 160px',
  maxWidth: 280,
  // Shares a line with the filters, so that there is room for the typed text.
  [theme.breakpoints.down('sm')]: { order: 2, flex: '1 1 180px', minWidth: 120, maxWidth: 'none' },
}));

const Filters = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  minWidth: 0,
  [theme.breakpoints.down('sm')]: {
    order: 2,
    flexWrap: 'nowrap',
    flex: '0 1 auto',
    gap: 6,
    // Twice, to outrank the width that a select has of its own.
    '&& > .MuiInputBase-root': { flex: '1 1 auto', minWidth: 60 },
    '& > .MuiButton-root:has(.MuiButton-startIcon)': ICON_BUTTON_ON_PHONE,
  },
}));

const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  // Buttons next to the primary one show only their icon.
  [theme.breakpoints.down('sm')]: {
    '& > .MuiButton-outlined:has(.MuiButton-startIcon):not(:only-child)': ICON_BUTTON_ON_PHONE,
  },
}));

export interface ToolbarProps {
  place?: ToolbarPlace;
  /** Heading of the page; null if the list is part of another page. */
  title: string | null;
  /** Shown next to the heading; null until it is known. */
  count?: number | null | undefined;
  /** One line about the list after the heading, truncated if there is no room. */
  lead?: string;
  /** Field that filters the list. */
  find?: ReactNode;
  /** Filters, sort order and view options. */
  filters?: ReactNode;
  /** Buttons that add to the list. */
  actions?: ReactNode;
}

/**
 * Toolbar of every list: heading with count on the left, then find field, filters and actions. On a phone, heading and
 * actions stay on the first line, and find field and filters move to a second one.
 */
export function Toolbar({ place = 'page', title, count, lead, find, filters, actions }: ToolbarProps) {
  return (
    <Root place={place} hasTitle={title !== null}>
      {title === null ? null : (
        <Title>
          <h1>{title}</h1>
          {count === null || count === undefined ? null : <CountBadge>{formatNumber(count)}</CountBadge>}
        </Title>
      )}
      {lead === undefined ? null : <Lead>{lead}</Lead>}
      {find ? <Find>{find}</Find> : null}
      {filters ? <Filters>{filters}</Filters> : null}
      {actions ? <Actions>{actions}</Actions> : null}
    </Root>
  );
}
