import type { SearchAlert } from '@rotunda/contract';
import { getIdentifier, describeCardDetails } from '@rotunda/contract/values';
import { memo } from 'react';
import { BETWEEN_TERMS } from '../../../shared/format/between-terms.ts';
import { CardBadge } from '../../../shared/documents/card-badge.tsx';
import { cardError } from '../../../shared/documents/card-error.ts';
import { FaultyRow } from '../../../shared/documents/faulty-card.tsx';
import { documentPath } from '../../../shared/navigation/document-path.ts';
import { excerptAround, Highlight } from '../../../shared/ui/highlight.tsx';
import { ListRow } from '../../../shared/ui/list-row.tsx';
import { PassageText } from '../../../shared/ui/passage-text.tsx';
import { RelativeDate } from '../../../shared/ui/relative-date.tsx';
import type { AlertActions } from '../api/use-alert-actions.ts';
import { AlertButtons } from './alert-buttons.tsx';

export interface AlertRowProps {
  alert: SearchAlert;
  isSelected: boolean;
  onOpen: (alert: SearchAlert) => void;
  /** Null for a viewer, for whom reading changes nothing for the other project members. */
  actions: AlertActions | null;
  isChecked: boolean;
  /** Null for a row without a checkbox. */
  onToggle: ((alertId: string, isChecked: boolean, isRange: boolean) => void) | null;
}

/**
 * One alert: its document, why it matched, the decisions and the actions. Memoized, so opening or reading an alert does
 * not re-render the other rows.
 */
export const AlertRow = memo(function AlertRow(props: AlertRowProps) {
  const { alert, isSelected, onOpen, actions, isChecked, onToggle } = props;
  const { document } = alert;
  const fault = cardError(document);
  if (fault !== null) return <FaultyRow fault={fault} />;
  const inTitle = alert.keywordHighlighting.find((highlight) => highlight.field === 'title');
  return (
    <ListRow
      href={documentPath(document)}
      onOpen={() => onOpen(alert)}
      identifier={getIdentifier(document)}
      badge={<CardBadge card={document} />}
      titleText={document.title}
      title={inTitle ? <Highlight text={inTitle.text} marks={inTitle.marks} /> : document.title}
      lastAction={describeCardDetails(document)}
      excerpt={<Excerpt alert={alert} />}
      origin={{ first: alert.savedSearchTitles.join(BETWEEN_TERMS), second: alert.projectName }}
      decisions={document.metadata}
      date={<RelativeDate seconds={alert.discoveryTs} form="row" />}
      isUnread={!alert.markedRead}
      isSelected={isSelected}
      {...(onToggle
        ? {
            selection: {
              isChecked,
              onToggle: (isOn: boolean, isRange: boolean) => onToggle(alert._id, isOn, isRange),
            },
          }
        : {})}
      {...(actions ? { actions: <AlertButtons alert={alert} actions={actions} /> } : {})}
    />
  );
});

/** The first matched words outside the title or, for a match by meaning, its certainty. */
function Excerpt({ alert }: { alert: SearchAlert }) {
  const found = alert.keywordHighlighting.find((highlight) => highlight.field !== 'title');
  if (found) return <PassageText {...excerptAround(found.text, found.marks)} isStruck={found.isStruck} />;
  if (alert.keywordHighlighting.length > 0) return null;
  const parts = [
    alert.document.summary === null ? 'No summary provided' : null,
    alert.certainty === null ? null : `conceptual match ${alert.certainty.toFixed(2)}`,
  ].filter((part) => part !== null);
  return parts.length === 0 ? null : <>{parts.join(' · ')}</>;
}
