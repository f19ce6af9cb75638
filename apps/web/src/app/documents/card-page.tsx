import { useQuery } from '@tanstack/react-query';
import { cardSections } from '../../features/documents/components/card-sections.tsx';
import type { MatchedBy } from '../../features/documents/hooks/use-match.ts';
import { keyDaysOf } from '../../features/documents/model/key-days.ts';
import { useApi } from '../../shared/api/api-context.tsx';
import { FetchedPage } from './fetched-page.tsx';
import { withSummaryTabs } from './with-summary-tabs.tsx';

/** Any document without a page of its own yet: what its card knows. */
export function CardPage({ fusionId, matchedBy }: { fusionId: string; matchedBy: MatchedBy | null }) {
  const { queries } = useApi();
  const card = useQuery(queries.documents.getCard.queryOptions({ input: { id: fusionId } }));
  return (
    <FetchedPage
      fusionId={fusionId}
      matchedBy={matchedBy}
      fetched={card}
      describe={(data) => ({ facts: keyDaysOf(data), sections: withSummaryTabs(data, cardSections(data)) })}
    />
  );
}
