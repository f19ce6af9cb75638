import { expect, test } from 'vitest';
import { chamberName, isSingleChamber } from './chamber-names.ts';
import type { Chamber } from './status.ts';

test.each<[string, Chamber, string]>([
  ['us', 'upper', 'Senate'],
  ['us', 'lower', 'House'],
  ['us', 'joint', 'Joint'],
  ['us-wy', 'lower', 'House'],
  ['us-ca', 'lower', 'Assembly'],
  ['us-nj', 'lower', 'Assembly'],
  ['us-ny', 'lower', 'Assembly'],
  ['us-nv', 'lower', 'Assembly'],
  ['us-wi', 'lower', 'Assembly'],
  ['us-ca', 'upper', 'Senate'],
  ['us-dc', 'upper', 'City Council'],
  ['us-dc', 'lower', 'City Council'],
  ['us-ne', 'upper', 'Legislature'],
  ['us-ne', 'lower', 'Legislature'],
  ['us-pr', 'upper', 'Senate'],
  ['us-pr', 'lower', 'House'],
  ['us-as', 'upper', 'Senate'],
  ['us-mp', 'lower', 'House'],
  ['us-gu', 'upper', 'Legislature'],
  ['us-vi', 'lower', 'Legislature'],
  ['ca', 'upper', 'Senate'],
  ['ca', 'lower', 'House of Commons'],
  ['ca', 'joint', 'Joint'],
  ['ca-on', 'lower', 'Legislative Assembly'],
  ['US-CA', 'lower', 'Assembly'],
  ['somewhere', 'lower', 'House'],
])('chamberName calls the %s %s chamber the %s', (isoCode, chamber, name) => {
  expect(chamberName(isoCode, chamber)).toBe(name);
});

test('isSingleChamber is true for DC and Nebraska and false for Congress and other states', () => {
  expect(isSingleChamber('us-dc')).toBe(true);
  expect(isSingleChamber('US-NE')).toBe(true);
  expect(isSingleChamber('us')).toBe(false);
  expect(isSingleChamber('us-ca')).toBe(false);
});
