import { getRouteApi } from '@tanstack/react-router';
import { useCqDocument } from '../../features/cq/api/use-cq-document.ts';
import { CqDocumentView } from '../../features/cq/components/cq-document-view.tsx';
import { DocumentPageFailure, DocumentPageLoading } from '../../features/documents/components/document-page-states.tsx';
import { toApiError } from '../../shared/api/api-error.ts';
import { TranscriptPage } from '../documents/transcript-page.tsx';
import { NotFoundPage } from '../shell/not-found-page.tsx';
import { ProvenanceList } from '../../features/documents/components/provenance-list.tsx';

const route = getRouteApi('/signed-in/cq/$category/$cqUid');

export default function CqDocumentRoutePage() {
  const { cqUid } = route.useParams();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const document = useCqDocument(cqUid);
  if (document.isPending) return <DocumentPageLoading />;
  // A missing document gets no offer to search Discover for its id, because Discover does not cover the second source.
  if (document.isError && toApiError(document.error).code === 'NOT_FOUND') return <NotFoundPage />;
  if (document.isError) {
    return <DocumentPageFailure fusionId={cqUid} error={document.error} onRetry={() => void document.refetch()} />;
  }
  const { meeting } = document.data;
  if (meeting !== null) {
    return (
      <TranscriptPage
        key={cqUid}
        transcript={document.data}
        meeting={meeting}
        search={search}
        onSearchChange={(next) => void navigate({ search: next, replace: true })}
      />
    );
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
