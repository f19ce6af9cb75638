import type { DocumentCard } from '@rotunda/contract';
import type { IconName } from '../../../shared/ui/icon-shapes.tsx';
import { documentMenuTexts } from '../document-menu-texts.ts';
import { shownMenus } from './shown-menus.ts';

interface ProjectItem {
  fact: 'projects' | 'workflow';
  icon: IconName;
  label: string;
  isDisabled: boolean;
}

const ITEMS: readonly ProjectItem[] = [
  { fact: 'projects', icon: 'folder', label: documentMenuTexts.addToProjects, isDisabled: false },
  { fact: 'workflow', icon: 'board', label: documentMenuTexts.workflow, isDisabled: false },
];

/** Returns projects and workflow as menu items, because on alerts they have no buttons of their own (FLY-02). */
export function listProjectItems(documents: readonly DocumentCard[]): readonly ProjectItem[] {
  const offered = shownMenus(
    documents.map((document) => document.documentType),
    'selection',
  );
  return ITEMS.filter(({ fact }) => offered.includes(fact));
}
