import { getRouteApi } from '@tanstack/react-router';
import { useCqDocument } from '../../features/cq/api/use-cq-document.ts';
import { CqDocumentView } from '../../features/cq/components/cq-document-view.tsx';
import { DocumentPageFailure, DocumentPageLoading } from '../../features/documents/components/document-page-states.tsx';
import { toApiFault } from '../../shared/api/api-fault.ts';
import { NotFoundPage } from '../shell/not-found-page.tsx';
import { ProvenanceList } from '../../features/documents/components/provenance-list.tsx';

const route = getRouteApi('/signed-in/cq/$category/$cqUid');

export default function CqDocumentRoutePage() {
  const { cqUid } = route.useParams();
  const document = useCqDocument(cqUid);
  if (document.isPending) return <DocumentPageLoading />;
  // Discover does not search the second source, so that a search for its id would find nothing.
  if (document.isError && toApiFault(document.error).code === 'NOT_FOUND') return <NotFoundPage />;
  if (document.isError) {
    return <DocumentPageFailure fusionId={cqUid} error={document.error} onRetry={() => void document.refetch()} />;
  }
  return (
    <CqDocumentView
      key={cqUid}
      document={document.data}
      sources={<ProvenanceList provenance={document.data.provenance} />}
      onRetryPdf={() => void document.refetch()}
    />
  );
}
