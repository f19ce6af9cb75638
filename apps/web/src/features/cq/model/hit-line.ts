import type { CqHit } from '@rotunda/contract';
import { cqTexts } from './cq-texts.ts';
import { formatFileSize } from '../../../shared/format/format-number.ts';
import { formatMoment } from './format-moment.ts';

/** Returns the line under a publication's title, with everything its source states in a fixed order. */
export function hitLine(hit: CqHit): string {
  const kinds = [hit.displayType, hit.parentPublicationType, hit.documentType, hit.documentSubtype];
  return [
    formatMoment(hit.displayDate, hit.hasDisplayTime),
    // Several of these often have the same value.
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
