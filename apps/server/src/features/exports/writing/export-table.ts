/**
 * Format of a value: `day` is YYYY-MM-DD, `time` is Unix seconds, or YYYY-MM-DD where only the day is known, `link` is a
 * URL. A day is written as it is: converted to a time zone west of Greenwich it would be the day before.
 */
export type CellKind = 'text' | 'day' | 'time' | 'link';

export interface ExportColumn {
  header: string;
  kind: CellKind;
  /** Width in the sheet, in characters. */
  width: number;
}

/** Null when the value is unknown. */
export type CellValue = string | number | null;

/** A sheet, or a separate file in formats without sheets. */
export interface ExportTable {
  name: string;
  columns: readonly ExportColumn[];
  /** Chunks of rows; each is read when the previous one is written. */
  chunks: AsyncIterable<CellValue[][]>;
}
