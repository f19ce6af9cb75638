import { useQuery } from '@tanstack/react-query';
import { cardSections } from '../../features/documents/components/card-sections.tsx';
import { DocumentFlyoutView } from '../../features/documents/components/document-flyout-view.tsx';
import { FlyoutFailure } from '../../features/documents/components/flyout-states.tsx';
import { keyDaysOf } from '../../features/documents/model/key-days.ts';
import { useApi } from '../../shared/api/api-context.tsx';
import { CardBadge } from '../../shared/documents/card-badge.tsx';
import { identifierOf, standingOf } from '../../shared/documents/card-facts.ts';
import type { TypedFlyoutProps } from './flyout-props.ts';
import { withSummaryTabs } from './with-summary-tabs.tsx';
import { WaitingFlyout } from './waiting-flyout.tsx';

/** A document without a view of its own: what its card knows. */
export function CardFlyout({ fusionId, onOpenRelated: _onOpenRelated, ...rest }: TypedFlyoutProps) {
  const { queries } = useApi();
  const card = useQuery(queries.documents.getCard.queryOptions({ input: { id: fusionId } }));
  if (card.isPending) return <WaitingFlyout fusionId={fusionId} {...rest} />;
  if (card.isError) {
    return <FlyoutFailure fusionId={fusionId} {...rest} error={card.error} onRetry={() => void card.refetch()} />;
  }
  return (
    <DocumentFlyoutView
      {...rest}
      document={card.data}
      identifier={identifierOf(card.data)}
      place={standingOf(card.data)}
      badge={<CardBadge card={card.data} />}
      statusText=""
      facts={keyDaysOf(card.data)}
      sections={withSummaryTabs(card.data, cardSections(card.data))}
    />
  );
}
