import { useRouter } from '@tanstack/react-router';
import { useContact } from '../../features/custom-contacts/api/use-contact.ts';
import { ContactOptions } from '../../features/custom-contacts/components/contact-options.tsx';
import type { MatchedBy } from '../../features/documents/hooks/use-match.ts';
import { describeContact } from './describe-contact.tsx';
import { FetchedPage } from './fetched-page.tsx';

/** Full-page view of an uploaded person or organization (STK-06). */
export function ContactPage({ fusionId, matchedBy }: { fusionId: string; matchedBy: MatchedBy | null }) {
  const router = useRouter();
  const leave = () => void router.navigate({ href: '/stakeholders', replace: true });
  return (
    <FetchedPage
      fusionId={fusionId}
      matchedBy={matchedBy}
      fetched={useContact(fusionId)}
      describe={(shown, onOpenRelated) => ({
        ...describeContact(shown, onOpenRelated),
        headActions: <ContactOptions contact={shown.contact} onDeleted={leave} />,
      })}
    />
  );
}
