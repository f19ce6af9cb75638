import { act, renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useRowSelection } from './use-row-selection.ts';

const getId = (row: string) => row;

function choose(limit?: number) {
  const { result, rerender } = renderHook(({ shown }) => useRowSelection(shown, getId, limit), {
    initialProps: { shown: ['a', 'b', 'c', 'd'] },
  });
  return {
    rows: () => result.current.rows,
    toggle: (id: string, isChecked = true, isRange = false) => act(() => result.current.toggle(id, isChecked, isRange)),
    selectAll: () => act(() => result.current.selectAll()),
    clear: () => act(() => result.current.clear()),
    show: (shown: string[]) => rerender({ shown }),
  };
}

describe('useRowSelection', () => {
  it('toggles single rows or all rows between two of them', () => {
    const list = choose();
    list.toggle('d');
    list.toggle('b', true, true);
    expect(list.rows().toSorted()).toEqual(['b', 'c', 'd']);
    list.toggle('c', false);
    expect(list.rows().toSorted()).toEqual(['b', 'd']);
  });

  it('keeps rows selected on the next page and clears them together', () => {
    const list = choose();
    list.toggle('a');
    list.show(['e', 'f']);
    list.selectAll();
    expect(list.rows()).toEqual(['a', 'e', 'f']);
    list.clear();
    expect(list.rows()).toEqual([]);
  });

  it('stops at the limit', () => {
    const list = choose(2);
    list.selectAll();
    expect(list.rows()).toEqual(['a', 'b']);
    list.toggle('c');
    expect(list.rows()).toEqual(['a', 'b']);
  });
});
