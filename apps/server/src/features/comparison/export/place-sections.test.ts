import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placeSections } from './place-sections.ts';

/**
 * Builds a section. Sections are in the order of the right text, and placement depends only on whether a section is in
 * it and on its place in the left text.
 */
const section = (key: string, leftPlace: number | null, changes: { isDropped?: boolean; isMoved?: boolean } = {}) => ({
  key,
  leftPlace,
  isMoved: changes.isMoved ?? false,
  right: changes.isDropped === true ? null : { number: key },
});
const placed = (...sections: ReturnType<typeof section>[]) =>
  placeSections(sections).map(({ section: { key }, side }) =>
    side === 'both' ? key : `${side === 'left' ? '-' : '+'}${key}`,
  );

describe('placeSections', () => {
  it('lists sections in the same order on both sides once', () => {
    expect(placed(section('a', 0), section('b', 1), section('c', 2))).toEqual(['a', 'b', 'c']);
  });

  it('places inserted sections as in the right text and dropped sections as in the left text', () => {
    expect(
      placed(section('a', 0), section('new', null), section('old', 1, { isDropped: true }), section('b', 2)),
    ).toEqual(['a', '+new', '-old', 'b']);
  });

  it('places reordered sections at both positions', () => {
    expect(placed(section('b', 1), section('c', 2), section('a', 0))).toEqual(['-a', 'b', 'c', '+a']);
  });

  it('places sections marked as moved at both positions even when their order is unchanged', () => {
    expect(placed(section('a', 0), section('b', 1, { isMoved: true }), section('c', 2))).toEqual([
      'a',
      '+b',
      '-b',
      'c',
    ]);
  });

  it('returns nothing for two empty texts', () => {
    expect(placed()).toEqual([]);
  });

  it('keeps the order of both texts for any combination of moved, dropped and inserted sections', () => {
    const texts = fc.record({
      lefts: fc.nat(8),
      order: fc.infiniteStream(fc.nat(100)),
      dropped: fc.nat(255),
      moved: fc.nat(255),
    });
    fc.assert(
      fc.property(texts, ({ lefts, order, dropped, moved }) => {
        const own = Array.from({ length: lefts }, (_, place) =>
          section(`${place}`, place, {
            isDropped: ((dropped >> place) & 1) === 1,
            isMoved: ((moved >> place) & 1) === 1,
          }),
        );
        const sections = [...own, section('x', null), section('y', null)]
          .map((one) => ({ one, at: order.next().value ?? 0 }))
          .toSorted((a, b) => a.at - b.at)
          .map(({ one }) => one);
        const all = placeSections(sections);
        const getKeys = (left: boolean) =>
          all.filter(({ side }) => side === 'both' || side === (left ? 'left' : 'right')).map((one) => one.section.key);
        expect(getKeys(true)).toEqual(own.map(({ key }) => key));
        expect(getKeys(false)).toEqual(sections.filter(({ right }) => right !== null).map(({ key }) => key));
      }),
      { numRuns: 60 },
    );
  });
});
