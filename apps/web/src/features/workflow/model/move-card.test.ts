import type { WorkflowColumn } from '@rotunda/contract';
import { describe, expect, it } from 'vitest';
import { moveByKey, moveCard, toFullBoard } from './move-card.ts';

const column = (_id: string, ...ids: string[]): WorkflowColumn => ({
  _id,
  projectId: 'p',
  title: _id,
  cards: ids.map((fusionId) => ({ fusionId, documentType: 'Legislation', ownerId: null })),
});
const board = [column('a', '1', '2', '3'), column('b', '4'), column('c')];
const order = (columns: readonly WorkflowColumn[]) =>
  columns.map((one) => one.cards.map((card) => card.fusionId).join(''));
const press = (fusionId: string, key: string, shiftKey = false) => moveByKey(board, fusionId, { key, shiftKey });

describe('Moving a card', () => {
  it('puts it at its position, but ignores a card that is not in the source column', () => {
    const move = (fusionId: string, fromColumnId: string, toColumnId: string, position: number) =>
      order(moveCard(board, { fusionId, fromColumnId, toColumnId, position }));
    expect(move('3', 'a', 'a', 0)).toEqual(['312', '4', '']);
    expect(move('1', 'a', 'b', 1)).toEqual(['23', '41', '']);
    expect(move('1', 'b', 'c', 0)).toEqual(['123', '4', '']);
  });

  it('with the left and right arrows keeps its height and stops at the outer columns', () => {
    expect(press('3', 'ArrowRight')).toMatchObject({ toColumnId: 'b', position: 1 });
    expect(press('4', 'ArrowLeft')).toMatchObject({ toColumnId: 'a', position: 0 });
    expect(press('1', 'ArrowLeft')).toBeNull();
  });

  it('with the up and down arrows needs Shift and stops at the ends', () => {
    expect(press('2', 'ArrowUp', true)).toMatchObject({ toColumnId: 'a', position: 0 });
    expect(press('2', 'ArrowDown', true)).toMatchObject({ position: 2 });
    expect(press('3', 'ArrowDown', true)).toBeNull();
    expect(press('2', 'ArrowUp')).toBeNull();
    expect(press('9', 'ArrowRight')).toBeNull();
  });

  it('on a filtered board keeps it next to the same neighbor on the whole board', () => {
    const shown = [column('a', '1', '3'), column('b'), column('c')];
    const whole = (toColumnId: string, position: number, fusionId = '4') =>
      toFullBoard(board, shown, { fusionId, fromColumnId: 'b', toColumnId, position }).position;
    expect(whole('a', 0)).toBe(0);
    expect(whole('a', 1)).toBe(1);
    expect(whole('a', 2)).toBe(3);
    expect(whole('c', 0)).toBe(0);
    expect(whole('b', 0, '1')).toBe(1);
    expect(whole('a', 1, '3')).toBe(1);
    const hidden = [column('a', '2', '3'), column('b'), column('c')];
    expect(
      toFullBoard(board, hidden, { fusionId: '4', fromColumnId: 'b', toColumnId: 'a', position: 0 }).position,
    ).toBe(1);
  });
});
