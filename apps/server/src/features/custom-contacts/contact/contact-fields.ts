import { CONTACT_TEXTS, type CustomContactUpdates } from '@rotunda/contract';
import { cleanName } from '@rotunda/domain';
import { AppError } from '../../../platform/app-error.ts';
import { contactKey, optionalContactKey } from './contact-key.ts';
import type { ContactRow } from '../custom-contacts.repository.ts';

/** Fields that users fill in; everything else is derived. */
export const CONTACT_FIELDS = [
  'firstName',
  'lastName',
  'title',
  'organizationType',
  'description',
  'phoneNumber',
  'mobileNumber',
  'email',
  'website',
  'address',
] as const;
export type ContactField = (typeof CONTACT_FIELDS)[number];
export type ContactFields = Pick<ContactRow, 'documentType' | 'name' | ContactField>;

export const NO_FIELDS = {
  firstName: null,
  lastName: null,
  title: null,
  organizationType: null,
  description: null,
  phoneNumber: null,
  mobileNumber: null,
  email: null,
  website: null,
  address: null,
} satisfies Record<ContactField, null>;

const OF_PERSONS: readonly string[] = ['firstName', 'lastName', 'title', 'mobileNumber', 'email', 'orgAffiliations'];
const OF_ORGANIZATIONS: readonly string[] = ['name', 'organizationType'];

/**
 * Rejects fields that the contact's type does not have.
 * @throws AppError VALIDATION naming these fields
 */
export function assertFieldsOfType(documentType: string, updates: CustomContactUpdates): void {
  const isPerson = documentType === 'CustomPerson';
  const foreign = Object.keys(updates).filter((name) => (isPerson ? OF_ORGANIZATIONS : OF_PERSONS).includes(name));
  if (foreign.length === 0) return;
  const text = isPerson ? CONTACT_TEXTS.notOfAPerson : CONTACT_TEXTS.notOfAnOrganization;
  throw new AppError('VALIDATION', { data: { fields: Object.fromEntries(foreign.map((name) => [name, text])) } });
}

/**
 * Returns the columns of a contact after the updates; an empty text becomes null.
 * @throws AppError VALIDATION for a person without any name
 */
export function getColumns(before: ContactFields, updates: CustomContactUpdates) {
  const { documentType } = before;
  const after: Record<ContactField, string | null> = { ...NO_FIELDS };
  for (const field of CONTACT_FIELDS)
    after[field] = (updates[field] ?? (field in updates ? null : before[field])) || null;
  const name = getName(before, after, updates.name);
  return {
    ...after,
    documentType,
    name,
    nameKey: contactKey(name),
    emailKey: optionalContactKey(after.email),
  };
}

function getName(
  before: ContactFields,
  after: Record<'firstName' | 'lastName', string | null>,
  given: string | undefined,
): string {
  if (before.documentType === 'CustomOrg') return given ?? before.name;
  const name = cleanName([after.firstName, after.lastName].filter(Boolean).join(' '));
  if (name !== '') return name;
  throw new AppError('VALIDATION', { data: { fields: { lastName: CONTACT_TEXTS.personNameRequired } } });
}
