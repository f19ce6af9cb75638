import { expect, it } from 'vitest';
import { guessMapping } from './guess-mapping.ts';

it.each([
  [
    'CustomPerson',
    ['First Name', 'LAST_NAME', 'E-mail', 'Company', 'Job title', 'Cell Phone', 'Shoe size'],
    ['firstName', 'lastName', 'email', 'organization', 'title', 'mobileNumber', null],
  ],
  ['CustomPerson', ['Name', 'Contact name'], ['fullName', null]],
  ['CustomOrg', ['Company', 'Type', 'Web page', 'E-mail'], ['name', 'organizationType', 'website', null]],
] as const)('the columns of a file of %s are known by their names, each field once: %s', (type, columns, mapping) => {
  expect(guessMapping(type, columns)).toEqual(mapping);
});
