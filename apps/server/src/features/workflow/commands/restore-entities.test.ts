import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { insertAtPositions } from './restore-entities.ts';

const at = (position: number, documentId: number) => ({ position, documentId });

describe('insertAtPositions', () => {
  it.each([
    ['the top', [1, 2], [at(0, 9)], [9, 1, 2]],
    ['the middle', [1, 2], [at(1, 9)], [1, 9, 2]],
    ['the end', [1, 2], [at(2, 9)], [1, 2, 9]],
    ['the end of a column that is shorter now', [1], [at(7, 9)], [1, 9]],
    ['the end of an empty column', [], [at(3, 9), at(1, 8)], [8, 9]],
    ['neighboring positions, given in any order', [1, 2], [at(2, 8), at(0, 7), at(1, 9)], [7, 9, 8, 1, 2]],
  ])('puts documents back at %s', (_where, standing, places, cards) => {
    expect(insertAtPositions(standing, places)).toEqual(cards);
  });

  it('undoes the removal of any cards of a column', () => {
    const column = fc.uniqueArray(fc.integer({ min: 1, max: 99 }), { maxLength: 20 });
    fc.assert(
      fc.property(column, fc.func(fc.boolean()), fc.func(fc.nat()), (cards, isRemoved, shuffled) => {
        const removed = cards.map((documentId, position) => at(position, documentId)).filter((one) => isRemoved(one));
        const left = cards.filter((documentId) => !removed.some((one) => one.documentId === documentId));
        const places = removed.toSorted((a, b) => shuffled(a) - shuffled(b));
        expect(insertAtPositions(left, places)).toEqual(cards);
      }),
      { numRuns: 100 },
    );
  });
});
