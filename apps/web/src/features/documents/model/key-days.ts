import type { DocumentCard } from '@rotunda/contract';
import type { HeadFact } from '../components/document-head.tsx';

/**
 * Returns the most important dates of a document type, such as a hearing's date, or the dates of signature and
 * publication.
 */
export function getKeyDays(card: DocumentCard): HeadFact[] {
  switch (card.documentType) {
    case 'CQSchedules':
      return [{ label: 'Date', day: card.lastActionOn }];
    case 'PresidentialAction':
      return [
        { label: 'Signed', day: card.introducedOn },
        { label: 'Published', day: card.publicationDate },
      ];
    case 'SocialPost':
      return [{ label: 'Posted', day: card.publicationDate }];
    default:
      return [{ label: 'Published', day: card.publicationDate }];
  }
}
