import { styled } from '@mui/material/styles';
import type { DocumentCard } from '@rotunda/contract';
import { getDay, getIdentifier, describeCardDetails } from '@rotunda/contract/values';
import { formatShortDay } from '../format/format-date.ts';
import { AddressLink } from '../navigation/address-link.tsx';
import { documentPath } from '../navigation/document-path.ts';
import { DecisionLines } from '../ui/decision-marks.tsx';
import type { Mark } from '../ui/highlight.tsx';
import { SecondLine } from '../ui/second-line.tsx';
import { TruncatedText } from '../ui/truncated-text.tsx';
import { WebLink } from '../ui/web-link.tsx';
import { CardBadge } from './card-badge.tsx';
import { type CardView, SUMMARY_LIMIT, titleLimit, viewError, viewRules } from './card-views.ts';
import { FaultyCard } from './faulty-card.tsx';
import { plainSummary } from './plain-summary.ts';

const Root = styled('article', { shouldForwardProp: (prop) => prop !== 'isFramed' })<{
  isFramed: boolean;
}>(({ theme, isFramed }) => {
  const { token } = theme.vars.palette;
  return {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 4,
    minWidth: 0,
    fontSize: 13,
    lineHeight: '20px',
    overflowWrap: 'anywhere',
    color: token.ink,
    ...(isFramed
      ? { padding: 16, border: `1px solid ${token.border}`, borderRadius: 6, backgroundColor: token.surface }
      : {}),
    // Print shows all content and no buttons.
    '@media print': { breakInside: 'avoid', '& button': { display: 'none' } },
  };
});

const Over = styled('span')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 8px' });

const Name = styled('span')({ fontWeight: 500 });

const NameLink = styled(AddressLink)({ fontWeight: 500 });

const Title = styled('span')({ fontSize: 14, fontWeight: 500 });

const Summary = styled('p')(({ theme }) => ({ maxWidth: '80ch', color: theme.vars.palette.token.ink2 }));

/** A passage that matched a search. */
type Passage = { field: string; text: string; marks: readonly Mark[] };

export interface HitCardProps {
  card: DocumentCard;
  view: CardView;
  /** The matching passages, best first; none without a search. */
  highlights?: readonly Passage[];
}

/**
 * Renders a document as a card in any of its card views (SEA-11). `card-views.ts` defines what each view shows. A
 * document that a view cannot show is an error of its card only.
 */
export function HitCard({ card, view, highlights = [] }: HitCardProps) {
  const fault = viewError(card, view);
  if (fault !== null) {
    return (
      <Root isFramed={view !== 'bitesize'}>
        <FaultyCard fault={fault} />
      </Root>
    );
  }
  return view === 'bitesize' ? <BitesizeCard card={card} /> : <FramedCard {...{ card, view, highlights }} />;
}

/** Shows the number, title and date of a related document. */
function BitesizeCard({ card }: Pick<HitCardProps, 'card'>) {
  return (
    <Root isFramed={false}>
      <Name>{getIdentifier(card)}</Name>
      <SecondLine>
        <TruncatedText text={card.title} limit={titleLimit(card.documentType)} />
      </SecondLine>
      <SecondLine>{formatShortDay(getDay(card))}</SecondLine>
    </Root>
  );
}

function FramedCard({ card, view, highlights }: Required<HitCardProps>) {
  const { hasPageLink, showsDecisions } = viewRules(view, card.documentType);
  const inTitle = highlights.find(({ field, text }) => field === 'title' && text === card.title);
  const title = <TruncatedText text={card.title} limit={titleLimit(card.documentType)} marks={inTitle?.marks ?? []} />;
  const passage = highlights.find((highlight) => highlight !== inTitle);
  const summary = passage?.text ?? plainSummary(card.summary, Infinity);
  return (
    <Root isFramed aria-label={getIdentifier(card)}>
      <Over>
        {hasPageLink ? (
          <NameLink href={documentPath(card)}>{getIdentifier(card)}</NameLink>
        ) : (
          <Name>{getIdentifier(card)}</Name>
        )}
        <CardBadge card={card} />
        <SecondLine>{formatShortDay(getDay(card))}</SecondLine>
      </Over>
      <Title>{title}</Title>
      <SecondLine>{describeCardDetails(card)}</SecondLine>
      {summary === '' ? null : (
        <Summary>
          <TruncatedText text={summary} limit={SUMMARY_LIMIT} marks={passage?.marks ?? []} />
        </Summary>
      )}
      {showsDecisions ? <DecisionLines {...card.metadata} /> : null}
      {card.sourceUrl === null ? null : <WebLink href={card.sourceUrl}>View on the publisher's site</WebLink>}
    </Root>
  );
}
