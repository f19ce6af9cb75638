import Skeleton from '@mui/material/Skeleton';
import { texts } from '../../../shared/texts/texts.ts';
import { Flyout } from '../../../shared/ui/flyout.tsx';
import { SkeletonText } from '../../../shared/ui/skeleton-text.tsx';
import { VisuallyHidden } from '../../../shared/ui/visually-hidden.tsx';
import type { FlyoutNavigation } from './document-flyout-view.tsx';

/** Props of the flyout while it has no document. */
export type FlyoutStateProps = Pick<FlyoutNavigation, 'onClose' | 'onPrevious' | 'onNext' | 'trail'> & {
  fusionId: string;
};

/** Skeleton of the flyout while its document is being fetched. */
export function FlyoutLoading({ fusionId, onClose, onPrevious, onNext, trail }: FlyoutStateProps) {
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
