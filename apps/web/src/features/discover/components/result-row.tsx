import { getDay, getIdentifier, describeCardDetails } from '@rotunda/contract/values';
import { memo, type ReactNode } from 'react';
import { CardBadge } from '../../../shared/documents/card-badge.tsx';
import { cardError } from '../../../shared/documents/card-error.ts';
import { FaultyRow } from '../../../shared/documents/faulty-card.tsx';
import { formatShortDay } from '../../../shared/format/format-date.ts';
import { documentPath } from '../../../shared/navigation/document-path.ts';
import { excerptAround, Highlight } from '../../../shared/ui/highlight.tsx';
import { ListRow } from '../../../shared/ui/list-row.tsx';
import { PassageText } from '../../../shared/ui/passage-text.tsx';
import type { ResultHit } from '../hooks/use-search-results.ts';
import { plainSummary } from '../../../shared/documents/plain-summary.ts';

const ROW_SUMMARY = 200;

export interface ResultRowProps {
  hit: ResultHit;
  isSelected: boolean;
  onOpen: (hit: ResultHit) => void;
  /** Null for a row without a checkbox. */
  isChecked: boolean | null;
  onToggle: ((fusionId: string, isChecked: boolean, isRange: boolean) => void) | null;
}

/**
 * One result of a search. A type, country or report publisher that this version does not know is reported in its row
 * and does not affect the others (SEA-11).
 */
export const ResultRow = memo(function ResultRow({ hit, isSelected, onOpen, isChecked, onToggle }: ResultRowProps) {
  const fault = cardError(hit);
  if (fault !== null) return <FaultyRow fault={fault} />;
  // The match may be in another of the document's titles. Then the row keeps its own title, and the match becomes the
  // excerpt.
  const inTitle = hit.keywordHighlighting.find(({ field, text }) => field === 'title' && text === hit.title);
  return (
    <ListRow
      href={documentPath(hit)}
      onOpen={() => onOpen(hit)}
      identifier={getIdentifier(hit)}
      badge={<CardBadge card={hit} />}
      titleText={hit.title}
      title={inTitle ? <Highlight text={inTitle.text} marks={inTitle.marks} /> : undefined}
      lastAction={describeCardDetails(hit)}
      excerpt={getExcerpt(hit)}
      decisions={hit.metadata}
      date={<RowDate day={getDay(hit)} />}
      isSelected={isSelected}
      {...(isChecked === null || onToggle === null
        ? {}
        : {
            selection: {
              isChecked,
              onToggle: (isOn: boolean, isRange: boolean) => onToggle(hit.fusionId, isOn, isRange),
            },
          })}
    />
  );
});

/** Returns the best matched words of the text or summary, or the start of the summary if nothing was searched for. */
function getExcerpt(hit: ResultHit): ReactNode {
  const passage =
    hit.keywordHighlighting.find(({ field }) => field === 'text' || field === 'summary') ??
    hit.keywordHighlighting.find(({ text }) => text !== hit.title);
  if (passage) {
    const { text, marks } = excerptAround(passage.text, passage.marks);
    return <PassageText text={text} marks={marks} isStruck={passage.isStruck} />;
  }
  return plainSummary(hit.summary, ROW_SUMMARY) || null;
}

/** Shows the day as it is, without converting between time zones. */
function RowDate({ day }: { day: string | null }) {
  return day === null ? null : <time dateTime={day}>{formatShortDay(day)}</time>;
}
