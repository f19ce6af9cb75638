import { useQuery } from '@tanstack/react-query';
import { cardSections } from '../../features/documents/components/card-sections.tsx';
import { keyDaysOf } from '../../features/documents/model/key-days.ts';
import { useApi } from '../../shared/api/api-context.tsx';
import { FetchedFlyout } from './fetched-flyout.tsx';
import type { TypedFlyoutProps } from './flyout-props.ts';
import { withSummaryTabs } from './with-summary-tabs.tsx';

/** A document without a view of its own: what its card knows. */
export function CardFlyout({ onOpenRelated: _onOpenRelated, ...rest }: TypedFlyoutProps) {
  const { queries } = useApi();
  const card = useQuery(queries.documents.getCard.queryOptions({ input: { id: rest.fusionId } }));
  return (
    <FetchedFlyout
      {...rest}
      fetched={card}
      describe={(data) => ({ facts: keyDaysOf(data), sections: withSummaryTabs(data, cardSections(data)) })}
    />
  );
}
