import type { DocumentCard } from '@rotunda/contract';
import type { ReactNode } from 'react';
import type { HeadFact } from '../../features/documents/components/document-head.tsx';
import { DocumentPageBody } from '../../features/documents/components/document-page-body.tsx';
import { DocumentPageFailure, DocumentPageLoading } from '../../features/documents/components/document-page-states.tsx';
import { DocumentPage } from '../../features/documents/components/document-page.tsx';
import { documentTexts } from '../../features/documents/document-texts.ts';
import type { MatchedBy } from '../../features/documents/hooks/use-match.ts';
import { useWhyMatched } from '../../features/documents/hooks/use-why-matched.tsx';
import { CardBadge } from '../../shared/documents/card-badge.tsx';
import { identifierOf, standingOf } from '../../shared/documents/card-facts.ts';
import type { OpenRelated } from '../../shared/documents/open-related.ts';
import type { SectionSpec } from '../../shared/ui/section-list.tsx';
import { usePageRail } from './use-page-rail.tsx';
import { useRelatedDocument } from './use-related-document.tsx';

interface PageDescription {
  facts: readonly HeadFact[];
  sections: readonly SectionSpec[];
  /** In place of what the card says of where the document stands. */
  place?: string;
  badge?: ReactNode;
  statusText?: string;
  /** More buttons in the head. */
  headActions?: ReactNode;
}

interface FetchedPageProps<Fetched> {
  fusionId: string;
  matchedBy: MatchedBy | null;
  fetched: { data: Fetched | undefined; error: unknown; isError: boolean; refetch: () => unknown };
  /** What a kind of document adds to the head and the sections that every page has. */
  describe: (document: Fetched, onOpenRelated: OpenRelated) => PageDescription;
}

/** A document on a page of its own whose only tab is its overview. */
export function FetchedPage<Fetched extends DocumentCard>({ fusionId, fetched, ...rest }: FetchedPageProps<Fetched>) {
  if (fetched.isError) {
    return <DocumentPageFailure fusionId={fusionId} error={fetched.error} onRetry={() => void fetched.refetch()} />;
  }
  if (fetched.data === undefined) return <DocumentPageLoading />;
  return <LoadedPage key={fusionId} document={fetched.data} {...rest} />;
}

interface LoadedPageProps<Fetched> extends Pick<FetchedPageProps<Fetched>, 'matchedBy' | 'describe'> {
  document: Fetched;
}

function LoadedPage<Fetched extends DocumentCard>({ document, matchedBy, describe }: LoadedPageProps<Fetched>) {
  const related = useRelatedDocument(document.fusionId);
  const why = useWhyMatched(document, matchedBy);
  const rail = usePageRail(document);
  const { facts, sections, place, badge, statusText = '', headActions } = describe(document, related.onOpenRelated);
  return (
    <DocumentPage
      document={document}
      identifier={identifierOf(document)}
      place={place ?? standingOf(document)}
      badge={badge ?? <CardBadge card={document} />}
      statusText={statusText}
      facts={facts}
      headActions={headActions}
      tabs={[{ value: 'overview', label: documentTexts.overview }]}
      tab="overview"
      onTabChange={() => {}}
    >
      <DocumentPageBody sections={[...why.sections, ...sections]} rail={rail} />
      {related.renderOver(identifierOf(document))}
    </DocumentPage>
  );
}
