import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DocumentTextSection } from '../hooks/use-document-text.ts';
import { readDocumentPageSearch, readingAddress } from './reading-address.ts';
import { entryOfLine, layOutText, markAtPlace, type TextLine } from './text-lines.ts';

const block = (text: string, marks: [number, number][] = [], change: 'added' | 'deleted' | null = null) => ({
  text,
  num: null,
  indent: 0,
  change,
  marks,
});
const getWords = (line: TextLine) =>
  line.kind === 'heading' ? line.label : line.pieces.map(({ text }) => text).join('|');
const section = (sectionId: string, changes: Partial<DocumentTextSection> = {}): DocumentTextSection => ({
  sectionId,
  num: null,
  heading: null,
  level: 1,
  change: null,
  marks: [],
  blocks: [],
  ...changes,
});

describe('Text lines', () => {
  it('are headings and blocks in order, and none for a missing heading', () => {
    const { lines, outline } = layOutText([
      section('cover', { blocks: [block('A BILL')] }),
      section('s-1', { num: 'SEC. 1.', heading: 'Short title', blocks: [block('This Act')] }),
    ]);
    expect(lines.map(getWords)).toEqual(['A BILL', 'SEC. 1. Short title', 'This Act']);
    expect(outline).toEqual([{ sectionId: 's-1', label: 'SEC. 1. Short title', level: 1, line: 1, matches: 0 }]);
  });

  it('record the line of every match and the matches of each section', () => {
    const { lines, markLines, outline } = layOutText([
      section('s-1', {
        heading: 'One',
        blocks: [
          block('tax tax', [
            [0, 3],
            [4, 7],
          ]),
          block('none'),
        ],
      }),
      section('s-2', { heading: 'Two', blocks: [block('tax', [[0, 3]])] }),
    ]);
    expect(markLines).toEqual([1, 1, 4]);
    expect(outline.map(({ matches }) => matches)).toEqual([2, 1]);
    expect(lines[4]).toMatchObject({ kind: 'block', pieces: [{ firstMark: 2 }] });
  });

  it('find the match at a place, also in a heading, or the nearest match', () => {
    const layout = layOutText([
      section('s-1', { num: 'SEC. 1.', heading: 'Tax', marks: [[8, 11]], blocks: [block('tax', [[0, 3]])] }),
      section('s-2', {
        blocks: [
          block('none'),
          block('tax and tax', [
            [0, 3],
            [8, 11],
          ]),
        ],
      }),
    ]);
    const at = (place: number, number: number | null, offset: number) =>
      markAtPlace(layout, { section: place, block: number, offset });
    expect([at(0, null, 8), at(0, 0, 0), at(1, 1, 0), at(1, 1, 8)]).toEqual([0, 1, 2, 3]);
    expect(at(1, 0, 0)).toBe(2);
    expect(at(1, 1, 11)).toBe(3);
    expect(at(7, 0, 0)).toBeNull();
    expect(
      markAtPlace(layOutText([section('s-1', { blocks: [block('none')] })]), { section: 0, block: 0, offset: 0 }),
    ).toBeNull();
  });

  it('inherit the change of their section unless the block has its own', () => {
    const { lines, hasChanges } = layOutText([
      section('s-1', { change: 'deleted', blocks: [block('old'), block('new', [], 'added')] }),
    ]);
    expect(lines.map((line) => line.change)).toEqual(['deleted', 'added']);
    expect(hasChanges).toBe(true);
    expect(layOutText([section('s-1', { blocks: [block('same')] })]).hasChanges).toBe(false);
  });

  it('combine the struck and inserted pieces of a sentence, each with its matches', () => {
    const layout = layOutText([
      section('s-1', {
        blocks: [
          { ...block('Not later than'), num: '(a)' },
          { ...block('180 days', [[0, 3]], 'deleted'), continues: 'spaced' },
          { ...block('1 year', [[2, 6]], 'added'), continues: 'unspaced' },
          block('Another line.', [[0, 7]]),
        ],
      }),
      // A continuation belongs to its own section, whatever its source says.
      section('s-2', { blocks: [{ ...block('Alone.'), continues: 'spaced' }] }),
    ]);
    expect(layout.lines.map(getWords)).toEqual(['Not later than|180 days|1 year', 'Another line.', 'Alone.']);
    expect(layout.lines[0]).toMatchObject({
      change: null,
      pieces: [{ isSpaced: false }, { isSpaced: true, change: 'deleted' }, { isSpaced: false, firstMark: 1 }],
    });
    expect(layout.markLines).toEqual([0, 0, 1]);
    expect(markAtPlace(layout, { section: 0, block: 2, offset: 0 })).toBe(1);
    expect(markAtPlace(layout, { section: 0, block: 3, offset: 0 })).toBe(2);
  });

  it('belong to the last section that starts at or before them', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(4), { maxLength: 12 }), fc.nat(80), (counts, line) => {
        const { outline } = layOutText(
          counts.map((count, index) =>
            section(`s-${index}`, {
              heading: index % 3 === 0 ? null : `H${index}`,
              blocks: Array.from({ length: count }, () => block('text')),
            }),
          ),
        );
        expect(entryOfLine(outline, line)).toBe(outline.findLastIndex((entry) => entry.line <= line));
      }),
    );
  });
});

describe('URL of a place in a text', () => {
  const bill = { documentType: 'Legislation' as const, fusionId: 'us-119-hr-1' };
  /** Reads an address as the router does: each value as JSON if it is JSON. */
  const read = (address: string) =>
    readDocumentPageSearch(
      Object.fromEntries(
        [...new URL(address, 'https://rotunda.example').searchParams].map(([name, value]) => {
          try {
            return [name, JSON.parse(value)];
          } catch {
            return [name, value];
          }
        }),
      ),
    );

  it('is read back unchanged for any words', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 40 }), (find) => {
        expect(read(readingAddress(bill, { version: '45', section: 's-1', find }))).toEqual({
          tab: 'text',
          version: '45',
          section: 's-1',
          find,
        });
      }),
    );
  });

  it('drops invalid values', () => {
    expect(readDocumentPageSearch({ tab: 'edit', version: { a: 1 }, find: '', section: null })).toEqual({});
  });
});
