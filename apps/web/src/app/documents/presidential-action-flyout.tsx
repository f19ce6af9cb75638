import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { DocumentFlyoutView } from '../../features/documents/components/document-flyout-view.tsx';
import { FlyoutFailure } from '../../features/documents/components/flyout-states.tsx';
import { ProvenanceList } from '../../features/documents/components/provenance-list.tsx';
import { documentTexts } from '../../features/documents/document-texts.ts';
import { keyDaysOf } from '../../features/documents/model/key-days.ts';
import { readingAddress } from '../../features/documents/model/reading-address.ts';
import { presidentialSections } from '../../features/presidential-actions/components/presidential-sections.tsx';
import { useApi } from '../../shared/api/api-context.tsx';
import { CardBadge } from '../../shared/documents/card-badge.tsx';
import { identifierOf, standingOf } from '../../shared/documents/card-facts.ts';
import type { TypedFlyoutProps } from './flyout-props.ts';
import { passageAddress } from './passage-address.ts';
import { WaitingFlyout } from './waiting-flyout.tsx';

/** A presidential document in the flyout: its facts, the three panels of its card, and where the facts come from. */
export function PresidentialActionFlyout({ fusionId, onOpenRelated, ...rest }: TypedFlyoutProps) {
  const router = useRouter();
  const { queries } = useApi();
  const card = useQuery(queries.documents.getCard.queryOptions({ input: { id: fusionId } }));
  if (card.isPending) return <WaitingFlyout fusionId={fusionId} {...rest} />;
  if (card.isError) {
    return <FlyoutFailure fusionId={fusionId} {...rest} error={card.error} onRetry={() => void card.refetch()} />;
  }
  const { data } = card;
  return (
    <DocumentFlyoutView
      {...rest}
      document={data}
      identifier={identifierOf(data)}
      place={standingOf(data)}
      badge={<CardBadge card={data} />}
      statusText=""
      facts={keyDaysOf(data)}
      sections={[
        ...presidentialSections(data.fusionId, {
          onOpenRelated,
          onRead: () => void router.navigate({ href: readingAddress(data) }),
          addressOf: passageAddress,
        }),
        { anchor: 'sources', title: documentTexts.sources, content: <ProvenanceList provenance={data.provenance} /> },
      ]}
    />
  );
}
