import { toApiError } from '../../../shared/api/api-error.ts';
import { texts } from '../../../shared/texts/texts.ts';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { Flyout } from '../../../shared/ui/flyout.tsx';
import type { FlyoutStateProps } from './flyout-loading.tsx';
import { SearchForMissing } from './missing-document.tsx';

export interface FlyoutFailureProps extends FlyoutStateProps {
  error: unknown;
  onRetry: () => void;
}

/**
 * Flyout whose document could not be fetched. It shows the specification's message and Retry, or a search if the
 * document does not exist.
 */
export function FlyoutFailure({ fusionId, onClose, onPrevious, onNext, trail, error, onRetry }: FlyoutFailureProps) {
  return (
    <Flyout
      label={texts.documents.fetchFailed}
      onClose={onClose}
      onPrevious={onPrevious}
      onNext={onNext}
      trail={trail}
      contentKey={fusionId}
    >
      <div style={{ paddingTop: 16 }}>
        <ErrorState message={texts.documents.fetchFailed} error={error} onRetry={onRetry} />
        {toApiError(error).code === 'NOT_FOUND' ? <SearchForMissing fusionId={fusionId} /> : null}
      </div>
    </Flyout>
  );
}
