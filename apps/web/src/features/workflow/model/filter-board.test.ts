import type { WorkflowColumn } from '@rotunda/contract';
import { describe, expect, it } from 'vitest';
import { buildCard } from '../../../testing/builders.ts';
import { boardFilterChips } from './board-filter-chips.ts';
import { NO_OWNER } from './board-search.ts';
import { filterBoard } from './filter-board.ts';
import { groupByType } from './group-by-type.ts';

const card = (
  fusionId: string,
  ownerId: string | null,
  documentType: 'Legislation' | 'Regulation' = 'Legislation',
) => ({
  fusionId,
  documentType,
  ownerId,
});
const COLUMNS: readonly WorkflowColumn[] = [
  { _id: 'watching', projectId: 'p', title: 'Watching', cards: [card('a', 'ann'), card('b', null)] },
  { _id: 'closed', projectId: 'p', title: 'Closed', cards: [card('c', 'ben', 'Regulation'), card('unknown', 'ann')] },
];
const document = (fusionId: string, priority: 'High' | 'Low' | null, tags: string[]) =>
  buildCard({
    fusionId,
    metadata: { priority, position: 'Oppose', tags: tags.map((_id) => ({ _id, name: _id })), projects: [] },
  });
const DOCUMENTS = new Map(
  [document('a', 'High', ['t1']), document('b', null, []), document('c', 'Low', ['t2', 't1'])].map((one) => [
    one.fusionId,
    one,
  ]),
);
const shown = (filters: Parameters<typeof filterBoard>[2]) =>
  filterBoard(COLUMNS, DOCUMENTS, filters).map(({ cards }) => cards.map(({ fusionId }) => fusionId));

describe('filterBoard', () => {
  it('returns the same board without filters and keeps cards of unknown documents', () => {
    expect(filterBoard(COLUMNS, DOCUMENTS, {})).toBe(COLUMNS);
    expect(shown({ owners: undefined })).toEqual([
      ['a', 'b'],
      ['c', 'unknown'],
    ]);
  });

  it.each([
    ['an owner', { owners: ['ann'] }, [['a'], []]],
    ['nobody as owner', { owners: [NO_OWNER] }, [['b'], []]],
    ['a priority, which those without one do not have', { priorities: ['High', 'Low'] }, [['a'], ['c']]],
    ['any of several tags', { tags: ['t1', 't9'] }, [['a'], ['c']]],
    ['a type', { documentTypes: ['Regulation'] }, [[], ['c']]],
    ['all of them together', { tags: ['t1'], positions: ['Oppose'], owners: ['ben'] }, [[], ['c']]],
    ['nothing at all', { priorities: [] }, [[], []]],
  ] as const)('keeps all columns and only the cards of %s', (_what, filters, expected) => {
    expect(shown(Object.fromEntries(Object.entries(filters).map(([name, values]) => [name, [...values]])))).toEqual(
      expected,
    );
  });

  it('gets a chip for each value that removes only that value', () => {
    const filters = { owners: [NO_OWNER, 'ann'], priorities: ['High' as const] };
    const chips = boardFilterChips(filters, { getName: (list, id) => `${list} ${id}`, getLabel: () => '' });
    expect(chips.map(({ value }) => value)).toEqual([expect.any(String), 'people ann', 'High']);
    expect(chips[0]?.value).not.toBe(NO_OWNER);
    expect(chips[1]?.without).toEqual({ owners: [NO_OWNER], priorities: ['High'] });
  });
});

it('groupByType groups documents by type in the order they were chosen', () => {
  expect(groupByType([card('a', null), card('c', null, 'Regulation'), card('b', null)])).toEqual([
    { documentType: 'Legislation', fusionIds: ['a', 'b'] },
    { documentType: 'Regulation', fusionIds: ['c'] },
  ]);
  expect(groupByType([])).toEqual([]);
});
