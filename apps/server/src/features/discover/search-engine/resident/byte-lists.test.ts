import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ByteLists, GrowingByteLists } from './byte-lists.ts';

function getNumbers({ bytes, starts }: ByteLists, list: number): number[] {
  const numbers: number[] = [];
  let [number, shift] = [0, 0];
  for (const byte of bytes.subarray(starts[list], starts[list + 1])) {
    number += (byte & 0x7f) * 2 ** shift;
    shift += 7;
    if (byte > 0x7f) continue;
    numbers.push(number);
    [number, shift] = [0, 0];
  }
  return numbers;
}

describe('ByteLists', () => {
  it('returns everything appended to each list in order', () => {
    const appended = fc.array(fc.tuple(fc.nat({ max: 5 }), fc.nat({ max: 2 ** 32 - 1 })), {
      maxLength: 3000,
      size: 'max',
    });
    fc.assert(
      fc.property(appended, (entries) => {
        const growing = new GrowingByteLists();
        for (const [list, number] of entries) growing.append(list, number);
        const lists = growing.finish(7);
        for (let list = 0; list < 7; list++) {
          expect(getNumbers(lists, list)).toEqual(entries.filter(([of]) => of === list).map(([, number]) => number));
        }
      }),
      { numRuns: 30 },
    );
  });
});
