import { describe, expect, it } from 'vitest';
import { createListSearch, parameter, type Parameter } from './list-search.ts';

const { read, change } = createListSearch(
  {
    text: parameter.words,
    sort: parameter.oneOf(['new', 'old'], 'new'),
    project: parameter.uuid,
    filters: parameter.filters({ tags: parameter.list, text: parameter.words }),
    page: parameter.page,
    open: parameter.name,
  },
  { list: ['text', 'sort', 'project', 'filters'], within: ['page', 'open'] },
);

const PROJECT = '0b0e7a52-1d7c-4d3c-9a53-6f6c0c1d2e01';

describe('List URL', () => {
  it('is read back as it was written', () => {
    const search = {
      text: 'rent',
      sort: 'old',
      project: PROJECT,
      filters: { tags: ['a'] },
      page: 2,
      open: 'us-1-hr-1',
    };
    expect(read(JSON.parse(JSON.stringify(search)))).toEqual(search);
  });

  it('drops invalid values and defaults', () => {
    expect(read({ text: '', sort: 'best', project: 'x', filters: { tags: [], other: 1 }, page: 0, open: {} })).toEqual(
      {},
    );
    expect(read({ sort: 'new', page: 1, filters: ['a'], more: 1 })).toEqual({});
  });

  it('names what cannot be used and would otherwise show more', () => {
    expect(read.faultsIn({ project: 'x', text: 'y'.repeat(201), filters: { tags: 'a', other: 1 } })).toEqual([
      'text',
      'project',
      'tags',
      'other',
    ]);
    expect(read.faultsIn({ filters: '{"tags":["a' })).toEqual(['filters']);
    expect(read.faultsIn({ sort: 'best', page: 0, open: {}, more: 1, text: '', filters: { tags: [] } })).toEqual([]);
    expect(read.faultsIn({ text: 2026, sort: 'new', project: PROJECT, filters: { tags: ['a'] } })).toEqual([]);
  });

  it('returns to the first page with nothing open when the list changes', () => {
    const search = { page: 3, open: 'a', sort: 'old' };
    expect(change(search, { text: 'rent' })).toEqual({ sort: 'old', text: 'rent' });
    expect(change(search, { sort: null })).toEqual({});
  });

  it('keeps its place when the list stays the same', () => {
    expect(change({ page: 3, open: 'a' }, { open: 'b' })).toEqual({ page: 3, open: 'b' });
    expect(change({ page: 3, open: 'a' }, { page: 4 })).toEqual({ page: 4, open: 'a' });
    expect(change({ page: 3, open: 'a' }, { open: null })).toEqual({ page: 3 });
  });

  it('keeps the page given together with a change of the list', () => {
    expect(change({ page: 3 }, { text: 'rent', page: 2 })).toEqual({ text: 'rent', page: 2 });
  });
});

describe('List URL parameter', () => {
  it.each<[string, Parameter<unknown>, unknown, unknown]>([
    ['words of digits, which arrive as a number', parameter.words, 2026, '2026'],
    ['words, as many as fit', parameter.words, 'x'.repeat(300), 'x'.repeat(200)],
    ['no words', parameter.words, null, undefined],
    ['no name of a number', parameter.name, 7, undefined],
    ['no name that is too long', parameter.name, 'x'.repeat(201), undefined],
    ['an id', parameter.uuid, PROJECT, PROJECT],
    ['no id with something behind it', parameter.uuid, `${PROJECT}; drop`, undefined],
    ['no half page', parameter.page, 1.5, undefined],
    ['no page as a text', parameter.page, '2', undefined],
    ['no page beyond what is counted', parameter.page, 1_000_000, undefined],
    ['one of a list', parameter.oneOf([10, 25], 10), 25, 25],
    ['nothing for the usual', parameter.oneOf([10, 25], 10), 10, undefined],
  ])('reads %s', (_what, kind, value, expected) => expect(kind(value)).toBe(expected));
});
