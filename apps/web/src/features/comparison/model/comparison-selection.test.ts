import { describe, expect, it } from 'vitest';
import { buildComparableBill } from '../../../testing/comparison-builder.ts';
import {
  addressOf,
  beginSelection,
  chooseBill,
  neighboringVersions,
  swapSides,
  versionIdOf,
} from './comparison-selection.ts';

const ONE = { bill: buildComparableBill(), versionId: 'v-1' };
const OTHER_VERSION = { ...ONE, versionId: 'v-2' };
const OTHER = { bill: buildComparableBill({ fusionId: 'us-119-s-2' }), versionId: null };
const version = (id: string, changes = {}) => ({ id, language: 'en', support: true, isCurrent: false, ...changes });

describe('the first tab (S1 §4)', () => {
  it.each([
    ['versions where two of one bill are compared', ONE, OTHER_VERSION, 'versions'],
    ['relevant bills where there is a first bill', ONE, null, 'relevant'],
    ['relevant bills where two bills are compared', ONE, OTHER, 'relevant'],
    ['other bills where there is none', null, null, 'other'],
  ] as const)('is that of %s', (_when, first, second, tab) => {
    expect(beginSelection(first, second)).toEqual({ first, second, tab, activeSessions: true });
  });
});

describe('choosing', () => {
  it('swaps bills with their versions, and turns to other bills of all sessions', () => {
    expect(swapSides(beginSelection(ONE, OTHER))).toEqual({
      ...{ first: OTHER, second: ONE, tab: 'other', activeSessions: false },
    });
  });

  it('fills the first side, then the second', () => {
    const first = chooseBill(beginSelection(null, null), ONE);
    expect(first).toMatchObject({ first: ONE, second: null });
    expect(chooseBill(first, OTHER)).toMatchObject({ first: ONE, second: OTHER });
  });

  it('means the current version until one is chosen', () => {
    const versions = [version('v-3'), version('v-2', { isCurrent: true })];
    expect(versionIdOf({ ...ONE, versionId: null }, versions)).toBe('v-2');
    expect(versionIdOf(ONE, versions)).toBe('v-1');
    expect(versionIdOf({ ...ONE, versionId: null }, undefined)).toBeNull();
  });
});

describe('two versions to begin with', () => {
  it('are the current one and the one before it in the same language whose text is held', () => {
    const versions = [
      version('law', { support: false }),
      version('passed', { isCurrent: true }),
      version('passed-fr', { language: 'fr' }),
      version('reported', { support: false }),
      version('introduced'),
    ];
    expect(neighboringVersions(versions)).toEqual({ before: 'introduced', after: 'passed' });
  });

  it('are both languages of a bill that has one version', () => {
    const versions = [version('en', { isCurrent: true }), version('fr', { language: 'fr' })];
    expect(neighboringVersions(versions)).toEqual({ before: 'fr', after: 'en' });
  });

  it('are none where only one text is held', () => {
    expect(neighboringVersions([version('v-1'), version('v-2', { support: false })])).toBeNull();
  });
});

it('the address names a version only where its id is not that of the bill (S1 §2)', () => {
  expect(addressOf({ fusionId: 'a', versionId: 'a' }, { fusionId: 'b', versionId: 'b-2' })).toEqual({
    ...{ bill1: 'a', bill2: 'b', version2: 'b-2' },
  });
  expect(addressOf({ fusionId: 'a', versionId: null }, { fusionId: 'b', versionId: null })).toEqual({
    ...{ bill1: 'a', bill2: 'b' },
  });
});
