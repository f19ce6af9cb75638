import type { MatchedBy } from '../../features/documents/hooks/use-match.ts';
import { researchSections } from '../../features/research/components/research-sections.tsx';
import { useResearch } from '../../features/research/hooks/use-research.ts';
import { describePublication } from './describe-publication.tsx';
import { FetchedPage } from './fetched-page.tsx';

/** Full-page view of a report. */
export function ResearchPage({ fusionId, matchedBy }: { fusionId: string; matchedBy: MatchedBy | null }) {
  return (
    <FetchedPage
      fusionId={fusionId}
      matchedBy={matchedBy}
      fetched={useResearch(fusionId)}
      describe={(report, onOpenRelated) => describePublication(report, researchSections(report, onOpenRelated))}
    />
  );
}
