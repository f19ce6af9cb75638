import type { StakeholderDocumentType } from '@rotunda/domain';

/** Choices of the dialog; uploaded people and organizations form one list. */
export const STAKEHOLDER_CHOICES = [
  { name: 'people', label: 'People', types: ['Person'] },
  { name: 'committees', label: 'Committees', types: ['Committee'] },
  { name: 'contacts', label: 'Uploaded contacts', types: ['CustomPerson', 'CustomOrg'] },
] as const satisfies readonly { name: string; label: string; types: readonly StakeholderDocumentType[] }[];

/** Returns the choices that cover any of a list's types. */
export function getChoices(types: readonly StakeholderDocumentType[]): string[] {
  return STAKEHOLDER_CHOICES.filter((choice) => choice.types.some((type) => types.includes(type))).map(
    ({ name }) => name,
  );
}

export function getDocumentTypes(choices: readonly string[]): StakeholderDocumentType[] {
  return STAKEHOLDER_CHOICES.flatMap(({ name, types }) => (choices.includes(name) ? [...types] : []));
}
