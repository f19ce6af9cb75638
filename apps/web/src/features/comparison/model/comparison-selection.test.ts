import { describe, expect, it } from 'vitest';
import { buildComparableBill } from '../../../testing/comparison-builder.ts';
import {
  getAddress,
  beginSelection,
  chooseBill,
  neighboringVersions,
  swapSides,
  getVersionId,
} from './comparison-selection.ts';

const ONE = { bill: buildComparableBill(), versionId: 'v-1' };
const OTHER_VERSION = { ...ONE, versionId: 'v-2' };
const OTHER = { bill: buildComparableBill({ fusionId: 'us-119-s-2' }), versionId: null };
const version = (id: string, changes = {}) => ({ id, language: 'en', support: true, isCurrent: false, ...changes });

describe('Initial tab of the comparison dialog (CMP-01)', () => {
  it.each([
    ['versions where two of one bill are compared', ONE, OTHER_VERSION, 'versions'],
    ['relevant bills where there is a first bill', ONE, null, 'relevant'],
    ['relevant bills where two bills are compared', ONE, OTHER, 'relevant'],
    ['other bills where there is none', null, null, 'other'],
  ] as const)('is that of %s', (_when, first, second, tab) => {
    expect(beginSelection(first, second)).toEqual({ first, second, tab, activeSessions: true });
  });
});

describe('Comparison selection', () => {
  it('swaps bills with their versions and switches to other bills of all sessions', () => {
    expect(swapSides(beginSelection(ONE, OTHER))).toEqual({
      first: OTHER,
      second: ONE,
      tab: 'other',
      activeSessions: false,
    });
  });

  it('fills the first side, then the second', () => {
    const first = chooseBill(beginSelection(null, null), ONE);
    expect(first).toMatchObject({ first: ONE, second: null });
    expect(chooseBill(first, OTHER)).toMatchObject({ first: ONE, second: OTHER });
  });

  it('uses the current version until another is chosen', () => {
    const versions = [version('v-3'), version('v-2', { isCurrent: true })];
    expect(getVersionId({ ...ONE, versionId: null }, versions)).toBe('v-2');
    expect(getVersionId(ONE, versions)).toBe('v-1');
    expect(getVersionId({ ...ONE, versionId: null }, undefined)).toBeNull();
  });
});

describe('neighboringVersions', () => {
  it('returns the current version and the previous version in the same language that has text', () => {
    const versions = [
      version('law', { support: false }),
      version('passed', { isCurrent: true }),
      version('passed-fr', { language: 'fr' }),
      version('reported', { support: false }),
      version('introduced'),
    ];
    expect(neighboringVersions(versions)).toEqual({ before: 'introduced', after: 'passed' });
  });

  it('returns both languages of a bill that has a single version', () => {
    const versions = [version('en', { isCurrent: true }), version('fr', { language: 'fr' })];
    expect(neighboringVersions(versions)).toEqual({ before: 'fr', after: 'en' });
  });

  it('returns null when only a single version has text', () => {
    expect(neighboringVersions([version('v-1'), version('v-2', { support: false })])).toBeNull();
  });
});

it("getAddress names a version only when its id differs from the bill's (CMP-02)", () => {
  expect(getAddress({ fusionId: 'a', versionId: 'a' }, { fusionId: 'b', versionId: 'b-2' })).toEqual({
    bill1: 'a',
    bill2: 'b',
    version2: 'b-2',
  });
  expect(getAddress({ fusionId: 'a', versionId: null }, { fusionId: 'b', versionId: null })).toEqual({
    bill1: 'a',
    bill2: 'b',
  });
});
