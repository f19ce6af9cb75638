import { describe, expect, it } from 'vitest';
import { discoverAddress } from './discover-address.ts';
import { documentPath } from './document-path.ts';
import { createPreviousPage } from './previous-page.ts';
import { createUnsavedChanges } from './unsaved-changes.ts';

describe('Previous page', () => {
  it('changes with the path but not the query, and keeps the last query', () => {
    const page = createPreviousPage();
    page.visit('/discover', 0);
    expect(page.get()).toBeNull();
    page.visit('/discover?filters=rent', 1);
    page.visit('/discover?filters=rent&open=us-119-s-5#votes', 2);
    expect(page.get()).toBeNull();
    page.visit('/legislation/us-119-s-5', 3);
    expect(page.get()).toEqual({ href: '/discover?filters=rent&open=us-119-s-5#votes', steps: 1 });
    page.visit('/legislation/us-119-s-5?tab=timeline', 4);
    expect(page.get()).toEqual({ href: '/discover?filters=rent&open=us-119-s-5#votes', steps: 2 });
  });

  it('is the page before the current page after going back', () => {
    const page = createPreviousPage();
    for (const [index, href] of ['/discover', '/legislation/a', '/legislation/b'].entries()) page.visit(href, index);
    page.visit('/legislation/a', 1);
    expect(page.get()).toEqual({ href: '/discover', steps: 1 });
  });

  it('is restored after a reload, only in its own tab', () => {
    const stored = new Map<string, string>();
    const storage = {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
    };
    const before = createPreviousPage(storage);
    before.visit('/projects?words=water', 0);
    before.visit('/projects/1', 1);
    const after = createPreviousPage(storage);
    after.visit('/projects/1', 1);
    expect(after.get()).toEqual({ href: '/projects?words=water', steps: 1 });
    const other = createPreviousPage();
    other.visit('/projects/1', 0);
    expect(other.get()).toBeNull();
  });

  it('is never the login page', () => {
    const page = createPreviousPage();
    page.visit('/login?to=/projects', 0);
    page.visit('/projects', 1);
    expect(page.get()).toBeNull();
  });
});

describe('Unsaved changes', () => {
  it('are tracked for each form separately', () => {
    const changes = createUnsavedChanges();
    changes.register('a', 'page');
    changes.register('b', 'dialog');
    changes.unregister('a');
    expect(changes.hasAny()).toBe(true);
    changes.unregister('b');
    expect(changes.hasAny()).toBe(false);
  });

  it.each([
    ['page', [true, false, false, false]],
    ['?tab', [true, true, false, false]],
    ['dialog', [true, false, false, true]],
  ] as const)('in a %s are lost only by the navigation that removes it', (place, lost) => {
    const changes = createUnsavedChanges();
    changes.register('a', place);
    const [otherPage, otherTab, otherSort, back] = [
      { isOtherPage: true, isHistoryStep: false, parameters: [] },
      { isOtherPage: false, isHistoryStep: false, parameters: ['tab'] },
      { isOtherPage: false, isHistoryStep: false, parameters: ['sort'] },
      { isOtherPage: false, isHistoryStep: true, parameters: ['sort'] },
    ].map((change) => changes.isDiscardedBy(change));
    expect([otherPage, otherTab, otherSort, back]).toEqual(lost);
  });
});

describe('Document and search URLs', () => {
  it.each([
    ['Legislation', '/legislation/us-119-hr-1'],
    ['GlobalLegislation', '/global-legislation/us-119-hr-1'],
    ['ResearchDocument', '/research-doc/us-119-hr-1'],
    ['CustomOrg', '/stakeholders/custom_org/us-119-hr-1'],
  ] as const)('%s', (documentType, path) => expect(documentPath({ documentType, fusionId: 'us-119-hr-1' })).toBe(path));

  it('encode ids as a single path segment', () => {
    expect(documentPath({ documentType: 'News', fusionId: 'a/b?c' })).toBe('/news/a%2Fb%3Fc');
  });

  it('contain the whole search', () => {
    const model = { rawTextSearch: '("rent control" & fees) #1', searchExtensions: { enhancedSearch: true } };
    const address = new URL(discoverAddress(model), 'https://rotunda.example');
    expect(address.pathname).toBe('/discover');
    expect(JSON.parse(address.searchParams.get('filters') ?? '')).toEqual(model);
  });
});
