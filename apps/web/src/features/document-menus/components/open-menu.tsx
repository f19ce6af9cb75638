import type { MenuName } from '../model/shown-menus.ts';
import type { MenuProps, RenderCreateProject } from './menu-props.ts';
import { ProjectMenu } from './project-menu.tsx';
import { TagMenu } from './tag-menu.tsx';
import { WorkflowMenu } from './workflow-menu.tsx';

export interface OpenMenuProps {
  /** Null while none is open; priority and position open at their own buttons. */
  name: MenuName | null;
  menu: MenuProps;
  renderCreateProject: RenderCreateProject;
}

/** The menu that is open: tags, projects or workflow. */
export function OpenMenu({ name, menu, renderCreateProject }: OpenMenuProps) {
  if (name === 'tags') return <TagMenu {...menu} />;
  if (name === 'projects') return <ProjectMenu {...menu} />;
  if (name === 'workflow') return <WorkflowMenu {...menu} renderCreateProject={renderCreateProject} />;
  return null;
}
