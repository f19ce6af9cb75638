import { FlyoutLoading } from '../../features/documents/components/flyout-loading.tsx';
import { lazyComponent } from '../../shared/lazy/lazy-component.tsx';
import type { DocumentFlyoutProps } from './flyout-props.ts';

const OpenDocumentFlyout = lazyComponent(async () => (await import('./open-document-flyout.tsx')).OpenDocumentFlyout);

/**
 * Flyout of any document beside a list (FLY-01), with a related document over it on demand. Discover, Alerts and
 * projects all use this flyout and pass in what they add. Its code is fetched once the list is shown.
 */
export function DocumentFlyout(props: DocumentFlyoutProps) {
  const { target, onClose, onPrevious, onNext, trail } = props;
  return (
    <OpenDocumentFlyout
      {...props}
      fallback={
        <FlyoutLoading
          fusionId={target.fusionId}
          onClose={onClose}
          onPrevious={onPrevious}
          onNext={onNext}
          trail={trail}
        />
      }
    />
  );
}
