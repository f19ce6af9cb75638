import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { formatNumber } from '../format/format-number.ts';
import { CountBadge } from './count-badge.tsx';

/** `page` heads a column of text; `column` is ruled, over a list that fills the window. */
export type ToolbarPlace = 'page' | 'column';

/** Of a bar's buttons whose icon says it: the words are only read aloud, so that all of them fit one line. */
export const ICON_BUTTON_ON_PHONE = { padding: '0 9px', gap: 0, fontSize: 0 } as const;

const Root = styled('div', { shouldForwardProp: (prop) => prop !== 'place' })<{ place: ToolbarPlace }>(
  ({ theme, place }) => ({
    flex: 'none',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 8,
    minHeight: 32,
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
  }),
);

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
  // What it needs decides whether the bar takes a second line, not what it would like.
  flex: '1 1 160px',
  maxWidth: 280,
  // A line of its own with the filters, so that what is typed can be read.
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
    '& > .MuiInputBase-root': { flex: '1 1 auto' },
    '& > .MuiButton-root:has(.MuiButton-startIcon)': ICON_BUTTON_ON_PHONE,
  },
}));

const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  // Beside the one that is offered first.
  [theme.breakpoints.down('sm')]: {
    '& > .MuiButton-outlined:has(.MuiButton-startIcon):not(:only-child)': ICON_BUTTON_ON_PHONE,
  },
}));

export interface ToolbarProps {
  place?: ToolbarPlace;
  /** The heading of the page; null where the list is a part of one. */
  title: string | null;
  /** Beside the heading; null until it is known. */
  count?: number | null | undefined;
  /** One line about the list, after the heading; cut off where there is no room. */
  lead?: string;
  /** The field that narrows the list. */
  find?: ReactNode;
  /** Filters, order, what is shown. */
  filters?: ReactNode;
  /** What adds to the list. */
  actions?: ReactNode;
}

/**
 * Over every list: heading with count at the left, then find, filters and actions. On a telephone heading and actions
 * keep the first line, find and filters get a second one.
 */
export function Toolbar({ place = 'page', title, count, lead, find, filters, actions }: ToolbarProps) {
  return (
    <Root place={place}>
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
