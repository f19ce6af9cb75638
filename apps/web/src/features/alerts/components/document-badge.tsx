import type { SearchAlert } from '@rotunda/contract';
import { DOCUMENT_TYPE_LABELS } from '@rotunda/domain';
import { formatShortDay } from '../../../shared/format/format-date.ts';
import { Badge, StatusBadge } from '../../../shared/ui/status-badge.tsx';

/** Where the document stands, or what it is: status of a bill, last day to comment on a regulation, kind of the rest. */
export function DocumentBadge({ document }: { document: SearchAlert['document'] }) {
  if (document.genericStatus) return <StatusBadge status={document.genericStatus} />;
  if (document.commentEndDate) {
    return (
      <Badge
        tone="considering"
        icon="calendar"
      >{`Due ${formatShortDay(document.commentEndDate).replace(/, \d+$/, '')}`}</Badge>
    );
  }
  const kind =
    document.regulationDocumentType ?? document.documentSubtype ?? DOCUMENT_TYPE_LABELS[document.documentType];
  return (
    <Badge tone="inactive" icon="document">
      {kind}
    </Badge>
  );
}
