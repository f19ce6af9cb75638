import type { DocumentCard } from '@rotunda/contract';
import { Badge, StatusBadge, type BadgeTone } from '../ui/status-badge.tsx';
import { TYPE_ICONS } from './card-facts.ts';

const TONES: Readonly<Record<string, BadgeTone>> = { Rule: 'passed', 'Proposed Rule': 'considering' };

/** Where the document stands: a bill's status, a regulation's kind, a report's publisher. Nothing where none is known. */
export function CardBadge({ card }: { card: DocumentCard }) {
  if (card.genericStatus) return <StatusBadge status={card.genericStatus} />;
  const words = card.regulationDocumentType ?? card.documentSubtype;
  if (words === null) return null;
  return (
    <Badge tone={TONES[words] ?? 'inactive'} icon={TYPE_ICONS[card.documentType]}>
      {words}
    </Badge>
  );
}
