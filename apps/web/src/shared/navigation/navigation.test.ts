import { describe, expect, it } from 'vitest';
import { discoverAddress } from './discover-address.ts';
import { documentPath } from './document-path.ts';
import { createPreviousPage } from './previous-page.ts';
import { createUnsavedChanges } from './unsaved-changes.ts';

describe('the previous page', () => {
  it('changes with the path, not with the query, and comes back as it was left', () => {
    const page = createPreviousPage();
    page.visit('/discover');
    expect(page.get()).toBeNull();
    page.visit('/discover?filters=rent');
    page.visit('/discover?filters=rent&open=us-119-s-5#votes');
    expect(page.get()).toBeNull();
    page.visit('/legislation/us-119-s-5');
    expect(page.get()).toBe('/discover?filters=rent&open=us-119-s-5#votes');
    page.visit('/legislation/us-119-s-5?tab=timeline');
    expect(page.get()).toBe('/discover?filters=rent&open=us-119-s-5#votes');
  });
});

describe('unsaved changes', () => {
  it('are held by each form alone', () => {
    const changes = createUnsavedChanges();
    changes.hold('a', 'page');
    changes.hold('b', 'dialog');
    changes.release('a');
    expect(changes.hasAny()).toBe(true);
    changes.release('b');
    expect(changes.hasAny()).toBe(false);
  });

  it.each([
    ['page', [true, false, false, false]],
    ['?tab', [true, true, false, false]],
    ['dialog', [true, false, false, true]],
  ] as const)('in a %s are lost by what takes it away', (place, lost) => {
    const changes = createUnsavedChanges();
    changes.hold('a', place);
    const [otherPage, otherTab, otherSort, back] = [
      { isOtherPage: true, isStep: false, parameters: [] },
      { isOtherPage: false, isStep: false, parameters: ['tab'] },
      { isOtherPage: false, isStep: false, parameters: ['sort'] },
      { isOtherPage: false, isStep: true, parameters: ['sort'] },
    ].map((change) => changes.isLostBy(change));
    expect([otherPage, otherTab, otherSort, back]).toEqual(lost);
  });
});

describe('addresses', () => {
  it.each([
    ['Legislation', '/legislation/us-119-hr-1'],
    ['GlobalLegislation', '/global-legislation/us-119-hr-1'],
    ['ResearchDocument', '/research-doc/us-119-hr-1'],
    ['CustomOrg', '/stakeholders/custom_org/us-119-hr-1'],
  ] as const)('%s', (documentType, path) => expect(documentPath({ documentType, fusionId: 'us-119-hr-1' })).toBe(path));

  it('keep ids in one part of the path', () => {
    expect(documentPath({ documentType: 'News', fusionId: 'a/b?c' })).toBe('/news/a%2Fb%3Fc');
  });

  it('carry a whole search', () => {
    const model = { rawTextSearch: '("rent control" & fees) #1', searchExtensions: { enhancedSearch: true } };
    const address = new URL(discoverAddress(model), 'https://rotunda.example');
    expect(address.pathname).toBe('/discover');
    expect(JSON.parse(address.searchParams.get('filters') ?? '')).toEqual(model);
  });
});
