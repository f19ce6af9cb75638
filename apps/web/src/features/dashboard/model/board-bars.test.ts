import { describe, expect, it } from 'vitest';
import { boardBars, boardRows } from './board-bars.ts';

const column = (projectName: string, title: string, count: number) => ({
  projectId: `id of ${projectName}`,
  projectName,
  columnId: `${projectName} ${title}`,
  title,
  count,
});
const columns = [
  column('Water', 'Watching', 3),
  column('Water', 'Closed', 1),
  column('Rent', 'Watching', 0),
  column('Ports', 'Watching', 1),
];

describe('Board bars', () => {
  it('show all columns of a board, including empty ones, relative to the longest', () => {
    const water = columns.slice(0, 2).concat(column('Water', 'On hold', 0));
    expect(boardBars(water, true)).toMatchObject([
      { name: 'Watching', count: 3, rest: 0 },
      { name: 'Closed', count: 1, rest: 2 },
      { name: 'On hold', count: 0, rest: 3, parts: [] },
    ]);
  });

  it('show the boards that have cards when there are several, divided by column', () => {
    expect(boardBars(columns, false)).toMatchObject([
      { name: 'Water', count: 4, parts: [{ title: 'Watching' }, { title: 'Closed' }] },
      { name: 'Ports', count: 1, rest: 3 },
    ]);
  });

  it('have the same content as table rows', () => {
    expect(boardRows(columns, false).map(({ name }) => name)).toEqual([
      'Water · Watching',
      'Water · Closed',
      'Ports · Watching',
    ]);
    expect(boardRows(columns, true)).toHaveLength(4);
  });
});
