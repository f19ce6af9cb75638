import Skeleton from '@mui/material/Skeleton';
import { toApiFault } from '../../../shared/api/api-fault.ts';
import { texts } from '../../../shared/texts/texts.ts';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { Flyout } from '../../../shared/ui/flyout.tsx';
import { SkeletonText } from '../../../shared/ui/skeleton-text.tsx';
import { VisuallyHidden } from '../../../shared/ui/visually-hidden.tsx';
import type { FlyoutNavigation } from './document-flyout-view.tsx';
import { SearchForMissing } from './missing-document.tsx';

type StateProps = Pick<FlyoutNavigation, 'onClose' | 'onPrevious' | 'onNext' | 'trail'> & { fusionId: string };

/** The flyout while its document is fetched: the shape of what comes. */
export function FlyoutLoading({ fusionId, onClose, onPrevious, onNext, trail }: StateProps) {
  return (
    <Flyout
      label={texts.documents.fetching}
      onClose={onClose}
      onPrevious={onPrevious}
      onNext={onNext}
      trail={trail}
      contentKey={fusionId}
      over={<Skeleton width={180} height={14} />}
      head={
        <div aria-hidden="true" style={{ display: 'grid', gap: 12, paddingTop: 8 }}>
          <Skeleton width="82%" height={20} />
          <Skeleton width={220} height={20} />
          <Skeleton width="100%" height={36} />
        </div>
      }
    >
      <VisuallyHidden role="status">{texts.documents.fetching}</VisuallyHidden>
      <SkeletonText lines={9} />
    </Flyout>
  );
}

export interface FlyoutFailureProps extends StateProps {
  error: unknown;
  onRetry: () => void;
}

/** The flyout whose document could not be fetched: the specification's words and Retry; a search where it is not there. */
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
        {toApiFault(error).code === 'NOT_FOUND' ? <SearchForMissing fusionId={fusionId} /> : null}
      </div>
    </Flyout>
  );
}
