import { useState } from 'react';
import { CardLine } from '../../../shared/documents/card-line.tsx';
import { DocumentLines } from '../../../shared/documents/document-lines.tsx';
import type { OpenRelated } from '../../../shared/documents/open-related.ts';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { PaginationFooter } from '../../../shared/ui/pagination-footer.tsx';
import { ShowMoreList } from '../../../shared/ui/section.tsx';
import { SkeletonText } from '../../../shared/ui/skeleton-text.tsx';
import { useAssociated } from '../hooks/use-regulation.ts';

/** Page size (REG-01). */
const PAGE = 10;

export interface AssociatedDocumentsProps {
  label: string;
  /** The specification's text for an empty list. */
  noneText: string;
  fusionIds: readonly string[];
  onOpen: OpenRelated;
}

/**
 * Lists the documents of a docket, or the dockets of a document, in pages of ten, with three shown before Show More.
 */
export function AssociatedDocuments({ label, noneText, fusionIds, onOpen }: AssociatedDocumentsProps) {
  const [skip, setSkip] = useState(0);
  const page = useAssociated(fusionIds, skip, PAGE);
  if (fusionIds.length === 0 || page.data?.total === 0) return <p>{noneText}</p>;
  if (page.isPending) return <SkeletonText lines={3} />;
  if (page.isError) return <ErrorState error={page.error} onRetry={() => void page.refetch()} />;
  return (
    <DocumentLines>
      <ShowMoreList key={skip} label={label}>
        {page.data.results.map((card) => (
          <CardLine key={card.fusionId} card={card} onOpen={onOpen} among={page.data.results} />
        ))}
      </ShowMoreList>
      {page.data.total > PAGE ? (
        <PaginationFooter label={label} offset={skip} limit={PAGE} total={page.data.total} onOffsetChange={setSkip} />
      ) : null}
    </DocumentLines>
  );
}
