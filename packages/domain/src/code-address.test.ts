import { expect, it } from 'vitest';
import { codeAddress, codeLabel, type FederalCode } from './code-address.ts';

it.each<[FederalCode, string, string, string, string]>([
  [
    'usc',
    '50',
    '1701',
    '50 U.S.C. 1701',
    'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title50-section1701&num=0&edition=prelim',
  ],
  [
    'usc',
    '42',
    '1395w-4',
    '42 U.S.C. 1395w-4',
    'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title42-section1395w-4&num=0&edition=prelim',
  ],
  ['cfr', '21', '314.50', '21 C.F.R. 314.50', 'https://www.ecfr.gov/current/title-21/section-314.50'],
  ['cfr', '31', '560', '31 C.F.R. Part 560', 'https://www.ecfr.gov/current/title-31/part-560'],
])('codeLabel and codeAddress of %s %s %s are %s', (code, title, section, label, address) => {
  expect([codeLabel(code, title, section), codeAddress(code, title, section)]).toEqual([label, address]);
});
