import { getRouteApi } from '@tanstack/react-router';
import { AlertsWorkspace } from '../../features/alerts/components/alerts-workspace.tsx';
import { ExportButton } from '../../features/exports/components/export-button.tsx';
import { changeAlertsSearch } from '../../features/alerts/model/alerts-search.ts';
import { usePageTitle } from '../../shared/navigation/use-page-title.ts';
import { texts } from '../../shared/texts/texts.ts';
import { FlagPage } from '../shell/flag-page.tsx';
import { useAlertDecisions } from './alerts-decisions.tsx';
import { AlertFlyout } from './alerts-flyout.tsx';
import { useSavedSearchSettings } from './alerts-settings.tsx';

const route = getRouteApi('/signed-in/alerts');

export default function AlertsPage() {
  return (
    <FlagPage flag="alertsPage">
      <Alerts />
    </FlagPage>
  );
}

function Alerts() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  usePageTitle(texts.nav.alerts);
  const change = (changes: Parameters<typeof changeAlertsSearch>[1], replace = false) => {
    void navigate({ search: (before) => changeAlertsSearch(before, changes), replace });
  };
  const decisions = useAlertDecisions();
  const settings = useSavedSearchSettings(() => change({ search: null }));
  return (
    <>
      <AlertsWorkspace
        title={texts.nav.alerts}
        search={search}
        onSearchChange={(changes, options) => change(changes, options?.replace)}
        scope={null}
        onAddSavedSearch={settings.add}
        onEditSavedSearch={settings.edit}
        onOpenFeed={settings.feed}
        onExplainSavedSearch={settings.explain}
        renderFlyout={(flyout) => <AlertFlyout {...flyout} />}
        decisions={decisions}
        renderExport={(found) => <ExportButton subject={{ kind: 'alerts', ...found }} />}
      />
      {settings.dialog}
    </>
  );
}
