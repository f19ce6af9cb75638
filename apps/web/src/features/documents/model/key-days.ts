import type { DocumentCard } from '@rotunda/contract';
import type { HeadFact } from '../components/document-head.tsx';

/** The day people ask for first, by what the document is: a hearing's own, a signature's, a publication's. */
export function keyDaysOf(card: DocumentCard): HeadFact[] {
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
