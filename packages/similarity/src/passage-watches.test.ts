import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { locatePassage } from './locate-passage.ts';
import { CARRIED_SHARE, PassageWatches, MIN_WATCHED_WORDS } from './passage-watches.ts';

const rare = (from: number, length: number) => Uint32Array.from({ length }, (_, place) => from + place);
const joined = (...parts: Uint32Array[]) => Uint32Array.from(parts.flatMap((part) => [...part]));
const getWatches = (watches: PassageWatches, text: Uint32Array) =>
  watches.carriedBy(text).flatMap((one) => [...one.watches]);

describe('PassageWatches', () => {
  test('finds a passage in the texts that carry it for every watcher', () => {
    const watches = new PassageWatches();
    for (let watch = 1; watch <= 50; watch++) watches.set(watch, rare(1000, 40));
    watches.set(51, rare(5000, 40));
    const carried = watches.carriedBy(joined(rare(1, 30), rare(1000, 40), rare(200, 30)));
    expect(carried).toHaveLength(1);
    expect(carried[0]?.watches.size).toBe(50);
    expect(carried[0]?.located).toMatchObject({ from: 30, to: 70, share: 1 });
  });

  test('forgets removed passages and replaces changed passages', () => {
    const watches = new PassageWatches();
    watches.set(1, rare(1000, 40));
    watches.set(2, rare(1000, 40));
    watches.remove(1);
    watches.set(2, rare(2000, 40));
    expect([watches.size, getWatches(watches, rare(1000, 40)), getWatches(watches, rare(2000, 40))]).toEqual([
      1,
      [],
      [2],
    ]);
    watches.clear();
    expect([watches.size, getWatches(watches, rare(2000, 40))]).toEqual([0, []]);
  });

  test('ignores passages with too few words', () => {
    const watches = new PassageWatches();
    watches.set(1, rare(1000, MIN_WATCHED_WORDS - 1));
    watches.set(2, new Uint32Array());
    expect([watches.size, getWatches(watches, rare(1000, 40)), getWatches(watches, new Uint32Array())]).toEqual([
      0,
      [],
      [],
    ]);
  });

  test('finds a passage exactly where enough of it appears together', () => {
    const words = fc.array(fc.integer({ min: 0, max: 40 }), { maxLength: 200 }).map((list) => Uint32Array.from(list));
    const passages = fc
      .uniqueArray(fc.integer({ min: 0, max: 90 }), { maxLength: 60 })
      .map((list) => Uint32Array.from(list));
    fc.assert(
      fc.property(passages, words, (passage, text) => {
        const watches = new PassageWatches();
        watches.set(7, passage);
        const share = locatePassage(passage, text)?.share ?? 0;
        if (getWatches(watches, text).length > 0) expect(share).toBeGreaterThanOrEqual(CARRIED_SHARE);
        const whole = getWatches(watches, joined(text, passage, text));
        expect(whole).toEqual(passage.length < MIN_WATCHED_WORDS ? [] : [7]);
      }),
      { numRuns: 300 },
    );
  });
});
