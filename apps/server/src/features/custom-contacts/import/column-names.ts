import type { CustomContactType, FILE_IMPORT_FIELDS } from '@rotunda/contract';

type ContactField = (typeof FILE_IMPORT_FIELDS)[CustomContactType][number];

/** Column names used by common programs, reduced to letters. If a name fits several fields, the first one is used. */
export const COLUMN_NAMES: Readonly<Record<ContactField, readonly string[]>> = {
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
  organizationType: ['organizationtype', 'organisationtype', 'type', 'kind', 'category', 'industry', 'office'],
  title: ['title', 'jobtitle', 'office', 'role', 'job', 'position'],
  email: ['email', 'emailaddress', 'mail', 'primaryemail', 'workemail'],
  phoneNumber: ['phone', 'phonenumber', 'telephone', 'tel', 'workphone', 'businessphone', 'officephone'],
  mobileNumber: ['mobile', 'mobilenumber', 'mobilephone', 'cell', 'cellphone', 'cellular'],
  website: ['website', 'web', 'url', 'homepage', 'webpage', 'site'],
  address: ['address', 'street', 'streetaddress', 'mailingaddress', 'postaladdress', 'workaddress'],
  description: ['description', 'notes', 'note', 'comments', 'comment', 'about', 'bio'],
};
