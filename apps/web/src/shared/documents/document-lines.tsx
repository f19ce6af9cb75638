import { styled } from '@mui/material/styles';
import type { DocumentCard } from '@rotunda/contract';
import { identifierOf } from '@rotunda/contract/values';
import { CardBadge } from './card-badge.tsx';
import { viewFault } from './card-views.ts';
import { HitCard } from './hit-card.tsx';
import { targetOf, type OpenRelated } from './open-related.ts';
import { ViewDetailsButton } from './view-details-button.tsx';

/** Around a list whose items are documents that another one names. */
export const DocumentLines = styled('div')(({ theme }) => ({
  fontSize: 13,
  lineHeight: '20px',
  '& li': {
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    minHeight: 44,
    padding: '6px 0',
    borderBottom: `1px solid ${theme.vars.palette.token.border}`,
  },
  '& li:last-child': { borderBottom: 0 },
  '& .main': { flex: 1, minWidth: 0, overflowWrap: 'anywhere' },
  '& .name': { fontWeight: 500 },
  '& .second': { display: 'block', fontSize: 12, lineHeight: '16px', color: theme.vars.palette.token.ink3 },
  '& .link': {
    // A finger needs 24 px.
    minHeight: 24,
    padding: 0,
    border: 0,
    background: 'none',
    font: 'inherit',
    fontWeight: 500,
    cursor: 'pointer',
    whiteSpace: 'nowrap',
    color: theme.vars.palette.token.accent,
  },
  '& nav': { borderTop: 0, padding: 0 },
  // What does not leave the title room stands under it.
  [theme.breakpoints.down('sm')]: { '& li': { flexWrap: 'wrap', rowGap: 0 }, '& .main': { flexBasis: '100%' } },
}));

export interface DocumentLineProps {
  card: DocumentCard;
  onOpen: OpenRelated;
  /** The cards of its list. */
  among: readonly DocumentCard[];
}

/** One document that another one names: number, title and day, where it stands, and a button that opens it. */
export function DocumentLine({ card, onOpen, among }: DocumentLineProps) {
  return (
    <li>
      <div className="main">
        <HitCard card={card} view="bitesize" />
      </div>
      {viewFault(card, 'bitesize') === null ? (
        <>
          <CardBadge card={card} />
          <ViewDetailsButton name={identifierOf(card)} onOpen={() => onOpen(targetOf(card), among.map(targetOf))} />
        </>
      ) : null}
    </li>
  );
}
