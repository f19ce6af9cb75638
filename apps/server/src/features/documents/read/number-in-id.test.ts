import { expect, it } from 'vitest';
import { numberBeside } from './number-in-id.ts';

it.each([
  ['2023-2024', 'us-ny-2023-2024-a-149', 'NY A 149', 'NY A 149'],
  ['2023-2024', 'us-ny-2017-2018-a-149', 'NY A 149', 'NY A 149 (2017-2018)'],
  ['2023-2024', 'us-ny-2017-2018-a-149', undefined, 'NY A 149 (2017-2018)'],
  ['2009-2010', 'us-ca-2009-2010-x8-ab-1', 'CA ABX8 1', 'CA ABX8 1'],
  ['119', 'us-119-hr-1', 'US HR 1', 'US HR 1'],
  ['119', 'us-118-hr-1', 'US HR 1', 'US HR 1 (118th Congress)'],
  ['119', 'us-118-hr-1', undefined, 'US HR 1 (118th Congress)'],
  ['45-1', 'ca-44-1-c-5', 'Canada C-5', 'Canada C-5 (44-1)'],
])('numberBeside names beside a bill of %s the bill %s, stored as %s, as %s', (session, fusionId, stored, shown) => {
  expect(numberBeside(session, fusionId, stored)).toBe(shown);
});
