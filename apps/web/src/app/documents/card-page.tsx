import { useQuery } from '@tanstack/react-query';
import { cardSections } from '../../features/documents/components/card-sections.tsx';
import { DocumentPageBody } from '../../features/documents/components/document-page-body.tsx';
import { DocumentPageFailure, DocumentPageLoading } from '../../features/documents/components/document-page-states.tsx';
import { DocumentPage } from '../../features/documents/components/document-page.tsx';
import { documentTexts } from '../../features/documents/document-texts.ts';
import type { MatchedBy } from '../../features/documents/hooks/use-match.ts';
import { useWhyMatched } from '../../features/documents/hooks/use-why-matched.tsx';
import { keyDaysOf } from '../../features/documents/model/key-days.ts';
import { useApi } from '../../shared/api/api-context.tsx';
import { CardBadge } from '../../shared/documents/card-badge.tsx';
import { identifierOf, standingOf } from '../../shared/documents/card-facts.ts';
import { usePageRail } from './use-page-rail.tsx';
import { withSummaryTabs } from './with-summary-tabs.tsx';

/** Any document without a page of its own yet: what its card knows. */
export function CardPage({ fusionId, matchedBy }: { fusionId: string; matchedBy: MatchedBy | null }) {
  const { queries } = useApi();
  const card = useQuery(queries.documents.getCard.queryOptions({ input: { id: fusionId } }));
  if (card.isPending) return <DocumentPageLoading />;
  if (card.isError)
    return <DocumentPageFailure fusionId={fusionId} error={card.error} onRetry={() => void card.refetch()} />;
  return <LoadedPage data={card.data} matchedBy={matchedBy} />;
}

function LoadedPage({ data, matchedBy }: { data: Parameters<typeof cardSections>[0]; matchedBy: MatchedBy | null }) {
  const why = useWhyMatched(data, matchedBy);
  const rail = usePageRail(data);
  return (
    <DocumentPage
      document={data}
      identifier={identifierOf(data)}
      place={standingOf(data)}
      badge={<CardBadge card={data} />}
      statusText=""
      facts={keyDaysOf(data)}
      tabs={[{ value: 'overview', label: documentTexts.overview }]}
      tab="overview"
      onTabChange={() => {}}
    >
      <DocumentPageBody sections={[...why.sections, ...withSummaryTabs(data, cardSections(data))]} rail={rail} />
    </DocumentPage>
  );
}
