import { toApiError } from '../../../shared/api/api-error.ts';
import { usePageTitle } from '../../../shared/navigation/use-page-title.ts';
import { texts } from '../../../shared/texts/texts.ts';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { PageLoader } from '../../../shared/ui/page-loader.tsx';
import { MissingDocument } from './missing-document.tsx';

/** Full page while its document is being fetched (SHL-08). */
export function DocumentPageLoading() {
  usePageTitle(null);
  return <PageLoader />;
}

export interface DocumentPageFailureProps {
  fusionId: string;
  error: unknown;
  onRetry: () => void;
}

/** Full page of a document that does not exist or could not be fetched. */
export function DocumentPageFailure({ fusionId, error, onRetry }: DocumentPageFailureProps) {
  const isMissing = toApiError(error).code === 'NOT_FOUND';
  usePageTitle(isMissing ? texts.states.notFoundTitle : texts.states.pageFailedTitle);
  if (isMissing) return <MissingDocument fusionId={fusionId} />;
  return (
    <div style={{ padding: 32, maxWidth: 720 }}>
      <ErrorState message={texts.documents.fetchFailed} error={error} onRetry={onRetry} />
    </div>
  );
}
