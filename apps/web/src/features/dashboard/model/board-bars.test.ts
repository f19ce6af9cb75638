import { describe, expect, it } from 'vitest';
import { boardBars, boardRows } from './board-bars.ts';

const column = (projectName: string, title: string, count: number) => ({
  ...{ projectId: `id of ${projectName}`, projectName, columnId: `${projectName} ${title}`, title, count },
});
const columns = [
  column('Water', 'Watching', 3),
  column('Water', 'Closed', 1),
  column('Rent', 'Watching', 0),
  column('Ports', 'Watching', 1),
];

describe('the bars of a board', () => {
  it('are its columns, the empty ones too, measured by the longest', () => {
    const water = columns.slice(0, 2).concat(column('Water', 'On hold', 0));
    expect(boardBars(water, true)).toMatchObject([
      { name: 'Watching', count: 3, rest: 0 },
      { name: 'Closed', count: 1, rest: 2 },
      { name: 'On hold', count: 0, rest: 3, parts: [] },
    ]);
  });

  it('are the boards that hold a card where there are many, in parts of their columns', () => {
    expect(boardBars(columns, false)).toMatchObject([
      { name: 'Water', count: 4, parts: [{ title: 'Watching' }, { title: 'Closed' }] },
      { name: 'Ports', count: 1, rest: 3 },
    ]);
  });

  it('say the same in words', () => {
    expect(boardRows(columns, false).map(({ name }) => name)).toEqual([
      'Water · Watching',
      'Water · Closed',
      'Ports · Watching',
    ]);
    expect(boardRows(columns, true)).toHaveLength(4);
  });
});
