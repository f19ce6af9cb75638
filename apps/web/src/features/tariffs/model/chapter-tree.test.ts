import { describe, expect, it } from 'vitest';
import { buildChapter, buildLines } from '../testing/build-schedule.ts';
import { chapterKey, formatHeading, lineKey, lineOfCode, pathTo, getRows } from './chapter-tree.ts';

const CHAPTER = buildChapter(22);
const LINES = buildLines(
  [null, '2201', 'Waters:'],
  [1, null, 'In bottles:'],
  [2, '2201.10.00', 'Mineral'],
  [3, '2201.10.00.10', 'Still'],
  [null, '2202', 'Lemonade'],
);
const rowsWith = (...open: string[]) =>
  getRows(
    [CHAPTER],
    (key) => open.includes(key),
    () => LINES,
  );
const shown = (...open: string[]) =>
  rowsWith(...open).map((row) => (row.kind === 'line' ? `${row.level} ${row.line.description}` : row.kind));

describe('Tariff chapter tree', () => {
  it('shows the expanded rows with the levels and positions that screen readers need', () => {
    expect(shown()).toEqual(['chapter']);
    expect(shown(chapterKey(22))).toEqual(['chapter', '2 Waters:', '2 Lemonade']);
    expect(shown(chapterKey(22), lineKey(22, 1))).toEqual(['chapter', '2 Waters:', '3 In bottles:', '2 Lemonade']);
    expect(rowsWith(chapterKey(22), lineKey(22, 1)).slice(1)).toMatchObject([
      { place: 1, setSize: 2, isOpen: true, parentKey: chapterKey(22) },
      { place: 1, setSize: 1, isOpen: false, parentKey: lineKey(22, 1) },
      { place: 2, setSize: 2, isOpen: null },
    ]);
  });

  it('shows a row for a chapter that is loading or failed', () => {
    const kinds = (lines: 'waiting' | 'failed') =>
      getRows(
        [CHAPTER],
        () => true,
        () => lines,
      ).map(({ kind }) => kind);
    expect(kinds('waiting')).toEqual(['chapter', 'waiting']);
    expect(kinds('failed')).toEqual(['chapter', 'failed']);
  });

  it('finds the line of a code or its closest parent, and the path to it', () => {
    const line = lineOfCode(LINES, '2201100010');
    expect(line).toMatchObject({ description: 'Still' });
    expect(pathTo(LINES, line ?? LINES[0]).map(({ position }) => position)).toEqual([1, 2, 3, 4]);
    expect(lineOfCode(LINES, '2201100099')).toMatchObject({ description: 'Mineral' });
    expect(lineOfCode(LINES, '2309')).toBeUndefined();
  });

  it('removes the trailing colon of a heading', () => {
    expect(['Waters:', 'In bottles :', 'Lemonade', 'Ratio 2:1'].map(formatHeading)).toEqual([
      'Waters',
      'In bottles',
      'Lemonade',
      'Ratio 2:1',
    ]);
  });

  it('does not loop on a line that is its own parent', () => {
    const [loop] = buildLines([1, '2201', 'Waters']);
    expect(pathTo([loop], loop)).toHaveLength(1);
  });
});
