import { ErrorState } from '../ui/error-state.tsx';
import { Flyout, type FlyoutProps } from '../ui/flyout.tsx';
import { SkeletonText } from '../ui/skeleton-text.tsx';
import { recordTexts } from './record-texts.ts';

export interface UnloadedFlyoutProps extends Omit<FlyoutProps, 'children'> {
  /** Null while the record is loading. */
  error: unknown;
  onRetry: () => void;
}

/** Side panel of a record that is still loading or failed to load (FLY-01). */
export function UnloadedFlyout({ error, onRetry, ...flyout }: UnloadedFlyoutProps) {
  return (
    <Flyout {...flyout}>
      {error ? (
        <div style={{ paddingTop: 16 }}>
          <ErrorState message={recordTexts.fetchFailed} error={error} onRetry={onRetry} />
        </div>
      ) : (
        <SkeletonText lines={10} hasVisibleLabel />
      )}
    </Flyout>
  );
}
