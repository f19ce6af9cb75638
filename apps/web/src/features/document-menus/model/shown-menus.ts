import type { DocumentType } from '@rotunda/domain';

export const MENUS = ['priority', 'position', 'tags', 'projects', 'workflow'] as const;
export type MenuName = (typeof MENUS)[number];

/** Place of the menus: on one document, on the selected rows of a list, or on a document opened from an alert. */
export type MenuPlace = 'document' | 'selection' | 'alert';

const CONTACTS: readonly DocumentType[] = ['CustomPerson', 'CustomOrg'];
const WITHOUT_WORKFLOW: readonly DocumentType[] = ['Person', 'Committee'];

/**
 * Returns the menus offered (FLY-02). Custom contacts and alerts have no projects or workflow, and people and
 * committees have no workflow. Custom contacts have no priority or position either (MET-01), and alerts have these
 * in their Options menu.
 */
export function shownMenus(documentTypes: readonly DocumentType[], place: MenuPlace): MenuName[] {
  const hasContacts = documentTypes.some((type) => CONTACTS.includes(type));
  const hasStakeholders = documentTypes.some((type) => WITHOUT_WORKFLOW.includes(type));
  return MENUS.filter((name) => {
    if (name === 'tags') return true;
    if (hasContacts || place === 'alert') return false;
    return name !== 'workflow' || !hasStakeholders;
  });
}
