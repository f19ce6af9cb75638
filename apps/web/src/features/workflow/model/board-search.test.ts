import { describe, expect, it } from 'vitest';
import { changeBoardSearch, readBoardSearch } from './board-search.ts';

describe('Board URL', () => {
  it('keeps valid filters and the current column and drops the rest', () => {
    const filters = { owners: ['user-1', 'none'], priorities: ['High'], documentTypes: ['Regulation'] };
    const column = '5b0f1f9c-7c1a-4f5e-8a53-0d5c1f7c9b01';
    expect(readBoardSearch({ filters, column, open: 'x' })).toEqual({ filters, column });
    const faulty = { owners: [7], tags: [], priorities: ['Highest', 'Low'], positions: 'Oppose', surprise: ['x'] };
    expect(readBoardSearch({ filters: faulty, column: 'first' })).toEqual({ filters: { priorities: ['Low'] } });
    expect(readBoardSearch({ filters: { owners: [], positions: ['Maybe'] } })).toEqual({});
    expect(readBoardSearch.faultsIn({ filters: faulty })).toEqual(['owners', 'Highest', 'positions', 'surprise']);
    expect(readBoardSearch.faultsIn({ filters, column: 'first' })).toEqual([]);
  });

  it('drops its filters when they are emptied and keeps the column', () => {
    const column = '5b0f1f9c-7c1a-4f5e-8a53-0d5c1f7c9b01';
    expect(changeBoardSearch({ column, filters: { owners: ['user-1'] } }, { filters: {} })).toEqual({ column });
  });
});
