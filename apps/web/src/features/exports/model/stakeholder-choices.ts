import type { StakeholderDocumentType } from '@rotunda/domain';

/** What the dialog offers: uploaded people and organizations are one list of their own. */
export const STAKEHOLDER_CHOICES = [
  { name: 'people', label: 'People', types: ['Person'] },
  { name: 'committees', label: 'Committees', types: ['Committee'] },
  { name: 'contacts', label: 'Uploaded contacts', types: ['CustomPerson', 'CustomOrg'] },
] as const satisfies readonly { name: string; label: string; types: readonly StakeholderDocumentType[] }[];

/** The choices of which a list shows something. */
export function choicesOf(types: readonly StakeholderDocumentType[]): string[] {
  return STAKEHOLDER_CHOICES.filter((choice) => choice.types.some((type) => types.includes(type))).map(
    ({ name }) => name,
  );
}

export function documentTypesOf(choices: readonly string[]): StakeholderDocumentType[] {
  return STAKEHOLDER_CHOICES.flatMap(({ name, types }) => (choices.includes(name) ? [...types] : []));
}
