import type { Widget as WidgetName } from '@rotunda/contract';
import type { WidgetProps } from '../model/widgets.ts';
import { ActionsPanel } from './actions-panel.tsx';
import { ActivityPanel } from './activity-panel.tsx';
import { AlertsPanel } from './alerts-panel.tsx';
import { HearingsPanel } from './hearings-panel.tsx';
import { PoliciesPanel } from './policies-panel.tsx';
import { PolicyMapPanel } from './policy-map-panel.tsx';
import { PriorityPanel } from './priority-panel.tsx';
import { ProjectsPanel } from './projects-panel.tsx';
import { SavedSearchesPanel } from './saved-searches-panel.tsx';
import { StatusPanel } from './status-panel.tsx';
import { WorkflowPanel } from './workflow-panel.tsx';

/** The chart or list of a widget, for one project or all. */
export function Widget({ widget, projectId }: WidgetProps & { widget: WidgetName }) {
  switch (widget) {
    case 'policyMap':
      return <PolicyMapPanel projectId={projectId} />;
    case 'statusChart':
      return <StatusPanel projectId={projectId} />;
    case 'billPriorityChart':
      return <PriorityPanel projectId={projectId} />;
    case 'alerts':
      return <AlertsPanel projectId={projectId} />;
    case 'committeeHearings':
      return <HearingsPanel projectId={projectId} />;
    case 'actions':
      return <ActionsPanel projectId={projectId} />;
    case 'projectPolicy':
      return projectId === null ? <ProjectsPanel /> : <PoliciesPanel projectId={projectId} />;
    case 'workflow':
      return <WorkflowPanel projectId={projectId} />;
    case 'savedSearches':
      return <SavedSearchesPanel projectId={projectId} />;
    case 'activity':
      return projectId === null ? null : <ActivityPanel projectId={projectId} />;
  }
}
