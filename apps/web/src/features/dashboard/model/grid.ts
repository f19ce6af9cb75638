/** The grid of a dashboard: columns, and in CSS pixels the space between tiles and the least height of a row. */
export const GRID = { columns: 12, gap: 16, row: 68 } as const;
