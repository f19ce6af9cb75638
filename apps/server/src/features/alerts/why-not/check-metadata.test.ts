import { ALL_PROJECTS } from '@rotunda/contract/values';
import { describe, expect, it } from 'vitest';
import { satisfiesScope } from '../matching/record-matches.ts';
import type { OrganizationFacts } from '../matching/record-matches.repository.ts';
import { type CompiledSearch, visibleScope } from '../matching/saved-search-matcher.ts';
import { checkMetadata } from './check-metadata.ts';

const scope = (changes: Partial<CompiledSearch['scope']> = {}): CompiledSearch['scope'] => ({
  priorities: [],
  positions: [],
  tagIds: [],
  projectIds: [],
  ...changes,
});
const facts = (changes: Partial<OrganizationFacts> = {}): OrganizationFacts => ({
  priority: null,
  position: null,
  tagIds: [],
  projectIds: [],
  ...changes,
});

describe('Document metadata of an organization', () => {
  const satisfies = (wanted: Partial<CompiledSearch['scope']>, has: Partial<OrganizationFacts>) => {
    const visible = visibleScope(scope(wanted), ['p1']);
    return visible !== null && satisfiesScope(visible, facts(has));
  };

  it.each<[string, Partial<CompiledSearch['scope']>, Partial<OrganizationFacts>, boolean]>([
    ['nothing asked, nothing decided', {}, {}, true],
    ['one of several priorities', { priorities: ['High', 'Low'] }, { priority: 'Low' }, true],
    ['another priority', { priorities: ['High'] }, { priority: 'Low' }, false],
    ['no priority', { priorities: ['High'] }, {}, false],
    ['one of several tags', { tagIds: ['t1', 't2'] }, { tagIds: ['t0', 't2'] }, true],
    ['other tags', { tagIds: ['t1'] }, { tagIds: ['t0'] }, false],
    ['a priority, and not the position', { priorities: ['High'], positions: ['Support'] }, { priority: 'High' }, false],
    [
      'both of two lists',
      { priorities: ['High'], positions: ['Support'] },
      { priority: 'High', position: 'Support' },
      true,
    ],
    ['the project that is seen', { projectIds: ['p1', 'p2'] }, { projectIds: ['p1'] }, true],
    ['a project that is not seen', { projectIds: ['p1', 'p2'] }, { projectIds: ['p2'] }, false],
    ['any project, of those that are seen', { projectIds: ALL_PROJECTS }, { projectIds: ['p2'] }, false],
  ])('is matched against the scope of a saved search: %s', (_what, wanted, has, is) => {
    expect(satisfies(wanted, has)).toBe(is);
  });

  it('matches no search restricted to projects that are no longer visible', () => {
    expect(visibleScope(scope({ projectIds: ['p1'] }), [])).toBeNull();
    expect(visibleScope(scope({ projectIds: ALL_PROJECTS }), [])).toBeNull();
    expect(visibleScope(scope({ priorities: ['High'] }), [])).toEqual(scope({ priorities: ['High'] }));
  });
});

describe('checkMetadata', () => {
  it('reports each list the search filters by and no others', () => {
    const asked = scope({ priorities: ['High'], tagIds: ['t1'], projectIds: ['p1'] });
    expect(checkMetadata(asked, ['p1'], facts({ priority: 'High', projectIds: ['p1'] }))).toEqual([
      { list: 'priorities', passes: true },
      { list: 'tagIds', passes: false },
      { list: 'projectIds', passes: true },
    ]);
    expect(checkMetadata(scope(), ['p1'], facts({ priority: 'High' }))).toEqual([]);
  });

  it('fails the project list when the project is not visible', () => {
    const asked = scope({ projectIds: ['p1'], priorities: ['High'] });
    expect(checkMetadata(asked, [], facts({ priority: 'High', projectIds: ['p1'] }))).toEqual([
      { list: 'priorities', passes: true },
      { list: 'projectIds', passes: false },
    ]);
  });

  it('fails every list when the organization has set nothing on the document', () => {
    expect(checkMetadata(scope({ positions: ['Support'] }), [])).toEqual([{ list: 'positions', passes: false }]);
  });
});
