import type { AlertFlyoutProps } from '../../features/alerts/components/alerts-workspace.tsx';
import { texts } from '../../shared/texts/texts.ts';
import { ErrorState } from '../../shared/ui/error-state.tsx';
import { Flyout } from '../../shared/ui/flyout.tsx';
import { SkeletonText } from '../../shared/ui/skeleton-text.tsx';
import { lazyComponent } from '../../shared/lazy/lazy-component.tsx';
import { DocumentFlyout } from '../documents/document-flyout.tsx';

const AlertsActivity = lazyComponent(
  async () => (await import('../../features/alerts/components/alerts-activity.tsx')).AlertsActivity,
);

/** Tab index fixed by the specification (FLY-01). */
const ACTIVITY_TAB = 5;

/** Flyout of an alert's document: the reason for the match comes first, and the alert's history has its own tab. */
export function AlertFlyout(props: AlertFlyoutProps) {
  const { alert, savedSearchIds, error, onRetry, onClose, onPrevious, onNext, buttons, tab, onTabChange } = props;
  if (alert === null) {
    return (
      <Flyout label={texts.nav.alerts} onClose={onClose} contentKey="none">
        {error ? (
          <div style={{ paddingTop: 16 }}>
            <ErrorState message={texts.documents.fetchFailed} error={error} onRetry={onRetry} />
          </div>
        ) : (
          <SkeletonText lines={12} />
        )}
      </Flyout>
    );
  }
  const { fusionId, documentType } = alert;
  return (
    <DocumentFlyout
      target={{ fusionId, documentType }}
      preloaded={alert.document}
      matchedBy={savedSearchIds.length === 0 ? null : { savedSearchIds }}
      place="alert"
      tab={tab}
      onTabChange={onTabChange}
      tabs={[{ index: ACTIVITY_TAB, label: 'Alerts Activity', content: <AlertsActivity fusionId={fusionId} /> }]}
      headActions={buttons}
      onClose={onClose}
      onPrevious={onPrevious}
      onNext={onNext}
    />
  );
}
