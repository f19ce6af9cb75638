import type { Widget } from '@rotunda/contract';
import { WIDGETS } from '@rotunda/contract/values';
import { texts } from '../../../shared/texts/texts.ts';
import { dashboardTexts } from './dashboard-texts.ts';

export interface WidgetProps {
  /** Project that everything is limited to; null for all projects the user can see. */
  projectId: string | null;
}

/** Returns the input of calls that cover all projects or one. */
export const getScope = (projectId: string | null) => (projectId === null ? {} : { projectId });

/** Returns the name of a widget as shown in its head. */
export function getTitle(widget: Widget, projectId: string | null): string {
  if (widget === 'projectPolicy') return projectId === null ? dashboardTexts.projects : dashboardTexts.projectPolicy;
  return TITLES[widget];
}

const TITLES: Readonly<Record<Exclude<Widget, 'projectPolicy'>, string>> = {
  policyMap: dashboardTexts.policyMap,
  statusChart: dashboardTexts.status,
  billPriorityChart: dashboardTexts.priorities,
  alerts: texts.nav.alerts,
  committeeHearings: dashboardTexts.hearings,
  actions: texts.nav.actions,
  workflow: dashboardTexts.workflow,
  savedSearches: dashboardTexts.savedSearches,
  activity: dashboardTexts.activity,
};

/** Returns the widgets a dashboard can have. Alerts of all projects depend on the flag of the Alerts page (SHL-02). */
export function offeredWidgets(projectId: string | null, hasAlertsPage: boolean): Widget[] {
  return WIDGETS.filter((widget) => {
    if (projectId !== null) return true;
    return widget === 'alerts' ? hasAlertsPage : widget !== 'activity';
  });
}
