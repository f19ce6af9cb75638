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
  /** Parts of the bar that contain cards, from left to right. */
  parts: ColumnCount[];
  count: number;
  /** Difference to the longest bar, in cards. */
  rest: number;
}

/**
 * Returns the bars of one board, one per column including empty ones, or of many boards, one per board that has cards.
 */
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

/** Returns the same data as table rows, one per column, with the board's name if there are several. */
export function boardRows(columns: readonly ColumnCount[], isOneBoard: boolean) {
  return columns
    .filter(({ count }) => isOneBoard || count > 0)
    .map(({ columnId, projectName, title, count }) => ({
      key: columnId,
      name: isOneBoard ? title : `${projectName} · ${title}`,
      count,
    }));
}
