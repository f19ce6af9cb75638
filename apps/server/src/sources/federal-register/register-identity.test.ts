import { expect, test } from 'vitest';
import { docketIdsIn } from './register-identity.ts';

test.each([
  ['[EPA-R09-OAR-2023-0649; FRL-11570-02-R9]', ['EPA-R09-OAR-2023-0649']],
  ['Docket ID: DOD-2016-OS-0037', ['DOD-2016-OS-0037']],
  ['OSHA-2007-0043-0018', ['OSHA-2007-0043']],
  ['Release No. 34-70001; File No. SR-XYZ-2016-030', []],
  ['ER11-2062-019; ER16-1375-000', []],
])('docketIdsIn finds the Regulations.gov dockets in %s', (text, expected) => {
  expect(docketIdsIn([text])).toEqual(expected);
});
