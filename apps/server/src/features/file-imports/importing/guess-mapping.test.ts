import type { FileImportKind, ImportMapping } from '@rotunda/contract';
import { expect, it } from 'vitest';
import { systemClock } from '../../../platform/clock.ts';
import { createIdSource } from '../../../platform/ids.ts';
import { activityImportKind, keyContactImportKind } from '../../advocacy/index.ts';
import { contactImportKind } from '../../custom-contacts/index.ts';
import { guessMapping } from './guess-mapping.ts';

const at = { clock: systemClock, ids: createIdSource(systemClock) };
const people = { findPeople: async () => new Map(), findPeopleNamed: async () => new Map() };
const KINDS = {
  CustomPerson: contactImportKind(at, 'CustomPerson'),
  CustomOrg: contactImportKind(at, 'CustomOrg'),
  AdvocacyActivity: activityImportKind({ ...at, ...people }),
  AdvocacyKeyContact: keyContactImportKind({ ...at, ...people }),
};

it.each<[FileImportKind, string[], ImportMapping]>([
  [
    'CustomPerson',
    ['First Name', 'LAST_NAME', 'E-mail', 'Company', 'Job title', 'Cell Phone', 'Shoe size'],
    ['firstName', 'lastName', 'email', 'organization', 'title', 'mobileNumber', null],
  ],
  ['CustomPerson', ['Name', 'Contact name'], ['fullName', null]],
  [
    'CustomPerson',
    ['First Name', 'Last Name', 'Title', 'Company', 'Job Title', 'Business Phone', 'E-mail Address'],
    ['firstName', 'lastName', null, 'organization', 'title', 'phoneNumber', 'email'],
  ],
  [
    'CustomPerson',
    ['First Name', 'E-mail 1 - Label', 'E-mail 1 - Value', 'E-mail 2 - Value', 'Phone 1 - Value', 'Organization Title'],
    ['firstName', null, 'email', null, 'phoneNumber', 'title'],
  ],
  [
    'CustomPerson',
    ['Title', 'First Name', 'Middle Name', 'Last Name', 'Suffix'],
    ['title', 'firstName', 'middleName', 'lastName', 'nameSuffix'],
  ],
  [
    'CustomPerson',
    ['Name', 'Given Name', 'Additional Name', 'Family Name', 'Name Prefix', 'Name Suffix'],
    ['fullName', 'firstName', 'middleName', 'lastName', null, 'nameSuffix'],
  ],
  ['CustomPerson', ['Salutation', 'Account Name', 'Name (Organization)'], [null, 'organization', 'fullName']],
  ['CustomPerson', ['Name', 'Office', 'Position'], ['fullName', 'title', null]],
  ['CustomOrg', ['Name', 'Account Name'], [null, 'name']],
  ['CustomOrg', ['Name', 'Office', 'Organization'], ['name', 'organizationType', null]],
  ['CustomOrg', ['Company', 'Type', 'Web page', 'E-mail'], ['name', 'organizationType', 'website', null]],
  [
    'AdvocacyActivity',
    ['Campaign name', 'Status', 'Bioguide ID', 'Sent on', 'E-mails', 'Phone calls', 'X posts', 'Shoe size'],
    ['campaign', 'active', 'legislator', 'date', 'messagesCount', 'callsCount', 'xPostsCount', null],
  ],
  [
    'AdvocacyKeyContact',
    ['Member', 'Name', 'Relation', 'Notes'],
    ['legislator', 'contactName', 'relationshipType', 'relationshipNote'],
  ],
])('guessMapping maps the columns of a %s file by name, each field once: %s', (kind, columns, mapping) => {
  expect(guessMapping(KINDS[kind], columns)).toEqual(mapping);
});
