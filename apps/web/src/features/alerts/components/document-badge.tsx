import type { SearchAlert } from '@rotunda/contract';
import { CardBadge } from '../../../shared/documents/card-badge.tsx';
import { formatShortDay } from '../../../shared/format/format-date.ts';
import { useNow } from '../../../shared/format/use-now.ts';
import { Badge } from '../../../shared/ui/status-badge.tsx';

/** Where the document stands; while comments are still taken, until when. */
export function DocumentBadge({ document }: { document: SearchAlert['document'] }) {
  const today = new Date(useNow() * 1000).toISOString().slice(0, 10);
  if (!document.genericStatus && document.commentEndDate && document.commentEndDate >= today) {
    return (
      <Badge tone="considering" icon="calendar">
        {`Due ${formatShortDay(document.commentEndDate).replace(/, \d+$/, '')}`}
      </Badge>
    );
  }
  return <CardBadge card={document} />;
}
