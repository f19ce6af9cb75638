import type { Project } from '@rotunda/contract';
import type { ReactNode } from 'react';
import type { MenuDocument } from '../model/menu-document.ts';

/** Renders "Add New Project", which belongs to another feature. */
export type RenderCreateProject = (dialog: {
  onClose: () => void;
  onCreated: (project: Pick<Project, '_id'>) => void;
}) => ReactNode;

/** Props of a menu about documents. */
export interface MenuProps {
  documents: readonly MenuDocument[];
  anchor: () => HTMLElement | null;
  onClose: () => void;
}
