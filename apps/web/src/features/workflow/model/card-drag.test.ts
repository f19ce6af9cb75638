import type { WorkflowColumn } from '@rotunda/contract';
import { describe, expect, it } from 'vitest';
import { cardData, columnData, isLowerHalf, readDrop } from './card-drag.ts';
import { moveCard } from './move-card.ts';

const column = (_id: string, ...ids: string[]): WorkflowColumn => ({
  _id,
  projectId: 'p',
  title: _id,
  cards: ids.map((fusionId) => ({
    fusionId,
    documentType: 'Legislation',
    ownerId: null,
  })),
});
const board = [column('a', '1', '2', '3'), column('b', '4'), column('c')];

/** A card on screen, 40 pixels high, 100 pixels from the top. */
const element = document.createElement('div');
element.getBoundingClientRect = () => new DOMRect(0, 100, 200, 40);
const UPPER = 110;
const LOWER = 130;

/** Returns the columns after a card is dropped on another card or on the rest of a column. */
function dropped(fusionId: string, from: string, [to, onto]: [column: string, card?: string], clientY: number) {
  const data = onto === undefined ? columnData(to) : cardData(onto, to);
  const move = readDrop(board, cardData(fusionId, from), [{ data, element }], clientY);
  return move && moveCard(board, move).map((one) => one.cards.map((card) => card.fusionId).join(''));
}

it('isLowerHalf recognizes the lower half of a card', () => {
  expect([isLowerHalf(element, UPPER), isLowerHalf(element, LOWER)]).toEqual([false, true]);
});

describe('readDrop', () => {
  it('places a card before another over its upper half and after it over its lower half', () => {
    expect(dropped('4', 'b', ['a', '2'], UPPER)).toEqual(['1423', '', '']);
    expect(dropped('4', 'b', ['a', '2'], LOWER)).toEqual(['1243', '', '']);
  });

  it('computes positions within a column without the dragged card', () => {
    expect(dropped('1', 'a', ['a', '3'], UPPER)).toEqual(['213', '4', '']);
    expect(dropped('1', 'a', ['a', '3'], LOWER)).toEqual(['231', '4', '']);
    expect(dropped('3', 'a', ['a', '1'], UPPER)).toEqual(['312', '4', '']);
  });

  it('places a card last over the rest of a column and first in an empty column', () => {
    expect(dropped('1', 'a', ['b'], UPPER)).toEqual(['23', '41', '']);
    expect(dropped('1', 'a', ['c'], UPPER)).toEqual(['23', '4', '1']);
    expect(dropped('1', 'a', ['a'], UPPER)).toEqual(['231', '4', '']);
  });

  it('returns null when the card would not move', () => {
    expect(dropped('2', 'a', ['a', '2'], UPPER)).toBeNull();
    expect(dropped('2', 'a', ['a', '1'], LOWER)).toBeNull();
    expect(dropped('2', 'a', ['a', '3'], UPPER)).toBeNull();
    expect(dropped('3', 'a', ['a'], UPPER)).toBeNull();
  });

  it('returns null outside the board and for a column that no longer exists', () => {
    expect(readDrop(board, cardData('1', 'a'), [], UPPER)).toBeNull();
    expect(dropped('1', 'gone', ['b'], UPPER)).toBeNull();
    expect(dropped('1', 'a', ['gone'], UPPER)).toBeNull();
    expect(readDrop(board, columnData('a'), [{ data: columnData('b'), element }], UPPER)).toBeNull();
  });
});
