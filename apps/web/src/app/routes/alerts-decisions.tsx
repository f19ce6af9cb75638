import type { AlertDecisions } from '../../features/alerts/hooks/alert-decisions.ts';
import { FactMenu } from '../../features/document-menus/components/fact-menu.tsx';
import { ProjectMenu } from '../../features/document-menus/components/project-menu.tsx';
import { WorkflowMenu } from '../../features/document-menus/components/workflow-menu.tsx';
import { useSetFact } from '../../features/document-menus/hooks/use-set-fact.ts';
import { factItems } from '../../features/document-menus/model/fact-items.ts';
import { placeItems } from '../../features/document-menus/model/place-items.ts';
import { CreateProjectDialog } from '../../features/projects/dialogs/create-project-dialog.tsx';

/**
 * Priority, position, projects and workflow in the menu "Options" of alerts; tags have a button in the flyout. One for the
 * whole screen: the rows only open its menu.
 */
export function useAlertDecisions(): AlertDecisions {
  const { set, submitting } = useSetFact();
  return {
    itemsOf: (documents) => [...factItems(documents, submitting), ...placeItems(documents)],
    renderMenu: ({ fact, ...menu }) => {
      switch (fact) {
        case 'priority':
        case 'position':
          return <FactMenu {...menu} fact={fact} onSet={(setting) => void set(setting)} />;
        case 'projects':
          return <ProjectMenu {...menu} />;
        case 'workflow':
          return <WorkflowMenu {...menu} renderCreateProject={(dialog) => <CreateProjectDialog {...dialog} />} />;
      }
    },
  };
}
