import type { WorkflowColumn } from '@rotunda/contract';
import { describe, expect, it } from 'vitest';
import { moveByKey, moveCard } from './move-card.ts';

const column = (_id: string, ...ids: string[]): WorkflowColumn => ({
  _id,
  projectId: 'p',
  title: _id,
  cards: ids.map((fusionId) => ({ fusionId, documentType: 'Legislation' })),
});
const board = [column('a', '1', '2', '3'), column('b', '4'), column('c')];
const order = (columns: readonly WorkflowColumn[]) =>
  columns.map((one) => one.cards.map((card) => card.fusionId).join(''));
const press = (fusionId: string, key: string, shiftKey = false) => moveByKey(board, fusionId, { key, shiftKey });

describe('a card', () => {
  it('moves to its place, within a column and between two, and from where it is not stays', () => {
    const move = (fusionId: string, fromColumnId: string, toColumnId: string, position: number) =>
      order(moveCard(board, { fusionId, fromColumnId, toColumnId, position }));
    expect(move('3', 'a', 'a', 0)).toEqual(['312', '4', '']);
    expect(move('1', 'a', 'b', 1)).toEqual(['23', '41', '']);
    expect(move('1', 'b', 'c', 0)).toEqual(['123', '4', '']);
  });

  it('goes with ← → to the neighbouring column at its height, and nowhere past the ends', () => {
    expect(press('3', 'ArrowRight')).toMatchObject({ toColumnId: 'b', position: 1 });
    expect(press('4', 'ArrowLeft')).toMatchObject({ toColumnId: 'a', position: 0 });
    expect(press('1', 'ArrowLeft')).toBeNull();
  });

  it('goes up and down in its column with Shift only, and stops at the ends', () => {
    expect(press('2', 'ArrowUp', true)).toMatchObject({ toColumnId: 'a', position: 0 });
    expect(press('2', 'ArrowDown', true)).toMatchObject({ position: 2 });
    expect(press('3', 'ArrowDown', true)).toBeNull();
    expect(press('2', 'ArrowUp')).toBeNull();
    expect(press('9', 'ArrowRight')).toBeNull();
  });
});
