import type { CqHit } from '@rotunda/contract';
import { cqTexts } from './cq-texts.ts';
import { formatFileSize } from '../../../shared/format/format-number.ts';
import { formatMoment } from './format-moment.ts';

/** What stands under the title of a publication: all that its source states, in one order. */
export function hitLine(hit: CqHit): string {
  const kinds = [hit.displayType, hit.parentPublicationType, hit.documentType, hit.documentSubtype];
  return [
    formatMoment(hit.displayDate, hit.hasDisplayTime),
    // Several of them often say the same.
    ...new Set(kinds),
    hit.byline,
    hit.status,
    hit.sponsor,
    hit.wordCount === null ? null : cqTexts.words(hit.wordCount),
    hit.fileSize === null ? null : formatFileSize(hit.fileSize),
  ]
    .filter(Boolean)
    .join(' · ');
}
