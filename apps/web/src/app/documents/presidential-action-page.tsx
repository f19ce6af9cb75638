import { useQuery } from '@tanstack/react-query';
import type { DocumentCard, Legislation } from '@rotunda/contract';
import { getIdentifier, describeCardDetails } from '@rotunda/contract/values';
import { DocumentPageBody } from '../../features/documents/components/document-page-body.tsx';
import { DocumentPageFailure, DocumentPageLoading } from '../../features/documents/components/document-page-states.tsx';
import { DocumentPage } from '../../features/documents/components/document-page.tsx';
import { sourcesSection } from '../../features/documents/components/sources-section.tsx';
import { documentTexts } from '../../features/documents/document-texts.ts';
import { useWhyMatched } from '../../features/documents/hooks/use-why-matched.tsx';
import { getKeyDays } from '../../features/documents/model/key-days.ts';
import { pickMatchSearch, getMatchedBy } from '../../features/documents/model/reading-address.ts';
import { presidentialSections } from '../../features/presidential-actions/components/presidential-sections.tsx';
import { usePresidentialAction } from '../../features/presidential-actions/hooks/use-presidential-action.ts';
import { useApi } from '../../shared/api/api-context.tsx';
import { CardBadge } from '../../shared/documents/card-badge.tsx';
import type { DocumentPageRouteProps } from './document-page-route-props.ts';
import { DocumentText } from './document-text.tsx';
import { DocumentPageMenus } from './document-tools.tsx';
import { passageAddress } from './passage-address.ts';
import { usePageRail } from './use-page-rail.tsx';
import { useRelatedDocument } from './use-related-document.tsx';

/** Full-page view of a presidential document. */
export function PresidentialActionPage({ fusionId, ...rest }: DocumentPageRouteProps) {
  const { queries } = useApi();
  const card = useQuery(queries.documents.getCard.queryOptions({ input: { id: fusionId } }));
  if (card.isPending) return <DocumentPageLoading />;
  if (card.isError)
    return <DocumentPageFailure fusionId={fusionId} error={card.error} onRetry={() => void card.refetch()} />;
  return <LoadedPage key={fusionId} card={card.data} {...rest} />;
}

type LoadedPageProps = Omit<DocumentPageRouteProps, 'fusionId'> & {
  card: DocumentCard & Pick<Legislation, 'provenance'>;
};

function LoadedPage({ card, search, onSearchChange }: LoadedPageProps) {
  const related = useRelatedDocument(card.fusionId);
  const why = useWhyMatched(card, getMatchedBy(search));
  const rail = usePageRail(card);
  const hasText = usePresidentialAction(card.fusionId).data?.presidentialAction.hasText ?? false;
  const isReading = search.tab === 'text';
  return (
    <DocumentPage
      document={card}
      menus={isReading ? <DocumentPageMenus document={card} /> : null}
      identifier={getIdentifier(card)}
      place={describeCardDetails(card)}
      badge={<CardBadge card={card} />}
      statusText=""
      facts={getKeyDays(card)}
      tabs={[
        { value: 'overview', label: documentTexts.overview },
        ...(hasText || isReading ? [{ value: 'text', label: documentTexts.text }] : []),
      ]}
      tab={isReading ? 'text' : 'overview'}
      onTabChange={(next) => onSearchChange({ ...pickMatchSearch(search), ...(next === 'text' ? { tab: next } : {}) })}
    >
      {isReading ? (
        <DocumentText
          kind="presidential-action"
          document={card}
          fnDocumentId={search.version ?? null}
          search={search}
          onSearchChange={onSearchChange}
          versions={null}
        />
      ) : (
        <DocumentPageBody
          sections={[
            ...why.sections,
            ...presidentialSections(card.fusionId, {
              onOpenRelated: related.onOpenRelated,
              onRead: () => onSearchChange({ ...pickMatchSearch(search), tab: 'text' }),
              getAddress: passageAddress,
            }),
            sourcesSection(card),
          ]}
          rail={rail}
        />
      )}
      {related.renderOver(getIdentifier(card))}
    </DocumentPage>
  );
}
