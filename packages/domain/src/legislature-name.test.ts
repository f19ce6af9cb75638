import { expect, it } from 'vitest';
import { legislatureName } from './legislature-name.ts';

it.each([
  ['us', 'upper', 'U.S. Senate'],
  ['us', 'joint', 'U.S. Congress'],
  ['ca', 'lower', 'House of Commons of Canada'],
  ['us-ca', 'lower', 'California Assembly'],
  ['us-ne', 'upper', 'Nebraska Legislature'],
  ['us-wy', 'joint', 'Wyoming Legislature'],
] as const)('legislatureName of %s %s is %s', (isoCode, chamber, expected) => {
  expect(legislatureName(isoCode, chamber)).toBe(expected);
});
