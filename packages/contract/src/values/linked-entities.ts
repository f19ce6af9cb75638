/** Types that actions and attachments can be linked to, in the order of the picker's groups (LNK-01). */
export const LINKED_ENTITY_TYPES = [
  'Legislation',
  'Regulation',
  'ResearchDocument',
  'GlobalLegislation',
  'Person',
  'Committee',
  'CustomPerson',
  'CustomOrg',
] as const;

export type LinkedEntityType = (typeof LINKED_ENTITY_TYPES)[number];
