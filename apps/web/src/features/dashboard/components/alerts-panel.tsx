import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import type { SearchAlert } from '@rotunda/contract';
import { describeLastAction } from '@rotunda/contract/values';
import { useApi } from '../../../shared/api/api-context.tsx';
import { AddressLink } from '../../../shared/navigation/address-link.tsx';
import { texts } from '../../../shared/texts/texts.ts';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { Highlight } from '../../../shared/ui/highlight.tsx';
import { dashboardTexts } from '../model/dashboard-texts.ts';
import type { WidgetProps } from '../model/widgets.ts';
import { PanelRow } from './panel-row.tsx';
import { QueryPanel } from './query-panel.tsx';

const MAX_SHOWN = 12;

/** The newest matches in all projects or in one, with unread ones marked. */
export function AlertsPanel({ projectId }: WidgetProps) {
  const { queries } = useApi();
  const alerts = useQuery(
    queries.alerts.getSearchAlerts.queryOptions({
      input: {
        ...(projectId === null ? {} : { projectIds: [projectId] }),
        read: 'all',
        sort: 'discoveryDate_desc',
        offset: 0,
        limit: MAX_SHOWN,
      },
    }),
  );
  const all = projectId === null ? '/alerts' : `/projects/${projectId}?tab=Alerts`;
  return (
    <QueryPanel
      title={texts.nav.alerts}
      count={alerts.data?.unread}
      isList
      action={alerts.data?.total ? <AddressLink href={all}>{texts.actions.viewAll}</AddressLink> : null}
      query={alerts}
      isEmpty={({ total }) => total === 0}
      empty={<NoAlerts />}
    >
      {({ results }) => (
        <ul>
          {results.map((alert) => (
            <AlertRow key={alert._id} alert={alert} />
          ))}
        </ul>
      )}
    </QueryPanel>
  );
}

function AlertRow({ alert }: { alert: SearchAlert }) {
  const { document } = alert;
  const inTitle = alert.keywordHighlighting.find((highlight) => highlight.field === 'title');
  const why = [alert.savedSearchTitles[0], describeLastAction(document)].filter(Boolean).join(' · ');
  return (
    <PanelRow
      card={document}
      title={inTitle ? <Highlight text={inTitle.text} marks={inTitle.marks} /> : document.title}
      why={why}
      at={alert.discoveryTs}
      isUnread={!alert.markedRead}
    />
  );
}

function NoAlerts() {
  const router = useRouter();
  return (
    <EmptyState
      icon="bell"
      title={dashboardTexts.alertsEmpty}
      description={dashboardTexts.alertsHint}
      action={
        <Button variant="contained" onClick={() => void router.navigate({ href: '/discover' })}>
          {dashboardTexts.searchInDiscover}
        </Button>
      }
    />
  );
}
