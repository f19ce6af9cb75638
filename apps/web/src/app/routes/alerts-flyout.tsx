import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { AlertsActivity } from '../../features/alerts/components/alerts-activity.tsx';
import type { AlertFlyoutProps } from '../../features/alerts/components/alerts-workspace.tsx';
import { formatDay } from '../../shared/format/format-date.ts';
import { AddressLink } from '../../shared/navigation/address-link.tsx';
import { documentPath } from '../../shared/navigation/document-path.ts';
import { texts } from '../../shared/texts/texts.ts';
import { ErrorState } from '../../shared/ui/error-state.tsx';
import { FactList } from '../../shared/ui/fact-list.tsx';
import { Flyout } from '../../shared/ui/flyout.tsx';
import { SkeletonText } from '../../shared/ui/skeleton-rows.tsx';
import { StatusBadge } from '../../shared/ui/status-badge.tsx';

/** The document of an alert beside the list. */
export function AlertFlyout({ alert, error, onClose, onPrevious, onNext, options }: AlertFlyoutProps) {
  const router = useRouter();
  const [tab, setTab] = useState<'overview' | 'activity'>('overview');
  if (alert === null) {
    return (
      <Flyout label="Document" onClose={onClose} contentKey="none">
        {error ? <ErrorState message={texts.documents.fetchFailed} error={error} /> : <SkeletonText lines={12} />}
      </Flyout>
    );
  }
  const { document } = alert;
  return (
    <Flyout
      label={document.localityExternalId ?? document.title}
      contentKey={alert._id}
      onClose={onClose}
      onPrevious={onPrevious}
      onNext={onNext}
      onOpenFullPage={() => void router.navigate({ href: documentPath(document) })}
      over={<b>{document.localityExternalId ?? document.fusionId}</b>}
      title={document.title}
      headActions={options}
      head={
        <>
          {document.genericStatus ? <StatusBadge status={document.genericStatus} /> : null}
          <Tabs value={tab} onChange={(_event, chosen: typeof tab) => setTab(chosen)}>
            <Tab value="overview" label="Overview" />
            <Tab value="activity" label="Alerts Activity" />
          </Tabs>
        </>
      }
    >
      {tab === 'activity' ? (
        <AlertsActivity fusionId={alert.fusionId} />
      ) : (
        <div style={{ paddingTop: 16, display: 'grid', gap: 16 }}>
          <FactList
            facts={[
              { label: 'Saved search', value: alert.savedSearchTitles.join(', ') },
              { label: 'Project', value: alert.projectName },
              { label: 'Jurisdiction', value: document.localityName },
              { label: 'Last action', value: document.lastActionText },
              { label: 'On', value: formatDay(document.lastActionOn) },
            ]}
          />
          <p>
            <AddressLink href={documentPath(document)}>{texts.actions.fullPage}</AddressLink>
          </p>
        </div>
      )}
    </Flyout>
  );
}
