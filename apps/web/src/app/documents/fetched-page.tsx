import type { DocumentCard } from '@rotunda/contract';
import { getIdentifier, describeCardDetails } from '@rotunda/contract/values';
import type { ReactNode } from 'react';
import type { HeadFact } from '../../features/documents/components/document-head.tsx';
import { DocumentPageBody } from '../../features/documents/components/document-page-body.tsx';
import { DocumentPageFailure, DocumentPageLoading } from '../../features/documents/components/document-page-states.tsx';
import { DocumentPage } from '../../features/documents/components/document-page.tsx';
import { documentTexts } from '../../features/documents/document-texts.ts';
import type { MatchedBy } from '../../features/documents/hooks/use-match.ts';
import { useWhyMatched } from '../../features/documents/hooks/use-why-matched.tsx';
import { CardBadge } from '../../shared/documents/card-badge.tsx';
import type { OpenRelated } from '../../shared/documents/open-related.ts';
import type { SectionSpec } from '../../shared/ui/section-list.tsx';
import { usePageRail } from './use-page-rail.tsx';
import { useRelatedDocument } from './use-related-document.tsx';

interface PageDescription {
  facts: readonly HeadFact[];
  sections: readonly SectionSpec[];
  /** Replaces the card's own place line. */
  place?: string;
  badge?: ReactNode;
  statusText?: string;
  /** Additional buttons in the head. */
  headActions?: ReactNode;
  /** Tabs beside the overview, each with its own sections. */
  groups?: readonly { value: string; label: string; sections: readonly SectionSpec[] }[];
}

interface FetchedPageProps<Fetched> {
  fusionId: string;
  matchedBy: MatchedBy | null;
  fetched: { data: Fetched | undefined; error: unknown; isError: boolean; refetch: () => unknown };
  /** Returns what a document type adds to the head and sections that every page has. */
  describe: (document: Fetched, onOpenRelated: OpenRelated) => PageDescription;
  /** The selected group. Falls back to the overview if undefined or if the document has no such group. */
  tab?: string | undefined;
  onTabChange?: (tab: string) => void;
}

/** Full-page view of a document, with a tab for the overview and one for each group of sections. */
export function FetchedPage<Fetched extends DocumentCard>({ fusionId, fetched, ...rest }: FetchedPageProps<Fetched>) {
  if (fetched.isError) {
    return <DocumentPageFailure fusionId={fusionId} error={fetched.error} onRetry={() => void fetched.refetch()} />;
  }
  if (fetched.data === undefined) return <DocumentPageLoading />;
  return <LoadedPage key={fusionId} document={fetched.data} {...rest} />;
}

interface LoadedPageProps<Fetched> extends Pick<
  FetchedPageProps<Fetched>,
  'matchedBy' | 'describe' | 'tab' | 'onTabChange'
> {
  document: Fetched;
}

function LoadedPage<Fetched extends DocumentCard>(props: LoadedPageProps<Fetched>) {
  const { document, matchedBy, describe, tab, onTabChange } = props;
  const related = useRelatedDocument(document.fusionId);
  const why = useWhyMatched(document, matchedBy);
  const rail = usePageRail(document);
  const {
    facts,
    sections,
    place,
    badge,
    statusText = '',
    headActions,
    groups = [],
  } = describe(document, related.onOpenRelated);
  const group = groups.find(({ value }) => value === tab);
  return (
    <DocumentPage
      document={document}
      identifier={getIdentifier(document)}
      place={place ?? describeCardDetails(document)}
      badge={badge ?? <CardBadge card={document} />}
      statusText={statusText}
      facts={facts}
      headActions={headActions}
      tabs={[{ value: 'overview', label: documentTexts.overview }, ...groups]}
      tab={group?.value ?? 'overview'}
      onTabChange={(next) => onTabChange?.(next)}
    >
      <DocumentPageBody
        key={group?.value ?? 'overview'}
        sections={group?.sections ?? [...why.sections, ...sections]}
        rail={rail}
      />
      {related.renderOver(getIdentifier(document))}
    </DocumentPage>
  );
}
