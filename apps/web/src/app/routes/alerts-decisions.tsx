import { useMemo } from 'react';
import type { AlertDecisions } from '../../features/alerts/hooks/alert-decisions.ts';
import { useSetFact } from '../../features/document-menus/hooks/use-set-fact.ts';
import { factItems } from '../../features/document-menus/model/fact-items.ts';
import { listProjectItems } from '../../features/document-menus/model/list-project-items.ts';
import { useSteadyCallback } from '../../shared/hooks/use-steady-callback.ts';
import { lazyComponent } from '../../shared/lazy/lazy-component.tsx';
import { renderCreateProject } from '../documents/render-create-project.tsx';

const FactMenu = lazyComponent(
  async () => (await import('../../features/document-menus/components/fact-menu.tsx')).FactMenu,
);
const WorkflowMenu = lazyComponent(
  async () => (await import('../../features/document-menus/components/workflow-menu.tsx')).WorkflowMenu,
);
const ProjectMenu = lazyComponent(
  async () => (await import('../../features/document-menus/components/project-menu.tsx')).ProjectMenu,
);

/**
 * Adds priority, position, projects and workflow to the "Options" menu of alerts; tags have their own button in the
 * flyout. The whole screen shares one instance, and the rows only open its menu.
 */
export function useAlertDecisions(): AlertDecisions {
  const facts = useSetFact();
  const { submitting } = facts;
  const set = useSteadyCallback(facts.set);
  return useMemo(
    () => ({
      getItems: (documents) => [...factItems(documents, submitting), ...listProjectItems(documents)],
      renderMenu: ({ fact, ...menu }) => {
        switch (fact) {
          case 'priority':
          case 'position':
            return <FactMenu {...menu} fact={fact} onSet={(setting) => void set(setting)} />;
          case 'projects':
            return <ProjectMenu {...menu} />;
          case 'workflow':
            return <WorkflowMenu {...menu} renderCreateProject={renderCreateProject} />;
        }
      },
    }),
    [set, submitting],
  );
}
