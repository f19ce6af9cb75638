import type { CellKind, CellValue, ExportColumn } from '../writing/export-table.ts';

/** A column of one kind of export: the format of its values and how to read them from a row. */
export interface FieldColumn<Row> {
  kind: CellKind;
  /** In characters. */
  width: number;
  valueOf(row: Row): CellValue;
}

export interface ChosenColumns<Row> {
  columns: ExportColumn[];
  getCells(row: Row): CellValue[];
}

/**
 * Returns the chosen columns in the order of the sheet, each under its label. The labels of time columns name the time
 * zone.
 */
export function getColumns<Field extends string, Row>(
  labels: Readonly<Record<Field, string>>,
  fields: Readonly<Record<Field, FieldColumn<Row>>>,
  { chosen, timeZone }: { chosen: readonly Field[]; timeZone: string },
): ChosenColumns<Row> {
  const wanted: ReadonlySet<string> = new Set(chosen);
  // The keys of the label table are exactly its fields.
  const names = (Object.keys(labels) as Field[]).filter((name) => wanted.has(name));
  return {
    columns: names.map((name) => {
      const { kind, width } = fields[name];
      return { kind, width, header: kind === 'time' ? `${labels[name]} (${timeZone})` : labels[name] };
    }),
    getCells: (row) => names.map((name) => fields[name].valueOf(row)),
  };
}
