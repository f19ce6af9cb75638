/** How a value is written: `day` is YYYY-MM-DD, `time` unix seconds, `link` an address. */
export type CellKind = 'text' | 'day' | 'time' | 'link';

export interface ExportColumn {
  header: string;
  kind: CellKind;
  /** In characters, of a sheet. */
  width: number;
}

/** Null where nothing is known. */
export type CellValue = string | number | null;

/** A sheet, or a file of its own where the format has none. */
export interface ExportTable {
  name: string;
  columns: readonly ExportColumn[];
  /** Rows by the portion, each read when the one before is written. */
  portions: AsyncIterable<CellValue[][]>;
}
