import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DocumentSet } from './document-set.ts';
import { byDate, type Found, getLatest } from './found-documents.ts';
import { SegmentBuilder } from './segment-builder.ts';
import type { Segment } from './segment.ts';

/** A vector without lexemes in PostgreSQL's binary form. */
const EMPTY = Buffer.alloc(4);

/** @param documents ids with their dates, in page order */
function getSegment(documents: readonly (readonly [documentId: number, lastUpdatedTs: number | null])[]): Segment {
  const builder = new SegmentBuilder();
  for (const [documentId, lastUpdatedTs] of documents) {
    builder.add({
      documentId,
      lastUpdatedTs,
      combinationId: 0,
      typeNumber: 0,
      introducedTs: null,
      isSplit: false,
      lexemes: [EMPTY],
      head: EMPTY,
      passages: [],
    });
  }
  return builder.build();
}
const allOf = (...segments: Segment[]) =>
  new Map(segments.map((segment) => [segment, new DocumentSet(segment.size).complement()]));
const getIds = (found: readonly Found[]) => found.map(({ documentId }) => documentId);

describe('byDate', () => {
  const segment = getSegment([]);
  const found = (documentId: number, lastUpdatedTs: number | null): Found => ({
    segment,
    place: 0,
    documentId,
    lastUpdatedTs: lastUpdatedTs ?? NaN,
  });

  it('sorts the latest first, then by descending id, and documents without a date last', () => {
    const sorted = [found(1, null), found(2, 5), found(3, 0), found(4, 5), found(5, null)].sort(byDate);
    expect(getIds(sorted)).toEqual([4, 2, 3, 5, 1]);
  });

  it('is a total order', () => {
    const documents = fc.uniqueArray(
      fc.tuple(fc.nat({ max: 30 }), fc.option(fc.nat({ max: 3 }))).map(([id, ts]) => found(id, ts)),
      { selector: ({ documentId }) => documentId },
    );
    fc.assert(
      fc.property(documents, (list) => {
        expect(getIds(list.toReversed().sort(byDate))).toEqual(getIds(list.toSorted(byDate)));
      }),
      { numRuns: 100 },
    );
  });
});

describe('getLatest', () => {
  const first = getSegment([
    [5, 50],
    [1, 10],
    [2, null],
  ]);
  const second = getSegment([
    [7, 50],
    [3, 20],
    [4, null],
  ]);

  it('lists the latest of one segment up to the limit', () => {
    expect(getIds(getLatest(allOf(first), 2))).toEqual([5, 1]);
    expect(getIds(getLatest(allOf(first), 9))).toEqual([5, 1, 2]);
    expect(getLatest(allOf(first), 0)).toEqual([]);
    expect(getLatest(new Map(), 9)).toEqual([]);
  });

  it('merges segments by date', () => {
    expect(getIds(getLatest(allOf(first, second), 9))).toEqual([7, 5, 3, 1, 4, 2]);
    expect(getIds(getLatest(allOf(first, second), 3))).toEqual([7, 5, 3]);
  });

  it('does not count documents that do not pass', () => {
    expect(getIds(getLatest(allOf(first), 1, ({ documentId }) => documentId !== 5))).toEqual([1]);
    expect(getIds(getLatest(allOf(first, second), 2, ({ documentId }) => documentId < 5))).toEqual([3, 1]);
  });
});

describe('Segment', () => {
  it('forgets a document once', () => {
    const segment = getSegment([
      [5, 50],
      [1, 10],
    ]);
    segment.forget(5);
    segment.forget(5);
    segment.forget(99);
    expect([segment.storedCount, segment.storedIds()]).toEqual([1, [1]]);
  });
});
