import type { WorkflowDocument } from '@rotunda/contract';
import { subtypeName, WITHDRAWN } from '@rotunda/contract/values';
import { isMeetingOff, meetingChange } from '@rotunda/domain';
import { formatDeadline } from '../format/format-date.ts';
import { useNow } from '../format/use-now.ts';
import { Badge, StatusBadge, type BadgeTone } from '../ui/status-badge.tsx';
import { TYPE_ICONS } from './card-facts.ts';

const TONES: Readonly<Record<string, BadgeTone>> = { Rule: 'passed', 'Proposed Rule': 'considering' };

/**
 * Shows a bill's status, a change of a meeting, that a regulation was withdrawn, a regulation's type or a report's
 * publisher; renders nothing if none is known.
 */
export function CardBadge({ card }: { card: WorkflowDocument }) {
  const today = new Date(useNow() * 1000).toISOString().slice(0, 10);
  if (card.genericStatus) return <StatusBadge status={card.genericStatus} />;
  const change = meetingChange(card.meetingStatus);
  if (change !== null) {
    return (
      <Badge tone={isMeetingOff(change) ? 'failed' : 'considering'} icon="calendar">
        {change}
      </Badge>
    );
  }
  if (card.withdrawn) {
    return (
      <Badge tone="failed" icon={TYPE_ICONS[card.documentType]}>
        {WITHDRAWN}
      </Badge>
    );
  }
  // An open comment period is the most important fact about a rule.
  if (card.commentEndDate !== null && card.commentEndDate >= today) {
    return (
      <Badge tone="considering" icon="calendar">
        {`Due ${formatDeadline(card.commentEndDate, today)}`}
      </Badge>
    );
  }
  const words = card.regulationDocumentType ?? subtypeName(card);
  if (words === null) return null;
  return (
    <Badge tone={TONES[words] ?? 'inactive'} icon={TYPE_ICONS[card.documentType]}>
      {words}
    </Badge>
  );
}
