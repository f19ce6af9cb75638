import { expect, it } from 'vitest';
import { chipMaker, withoutEmpty } from './filter-chips.ts';

const filters: { tags?: string[]; text?: string } = { tags: ['a', 'b'], text: 'water' };

it('chipMaker creates a chip for each value with the filters that remain without it', () => {
  const { each, one } = chipMaker(filters);
  const chips = [
    ...each('tags', 'Tags', filters.tags, (id) => id.toUpperCase()),
    ...one('text', 'Search', filters.text),
  ];
  expect(chips.map(({ kind, value, without }) => [kind, value, without])).toEqual([
    ['Tags', 'A', { tags: ['b'], text: 'water' }],
    ['Tags', 'B', { tags: ['a'], text: 'water' }],
    ['Search', 'water', { tags: ['a', 'b'] }],
  ]);
  expect(new Set(chips.map(({ key }) => key)).size).toBe(3);
  expect(one('text', 'Search', undefined)).toEqual([]);
});

it('withoutEmpty removes only empty values', () => {
  expect(withoutEmpty({ tags: [], text: '', from: undefined, size: 0 })).toEqual({ size: 0 });
});
