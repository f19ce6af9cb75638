import type { CustomContactType, FILE_IMPORT_FIELDS } from '@rotunda/contract';

type ContactField = (typeof FILE_IMPORT_FIELDS)[CustomContactType][number];

/**
 * Column names used by common programs, reduced to letters, the surest of each field first: those of Outlook, Google
 * Contacts (`E-mail 1 - Value`), Salesforce (`Account Name`) and HubSpot (`Associated Company`). If a name fits several
 * fields, the first one is used.
 */
export const COLUMN_NAMES: Readonly<Record<ContactField, readonly string[]>> = {
  firstName: ['firstname', 'first', 'givenname', 'forename'],
  lastName: ['lastname', 'last', 'surname', 'familyname'],
  fullName: [
    ...['name', 'fullname', 'contactname', 'displayname', 'nameorganization', 'namecompany', 'nameaffiliation'],
    ...['person', 'contact'],
  ],
  name: [
    'organizationname',
    'companyname',
    'accountname',
    'organization',
    'organisation',
    'company',
    'account',
    'name',
  ],
  organization: [
    ...['organization', 'organisation', 'organizationname', 'company', 'companyname', 'accountname', 'employer'],
    ...['affiliation', 'primarycompany', 'associatedcompany', 'currentcompany'],
  ],
  organizationType: ['organizationtype', 'organisationtype', 'type', 'kind', 'category', 'industry', 'office'],
  title: ['jobtitle', 'organizationtitle', 'position', 'title', 'role', 'job', 'office'],
  email: ['email', 'emailaddress', 'mail', 'primaryemail', 'workemail', 'businessemail', 'emailvalue'],
  phoneNumber: [
    ...['phone', 'phonenumber', 'telephone', 'telephonenumber', 'tel', 'workphone', 'businessphone', 'officephone'],
    ...['primaryphone', 'phonevalue'],
  ],
  mobileNumber: ['mobile', 'mobilenumber', 'mobilephone', 'mobilephonenumber', 'cell', 'cellphone', 'cellular'],
  website: ['website', 'web', 'url', 'homepage', 'webpage', 'site', 'websiteurl', 'websitevalue'],
  address: [
    ...['address', 'street', 'streetaddress', 'mailingaddress', 'postaladdress', 'workaddress', 'addressformatted'],
  ],
  description: ['description', 'notes', 'note', 'comments', 'comment', 'about', 'bio'],
};
