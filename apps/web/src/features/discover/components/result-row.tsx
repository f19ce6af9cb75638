import { styled } from '@mui/material/styles';
import { memo } from 'react';
import { CardBadge } from '../../../shared/documents/card-badge.tsx';
import { dayOf, identifierOf, isKnownType, standingOf } from '../../../shared/documents/card-facts.ts';
import { formatShortDay } from '../../../shared/format/format-date.ts';
import { documentPath } from '../../../shared/navigation/document-path.ts';
import { excerptAround, Highlight } from '../../../shared/ui/highlight.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import { ListRow } from '../../../shared/ui/list-row.tsx';
import { ListRowRoot } from '../../../shared/ui/list-row-root.ts';
import { discoverTexts } from '../discover-texts.ts';
import type { ResultHit } from '../hooks/use-search-results.ts';
import { plainSummary } from '../model/plain-summary.ts';

const ROW_SUMMARY = 200;

const Unknown = styled('span')(({ theme }) => ({
  gridColumn: '1 / -1',
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  alignSelf: 'center',
  fontSize: 13,
  color: theme.vars.palette.token.ink2,
  '& svg': { color: theme.vars.palette.token.failed },
}));

export interface ResultRowProps {
  hit: ResultHit;
  isSelected: boolean;
  onOpen: (hit: ResultHit) => void;
}

/** One hit of a search. A type this version does not know is said in its row and leaves the others alone (SEA-11). */
export const ResultRow = memo(function ResultRow({ hit, isSelected, onOpen }: ResultRowProps) {
  if (!isKnownType(hit.documentType)) {
    return (
      <ListRowRoot>
        <Unknown role="alert">
          <Icon name="warning" />
          {discoverTexts.unknownType}
        </Unknown>
      </ListRowRoot>
    );
  }
  const inTitle = hit.keywordHighlighting.find((highlight) => highlight.field === 'title');
  return (
    <ListRow
      href={documentPath(hit)}
      onOpen={() => onOpen(hit)}
      identifier={identifierOf(hit)}
      badge={<CardBadge card={hit} />}
      titleText={hit.title}
      title={inTitle ? <Highlight text={inTitle.text} marks={inTitle.marks} /> : undefined}
      lastAction={standingOf(hit)}
      excerpt={<Excerpt hit={hit} />}
      decisions={hit.metadata}
      date={<RowDate day={dayOf(hit)} />}
      isSelected={isSelected}
    />
  );
});

function Excerpt({ hit }: { hit: ResultHit }) {
  const passage = hit.keywordHighlighting.find(({ field }) => field === 'text' || field === 'summary');
  if (passage) {
    const { text, marks } = excerptAround(passage.text, passage.marks);
    return <Highlight text={text} marks={marks} />;
  }
  const summary = plainSummary(hit.summary, ROW_SUMMARY);
  return summary === '' ? null : <>{summary}</>;
}

/** A day is a day: no zone moves it. */
function RowDate({ day }: { day: string | null }) {
  return day === null ? null : <time dateTime={day}>{formatShortDay(day)}</time>;
}
