import type { MenuName } from '../model/shown-menus.ts';
import type { MenuProps, RenderCreateProject } from './menu-props.ts';
import { lazyComponent } from '../../../shared/lazy/lazy-component.tsx';

const ProjectMenu = lazyComponent(async () => (await import('./project-menu.tsx')).ProjectMenu);
const TagMenu = lazyComponent(async () => (await import('./tag-menu.tsx')).TagMenu);
const WorkflowMenu = lazyComponent(async () => (await import('./workflow-menu.tsx')).WorkflowMenu);

export interface OpenMenuProps {
  /** Null while none is open. Priority and position open at their own buttons. */
  name: MenuName | null;
  menu: MenuProps;
  renderCreateProject: RenderCreateProject;
}

/** The open menu: tags, projects or workflow. */
export function OpenMenu({ name, menu, renderCreateProject }: OpenMenuProps) {
  if (name === 'tags') return <TagMenu {...menu} />;
  if (name === 'projects') return <ProjectMenu {...menu} />;
  if (name === 'workflow') return <WorkflowMenu {...menu} renderCreateProject={renderCreateProject} />;
  return null;
}
