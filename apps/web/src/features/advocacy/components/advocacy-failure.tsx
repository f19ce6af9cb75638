import { toApiFault } from '../../../shared/api/api-fault.ts';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { advocacyTexts } from '../model/advocacy-texts.ts';

/** In place of a section that its provider does not tell: the provider's name where the server says it (S3 §8). */
export function AdvocacyFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  if (toApiFault(error).code === 'ADVOCACY_FAILED') return <ErrorState error={error} onRetry={onRetry} />;
  return <ErrorState message={advocacyTexts.loadFailed('advocacy platform')} error={error} onRetry={onRetry} />;
}
