import {
  CONTACT_IMPORT_FIELDS,
  type ContactImportField,
  type ContactMapping,
  type CustomContactType,
} from '@rotunda/contract';

/** Names that programs give their columns, letters alone; the first field that knows a name has it. */
const NAMES: Readonly<Record<ContactImportField, readonly string[]>> = {
  firstName: ['firstname', 'first', 'givenname', 'forename'],
  lastName: ['lastname', 'last', 'surname', 'familyname'],
  fullName: ['name', 'fullname', 'contactname', 'displayname', 'person', 'contact'],
  name: ['name', 'organization', 'organisation', 'organizationname', 'company', 'companyname', 'account'],
  organization: [
    'organization',
    'organisation',
    'organizationname',
    'company',
    'companyname',
    'employer',
    'affiliation',
  ],
  organizationType: ['organizationtype', 'organisationtype', 'type', 'kind', 'category', 'industry'],
  title: ['title', 'jobtitle', 'position', 'role', 'job'],
  email: ['email', 'emailaddress', 'mail', 'primaryemail', 'workemail'],
  phoneNumber: ['phone', 'phonenumber', 'telephone', 'tel', 'workphone', 'businessphone', 'officephone'],
  mobileNumber: ['mobile', 'mobilenumber', 'mobilephone', 'cell', 'cellphone', 'cellular'],
  website: ['website', 'web', 'url', 'homepage', 'webpage', 'site'],
  address: ['address', 'street', 'streetaddress', 'mailingaddress', 'postaladdress', 'workaddress'],
  description: ['description', 'notes', 'note', 'comments', 'comment', 'about', 'bio'],
};

/** What each column probably holds, by its name; no field twice. */
export function guessMapping(contactType: CustomContactType, columns: readonly string[]): ContactMapping {
  const free = new Set<ContactImportField>(CONTACT_IMPORT_FIELDS[contactType]);
  return columns.map((column) => {
    const name = column.toLowerCase().replace(/[^a-z]/g, '');
    const field = [...free].find((one) => NAMES[one].includes(name)) ?? null;
    if (field !== null) free.delete(field);
    return field;
  });
}
