import type { CustomContactType, FILE_IMPORT_FIELDS } from '@rotunda/contract';

type ContactField = (typeof FILE_IMPORT_FIELDS)[CustomContactType][number];

/**
 * Column names used by common programs, reduced to letters, the surest of each field first: those of Outlook, Google
 * Contacts (`E-mail 1 - Value`), Salesforce (`Account Name`) and HubSpot (`Associated Company`). If a name fits several
 * fields, the first one is used.
 */
export const COLUMN_NAMES: Readonly<Record<ContactField, readonly string[]>> = {
  firstName: ['firstname', 'first', 'givenname', 'forename'],
  // As in Outlook (`Middle Name`, `Suffix`), Google Contacts (`Additional Name`, `Name Suffix`) and vCards.
  middleName: ['middlename', 'middle', 'additionalname', 'additionalnames', 'middleinitial', 'middlenames', 'mi'],
  lastName: ['lastname', 'last', 'surname', 'familyname'],
  nameSuffix: ['suffix', 'namesuffix', 'generation', 'honorificsuffix', 'honorificsuffixes'],
  fullName: [
    'name',
    'fullname',
    'contactname',
    'displayname',
    'nameorganization',
    'namecompany',
    'nameaffiliation',
    'person',
    'contact',
  ],
  // Our exports have the name of an organization beside an empty column for the organization of a person.
  name: [
    'organizationname',
    'companyname',
    'accountname',
    'name',
    'organization',
    'organisation',
    'company',
    'account',
  ],
  organization: [
    'organization',
    'organisation',
    'organizationname',
    'company',
    'companyname',
    'accountname',
    'employer',
    'affiliation',
    'primarycompany',
    'associatedcompany',
    'currentcompany',
  ],
  organizationType: ['organizationtype', 'organisationtype', 'type', 'kind', 'category', 'industry', 'office'],
  // Our exports have the job title as the office, and whether the person supports a measure as the position.
  title: ['jobtitle', 'organizationtitle', 'title', 'office', 'role', 'job', 'position'],
  email: ['email', 'emailaddress', 'mail', 'primaryemail', 'workemail', 'businessemail', 'emailvalue'],
  phoneNumber: [
    'phone',
    'phonenumber',
    'telephone',
    'telephonenumber',
    'tel',
    'workphone',
    'businessphone',
    'officephone',
    'primaryphone',
    'phonevalue',
  ],
  mobileNumber: ['mobile', 'mobilenumber', 'mobilephone', 'mobilephonenumber', 'cell', 'cellphone', 'cellular'],
  website: ['website', 'web', 'url', 'homepage', 'webpage', 'site', 'websiteurl', 'websitevalue'],
  address: ['address', 'street', 'streetaddress', 'mailingaddress', 'postaladdress', 'workaddress', 'addressformatted'],
  description: ['description', 'notes', 'note', 'comments', 'comment', 'about', 'bio'],
};
