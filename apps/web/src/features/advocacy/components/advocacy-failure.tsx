import { toApiError } from '../../../shared/api/api-error.ts';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { advocacyTexts } from '../model/advocacy-texts.ts';

/** Replaces a section whose provider failed. It names the provider if the server's message does (ADV-01). */
export function AdvocacyFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  if (toApiError(error).code === 'ADVOCACY_FAILED') return <ErrorState error={error} onRetry={onRetry} />;
  return <ErrorState message={advocacyTexts.loadFailed('advocacy platform')} error={error} onRetry={onRetry} />;
}
