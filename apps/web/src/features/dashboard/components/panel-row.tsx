import { styled, type Theme } from '@mui/material/styles';
import type { DocumentCard } from '@rotunda/contract';
import { getIdentifier } from '@rotunda/contract/values';
import type { ReactNode } from 'react';
import { CardBadge } from '../../../shared/documents/card-badge.tsx';
import { cardError } from '../../../shared/documents/card-error.ts';
import { FaultyCard } from '../../../shared/documents/faulty-card.tsx';
import { formatShortDay } from '../../../shared/format/format-date.ts';
import { AddressLink } from '../../../shared/navigation/address-link.tsx';
import { documentPath } from '../../../shared/navigation/document-path.ts';
import { RelativeDate } from '../../../shared/ui/relative-date.tsx';
import { VisuallyHidden } from '../../../shared/ui/visually-hidden.tsx';

interface StateProps {
  isUnread: boolean;
}

const shouldForwardProp = (prop: PropertyKey) => prop !== 'isUnread';

const Root = styled('li', { shouldForwardProp })<StateProps>(({ theme, isUnread }) => {
  const { token } = theme.vars.palette;
  return {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '116px minmax(0, 1fr) auto',
    columnGap: 12,
    minHeight: 62,
    padding: '10px 16px',
    borderTop: `1px solid ${token.border}`,
    fontSize: 13,
    lineHeight: '20px',
    '&:hover': { backgroundColor: token.hover },
    ...(isUnread
      ? {
          '&::before': {
            content: '""',
            position: 'absolute',
            insetBlock: 0,
            left: 0,
            width: 3,
            backgroundColor: token.accent,
          },
        }
      : {}),
    [theme.breakpoints.down('sm')]: { gridTemplateColumns: 'minmax(0, 1fr) auto', rowGap: 4 },
  };
});

const Identity = styled('span')(({ theme }) => ({
  display: 'grid',
  gap: 2,
  justifyItems: 'start',
  alignContent: 'start',
  [theme.breakpoints.down('sm')]: { display: 'flex', alignItems: 'center', gap: 8 },
}));

const Identifier = styled('span')({ fontWeight: 600, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });

const What = styled('span')(({ theme }) => ({
  minWidth: 0,
  [theme.breakpoints.down('sm')]: { gridColumn: '1 / -1', order: 1 },
}));

const ONE_LINE = { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

const TitleLink = styled(AddressLink, { shouldForwardProp })<StateProps>(({ theme, isUnread }) => ({
  ...ONE_LINE,
  color: isUnread ? theme.vars.palette.token.ink : theme.vars.palette.token.ink2,
  fontWeight: isUnread ? 600 : 500,
  '&:hover': { textDecoration: 'none' },
  // The whole row opens the document.
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  [theme.breakpoints.down('sm')]: {
    display: '-webkit-box',
    WebkitLineClamp: 2,
    WebkitBoxOrient: 'vertical',
    whiteSpace: 'normal',
  },
}));

const Why = styled('span')(({ theme }) => ({
  ...ONE_LINE,
  fontSize: 12.5,
  color: theme.vars.palette.token.ink3,
}));

const when = ({ theme }: { theme: Theme }) =>
  ({ position: 'relative', fontSize: 12.5, color: theme.vars.palette.token.ink3, whiteSpace: 'nowrap' }) as const;

const Moment = styled(RelativeDate)(when);

const Day = styled('span')(when);

export interface PanelRowProps {
  card: DocumentCard;
  /** The title as it is drawn, such as with marked words. */
  title?: ReactNode;
  /** Why it is listed, or where it stands. */
  why: string;
  /** A moment in Unix seconds, or a day as `YYYY-MM-DD`. */
  at: number | string | null;
  isUnread?: boolean;
}

/** Row of a panel for a document: identifier, title, why it is listed, and when. The whole row opens the document. */
export function PanelRow({ card, title = card.title, why, at, isUnread = false }: PanelRowProps) {
  const fault = cardError(card);
  if (fault !== null) {
    return (
      <Root isUnread={false}>
        <FaultyCard fault={fault} />
      </Root>
    );
  }
  return (
    <Root isUnread={isUnread}>
      <Identity>
        <Identifier title={getIdentifier(card)}>{getIdentifier(card)}</Identifier>
        <CardBadge card={card} />
      </Identity>
      <What>
        <TitleLink href={documentPath(card)} title={card.title} isUnread={isUnread}>
          {isUnread ? (
            <>
              <VisuallyHidden>Unread:</VisuallyHidden>{' '}
            </>
          ) : null}
          {title}
        </TitleLink>
        <Why>{why}</Why>
      </What>
      {typeof at === 'number' ? <Moment seconds={at} form="row" /> : <Day>{at === null ? '' : formatShortDay(at)}</Day>}
    </Root>
  );
}
