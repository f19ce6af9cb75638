import type { DocumentType } from '@rotunda/domain';

export const MENUS = ['priority', 'position', 'tags', 'projects', 'workflow'] as const;
export type MenuName = (typeof MENUS)[number];

/** Where the menus stand: over one document, over the chosen rows of a list, or over a document opened from an alert. */
export type MenuPlace = 'document' | 'selection' | 'alert';

const CONTACTS: readonly DocumentType[] = ['CustomPerson', 'CustomOrg'];
const WITHOUT_WORKFLOW: readonly DocumentType[] = ['Person', 'Committee'];

/**
 * Which menus are offered (S3 §2.2): projects and workflow not on custom contacts nor on alerts, workflow not on people
 * and committees; priority and position not on custom contacts (`notes.md`), and on alerts in their menu Options.
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
