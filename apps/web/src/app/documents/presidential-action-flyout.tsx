import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { sourcesSection } from '../../features/documents/components/sources-section.tsx';
import { getKeyDays } from '../../features/documents/model/key-days.ts';
import { readingAddress } from '../../features/documents/model/reading-address.ts';
import { presidentialSections } from '../../features/presidential-actions/components/presidential-sections.tsx';
import { useApi } from '../../shared/api/api-context.tsx';
import { FetchedFlyout } from './fetched-flyout.tsx';
import type { TypedFlyoutProps } from './flyout-props.ts';
import { passageAddress } from './passage-address.ts';

/** Flyout view of a presidential document: its facts, the three panels of its card, and its sources. */
export function PresidentialActionFlyout({ onOpenRelated, ...rest }: TypedFlyoutProps) {
  const router = useRouter();
  const { queries } = useApi();
  const fetched = useQuery(queries.documents.getCard.queryOptions({ input: { id: rest.fusionId } }));
  return (
    <FetchedFlyout
      {...rest}
      fetched={fetched}
      describe={(card) => ({
        facts: getKeyDays(card),
        sections: [
          ...presidentialSections(card.fusionId, {
            onOpenRelated,
            onRead: () => void router.navigate({ href: readingAddress(card) }),
            getAddress: passageAddress,
          }),
          sourcesSection(card),
        ],
      })}
    />
  );
}
