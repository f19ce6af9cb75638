import Button from '@mui/material/Button';
import { useRouter } from '@tanstack/react-router';
import { toApiFault } from '../../../shared/api/api-fault.ts';
import { usePageTitle } from '../../../shared/navigation/use-page-title.ts';
import { texts } from '../../../shared/texts/texts.ts';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { PageLoader } from '../../../shared/ui/page-loader.tsx';

/** The full page while its document is fetched (SHL-08). */
export function DocumentPageLoading() {
  usePageTitle(null);
  return <PageLoader />;
}

function MissingDocument() {
  const router = useRouter();
  return (
    <EmptyState
      isPage
      icon="search"
      title={texts.states.notFoundTitle}
      description={texts.states.notFound}
      action={
        <Button variant="contained" onClick={() => void router.navigate({ href: '/discover' })}>
          {texts.states.toDiscover}
        </Button>
      }
    />
  );
}

/** The full page of a document that is not there, or could not be fetched. */
export function DocumentPageFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  usePageTitle(texts.states.notFoundTitle);
  if (toApiFault(error).code === 'NOT_FOUND') {
    return <MissingDocument />;
  }
  return (
    <div style={{ padding: 32, maxWidth: 720 }}>
      <ErrorState message={texts.documents.fetchFailed} error={error} onRetry={onRetry} />
    </div>
  );
}
