import { describe, expect, it } from 'vitest';
import { distinctPassages, type PassageRow } from './find-passages.ts';

const row = (documentId: string | number, streamIndex: number, startOffset: number): PassageRow => ({
  document_id: documentId,
  stream_index: streamIndex,
  start_offset: startOffset,
  excerpt: `${documentId}/${streamIndex}/${startOffset}`,
  is_struck: streamIndex === 2,
});
const kept = (perDocument: number, ...rows: PassageRow[]) =>
  distinctPassages(rows, perDocument).map(({ excerpt }) => excerpt);

describe('distinctPassages', () => {
  it('keeps the first of each passage, in order', () => {
    expect(kept(9, row(1, 0, 50), row(1, 0, 0), row(1, 0, 50), row(1, 1, 0))).toEqual(['1/0/50', '1/0/0', '1/1/0']);
  });

  it('counts up to the limit for each document separately, whether its id is a text or a number', () => {
    expect(kept(2, row('1', 0, 0), row(1, 0, 1), row('1', 0, 2), row(2, 0, 0))).toEqual(['1/0/0', '1/0/1', '2/0/0']);
    expect(kept(0, row(1, 0, 0))).toEqual([]);
  });

  it('does not count a repeated passage', () => {
    expect(kept(2, row(1, 0, 0), row(1, 0, 0), row(1, 0, 1))).toEqual(['1/0/0', '1/0/1']);
  });

  it('presents offsets and excerpts', () => {
    expect(distinctPassages([row('7', 2, 30)], 1)).toEqual([
      { documentId: 7, streamIndex: 2, startOffset: 30, excerpt: '7/2/30', isStruck: true },
    ]);
  });
});
