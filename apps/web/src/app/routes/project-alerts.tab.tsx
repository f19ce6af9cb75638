import { AlertsWorkspace } from '../../features/alerts/components/alerts-workspace.tsx';
import { ExportButton } from '../../features/exports/components/export-button.tsx';
import { changeAlertsSearch, type AlertsSearch } from '../../features/alerts/model/alerts-search.ts';
import { texts } from '../../shared/texts/texts.ts';
import { useAlertDecisions } from './alerts-decisions.tsx';
import { AlertFlyout } from './alerts-flyout.tsx';
import type { SavedSearchSettings } from './alerts-settings.tsx';

export interface ProjectAlertsProps {
  projectId: string;
  search: AlertsSearch;
  onSearchChange: (search: AlertsSearch, replace: boolean) => void;
  settings: Pick<SavedSearchSettings, 'add' | 'edit' | 'feed' | 'explain'>;
}

/** Alerts of one project: the Alerts screen limited to it. */
export function ProjectAlerts({ projectId, search, onSearchChange, settings }: ProjectAlertsProps) {
  const decisions = useAlertDecisions();
  return (
    <AlertsWorkspace
      title={texts.nav.alerts}
      search={search}
      onSearchChange={(changes, options) =>
        onSearchChange(changeAlertsSearch(search, changes), options?.replace ?? false)
      }
      scope={projectId}
      onAddSavedSearch={settings.add}
      onEditSavedSearch={settings.edit}
      onOpenFeed={settings.feed}
      onExplainSavedSearch={settings.explain}
      renderFlyout={(flyout) => <AlertFlyout {...flyout} />}
      decisions={decisions}
      renderExport={(found) => <ExportButton subject={{ kind: 'alerts', ...found }} />}
    />
  );
}
