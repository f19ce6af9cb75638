/** The grid of a dashboard: number of columns, and in CSS pixels the gap between tiles and the minimum row height. */
export const GRID = { columns: 12, gap: 16, row: 68 } as const;
