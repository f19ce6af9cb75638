import { getIdentifier, describeCardDetails } from '@rotunda/contract/values';
import { DocumentPageBody } from '../../features/documents/components/document-page-body.tsx';
import { DocumentPageFailure, DocumentPageLoading } from '../../features/documents/components/document-page-states.tsx';
import { DocumentPage } from '../../features/documents/components/document-page.tsx';
import { sourcesSection } from '../../features/documents/components/sources-section.tsx';
import { documentTexts } from '../../features/documents/document-texts.ts';
import { useWhyMatched } from '../../features/documents/hooks/use-why-matched.tsx';
import { pickMatchSearch, getMatchedBy } from '../../features/documents/model/reading-address.ts';
import { regulationSections } from '../../features/regulations/components/regulation-sections.tsx';
import { useRegulation, type Regulation } from '../../features/regulations/hooks/use-regulation.ts';
import { CardBadge } from '../../shared/documents/card-badge.tsx';
import { lazyComponent } from '../../shared/lazy/lazy-component.tsx';
import { DocumentPageMenus } from './document-tools.tsx';
import type { DocumentPageRouteProps } from './document-page-route-props.ts';
import { usePageRail } from './use-page-rail.tsx';
import { useRelatedDocument } from './use-related-document.tsx';
import { withSummaryTabs } from './with-summary-tabs.tsx';

const DocumentText = lazyComponent(async () => (await import('./document-text.tsx')).DocumentText);

/** Full-page view of a regulation or docket. */
export function RegulationPage({ fusionId, ...rest }: DocumentPageRouteProps) {
  const regulation = useRegulation(fusionId);
  if (regulation.isPending) return <DocumentPageLoading />;
  if (regulation.isError) {
    return (
      <DocumentPageFailure fusionId={fusionId} error={regulation.error} onRetry={() => void regulation.refetch()} />
    );
  }
  return <LoadedPage key={fusionId} regulation={regulation.data} {...rest} />;
}

type LoadedPageProps = Omit<DocumentPageRouteProps, 'fusionId'> & { regulation: Regulation };

function LoadedPage({ regulation, search, onSearchChange }: LoadedPageProps) {
  const related = useRelatedDocument(regulation.fusionId);
  const why = useWhyMatched(regulation, getMatchedBy(search));
  const rail = usePageRail(regulation);
  const isReading = search.tab === 'text';
  return (
    <DocumentPage
      document={regulation}
      menus={isReading ? <DocumentPageMenus document={regulation} /> : null}
      identifier={getIdentifier(regulation)}
      place={describeCardDetails(regulation)}
      badge={<CardBadge card={regulation} />}
      statusText=""
      facts={[
        { label: 'Published', day: regulation.publicationDate },
        { label: 'Comments until', day: regulation.commentEndDate },
      ]}
      tabs={[
        { value: 'overview', label: documentTexts.overview },
        ...(regulation.hasText || isReading ? [{ value: 'text', label: documentTexts.text }] : []),
      ]}
      tab={isReading ? 'text' : 'overview'}
      onTabChange={(next) => onSearchChange({ ...pickMatchSearch(search), ...(next === 'text' ? { tab: next } : {}) })}
    >
      {isReading ? (
        <DocumentText
          kind="regulation"
          document={regulation}
          fnDocumentId={search.version ?? null}
          search={search}
          onSearchChange={onSearchChange}
          versions={null}
        />
      ) : (
        <DocumentPageBody
          sections={[
            ...why.sections,
            ...withSummaryTabs(
              regulation,
              regulationSections(regulation, {
                onOpenRelated: related.onOpenRelated,
                onRead: regulation.hasText ? () => onSearchChange({ ...pickMatchSearch(search), tab: 'text' }) : null,
              }),
            ),
            sourcesSection(regulation),
          ]}
          rail={rail}
        />
      )}
      {related.renderOver(getIdentifier(regulation))}
    </DocumentPage>
  );
}
