import type { Widget } from '@rotunda/contract';
import { WIDGETS } from '@rotunda/contract/values';
import { texts } from '../../../shared/texts/texts.ts';
import { dashboardTexts } from './dashboard-texts.ts';

export interface WidgetProps {
  /** Everything is limited to it; null for all projects the person sees. */
  projectId: string | null;
}

/** What calls about all projects or one take. */
export const scopeOf = (projectId: string | null) => (projectId === null ? {} : { projectId });

/** The name of a widget as its head shows it. */
export function titleOf(widget: Widget, projectId: string | null): string {
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

/** The widgets a dashboard can have: alerts of all projects are behind the flag of their page (SHL-02), as it is. */
export function offeredWidgets(projectId: string | null, hasAlertsPage: boolean): Widget[] {
  return WIDGETS.filter((widget) => {
    if (projectId !== null) return true;
    return widget === 'alerts' ? hasAlertsPage : widget !== 'activity';
  });
}
