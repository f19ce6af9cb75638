import { DocumentPageBody } from '../../features/documents/components/document-page-body.tsx';
import { DocumentPageFailure, DocumentPageLoading } from '../../features/documents/components/document-page-states.tsx';
import { DocumentPage } from '../../features/documents/components/document-page.tsx';
import { sourcesSection } from '../../features/documents/components/sources-section.tsx';
import { documentTexts } from '../../features/documents/document-texts.ts';
import type { MatchedBy } from '../../features/documents/hooks/use-match.ts';
import { useWhyMatched } from '../../features/documents/hooks/use-why-matched.tsx';
import { researchSections } from '../../features/research/components/research-sections.tsx';
import { useResearch, type Research } from '../../features/research/hooks/use-research.ts';
import { CardBadge } from '../../shared/documents/card-badge.tsx';
import { identifierOf, standingOf } from '../../shared/documents/card-facts.ts';
import { usePageRail } from './use-page-rail.tsx';
import { useRelatedDocument } from './use-related-document.tsx';
import { withSummaryTabs } from './with-summary-tabs.tsx';

/** A report on a page of its own. */
export function ResearchPage({ fusionId, matchedBy }: { fusionId: string; matchedBy: MatchedBy | null }) {
  const report = useResearch(fusionId);
  if (report.isPending) return <DocumentPageLoading />;
  if (report.isError) {
    return <DocumentPageFailure fusionId={fusionId} error={report.error} onRetry={() => void report.refetch()} />;
  }
  return <LoadedPage key={fusionId} report={report.data} matchedBy={matchedBy} />;
}

function LoadedPage({ report, matchedBy }: { report: Research; matchedBy: MatchedBy | null }) {
  const related = useRelatedDocument(report.fusionId);
  const why = useWhyMatched(report, matchedBy);
  const rail = usePageRail(report);
  return (
    <DocumentPage
      document={report}
      identifier={identifierOf(report)}
      place={standingOf(report)}
      badge={<CardBadge card={report} />}
      statusText=""
      facts={[{ label: 'Published', day: report.publicationDate }]}
      tabs={[{ value: 'overview', label: documentTexts.overview }]}
      tab="overview"
      onTabChange={() => {}}
    >
      <DocumentPageBody
        sections={[
          ...why.sections,
          ...withSummaryTabs(report, researchSections(report, related.onOpenRelated)),
          sourcesSection(report),
        ]}
        rail={rail}
      />
      {related.renderOver(identifierOf(report))}
    </DocumentPage>
  );
}
