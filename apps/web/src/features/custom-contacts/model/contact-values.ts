import type { CustomContact, CustomContactType, NewCustomContact } from '@rotunda/contract';
import { changedValues } from '../../../shared/records/changed-values.ts';
import type { FieldErrors } from '../../../shared/records/use-record-form.ts';
import { contactTexts } from './contact-texts.ts';

/** An organization that a person belongs to, as the form stores it; without an id it is a plain name. */
export interface AffiliationValue {
  /** Identifies the line within the form. */
  key: string;
  organizationId: string | null;
  organizationName: string;
  title: string;
}

/** Values of a contact's form. For an organization only its own fields are shown and sent. */
export interface ContactValues {
  firstName: string;
  lastName: string;
  name: string;
  title: string;
  organizationType: string;
  email: string;
  phoneNumber: string;
  mobileNumber: string;
  website: string;
  address: string;
  description: string;
  orgAffiliations: AffiliationValue[];
}

const NOTHING: ContactValues = {
  firstName: '',
  lastName: '',
  name: '',
  title: '',
  organizationType: '',
  email: '',
  phoneNumber: '',
  mobileNumber: '',
  website: '',
  address: '',
  description: '',
  orgAffiliations: [],
};

export function readValues(contact: CustomContact | null): ContactValues {
  if (contact === null) return NOTHING;
  const ofBoth = {
    phoneNumber: contact.phoneNumber ?? '',
    website: contact.website ?? '',
    address: contact.address ?? '',
    description: contact.description ?? '',
  };
  if (contact.documentType === 'CustomOrg') {
    return { ...NOTHING, ...ofBoth, name: contact.name, organizationType: contact.organizationType ?? '' };
  }
  return {
    ...NOTHING,
    ...ofBoth,
    firstName: contact.firstName ?? '',
    lastName: contact.lastName ?? '',
    title: contact.title ?? '',
    email: contact.email ?? '',
    mobileNumber: contact.mobileNumber ?? '',
    orgAffiliations: contact.orgAffiliations.map(({ organizationId, organizationName, title }, index) => ({
      key: String(index),
      organizationId,
      organizationName,
      title: title ?? '',
    })),
  };
}

/** Returns what prevents saving. The server checks addresses. */
export function checkContact(type: CustomContactType) {
  return ({ firstName, lastName, name, orgAffiliations }: ContactValues): FieldErrors => {
    const isNameless = type === 'CustomOrg' ? name.trim() === '' : (firstName + lastName).trim() === '';
    const hasNameless = orgAffiliations.some((one) => one.organizationName.trim() === '');
    return {
      ...(isNameless && type === 'CustomOrg' ? { name: contactTexts.organizationNameRequired } : {}),
      ...(isNameless && type === 'CustomPerson' ? { lastName: contactTexts.personNameRequired } : {}),
      ...(hasNameless ? { orgAffiliations: contactTexts.affiliationName } : {}),
    };
  };
}

/** Adds the protocol to an address typed like `tidewater.example`. */
function getWebAddress(typed: string): string {
  const text = typed.trim();
  return text === '' || /^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`;
}

const getAffiliations = (values: readonly AffiliationValue[]) =>
  values.map(({ organizationId, organizationName, title }) => ({ organizationId, organizationName, title }));

/** Returns the changed fields as the server accepts them; a cleared field is sent as empty. */
export function getDifferences(values: ContactValues, before: ContactValues) {
  const { orgAffiliations, website, ...texts } = changedValues(values, before);
  return {
    ...texts,
    ...(website === undefined ? {} : { website: getWebAddress(website) }),
    ...(orgAffiliations === undefined ? {} : { orgAffiliations: getAffiliations(orgAffiliations) }),
  };
}

/** Returns a new contact with the fields of its type. */
export function getNewContact(type: CustomContactType, values: ContactValues): NewCustomContact {
  const { firstName, lastName, name, title, organizationType, email, mobileNumber, orgAffiliations, ...rest } = values;
  const ofBoth = { ...rest, website: getWebAddress(rest.website) };
  if (type === 'CustomOrg') return { documentType: 'CustomOrg', name, organizationType, ...ofBoth };
  return {
    documentType: 'CustomPerson',
    firstName,
    lastName,
    title,
    email,
    mobileNumber,
    ...ofBoth,
    orgAffiliations: getAffiliations(orgAffiliations),
  };
}
