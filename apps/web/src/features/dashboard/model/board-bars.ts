export interface ColumnCount {
  projectId: string;
  projectName: string;
  columnId: string;
  title: string;
  count: number;
}

export interface BoardBar {
  key: string;
  name: string;
  projectId: string;
  /** Parts of the bar that hold a card, from left to right. */
  parts: ColumnCount[];
  count: number;
  /** What is missing to the longest bar, in cards. */
  rest: number;
}

/** The bars of one board, one a column, empty ones too; or of many, one a board, those without a card left out. */
export function boardBars(columns: readonly ColumnCount[], isOneBoard: boolean): BoardBar[] {
  const bars = new Map<string, Omit<BoardBar, 'rest'>>();
  for (const column of columns) {
    const { projectId, projectName, columnId, title, count } = column;
    const key = isOneBoard ? columnId : projectId;
    const bar = bars.get(key) ?? { key, name: isOneBoard ? title : projectName, projectId, parts: [], count: 0 };
    if (count > 0) bar.parts.push(column);
    bars.set(key, { ...bar, count: bar.count + count });
  }
  const shown = [...bars.values()].filter(({ count }) => isOneBoard || count > 0);
  const longest = Math.max(0, ...shown.map(({ count }) => count));
  return shown.map((bar) => ({ ...bar, rest: longest - bar.count }));
}

/** The same in words: a row for each column, with its board where there are many. */
export function boardRows(columns: readonly ColumnCount[], isOneBoard: boolean) {
  return columns
    .filter(({ count }) => isOneBoard || count > 0)
    .map(({ columnId, projectName, title, count }) => ({
      key: columnId,
      name: isOneBoard ? title : `${projectName} · ${title}`,
      count,
    }));
}
