import { EXPORT_FIELDS, EXPORT_TYPES, type ExportKind, type ExportType } from '@rotunda/contract/values';
import { exportTexts } from '../exports-texts.ts';

/** Values of the dialog's form. */
export interface ExportValues {
  name: string;
  /** Empty until chosen. */
  exportType: string;
  scope: 'selected' | 'all';
  fields: string[];
  /** Kinds of stakeholders; null for other lists. */
  types: string[] | null;
}

export const getFieldNames = (kind: ExportKind): string[] => Object.keys(EXPORT_FIELDS[kind]);

export const getExportType = (text: string): ExportType | undefined => EXPORT_TYPES.find((type) => type === text);

/** Returns what is missing, by field, in the specification's words. */
export function checkExport({ name, exportType, fields, types }: ExportValues): Record<string, string> {
  return {
    ...(name.trim() === '' ? { name: exportTexts.nameRequired } : {}),
    ...(getExportType(exportType) === undefined ? { exportType: exportTexts.formatRequired } : {}),
    ...(fields.length === 0 ? { fields: exportTexts.fieldsRequired } : {}),
    ...(types?.length === 0 ? { types: exportTexts.typeRequired } : {}),
  };
}

/** Returns the chosen fields of a table, typed as its own names. */
export function getChosen<Name extends string>(
  table: Readonly<Record<Name, string>>,
  chosen: readonly string[],
): Name[] {
  // Safe, because the contract writes out the table's keys.
  return (Object.keys(table) as Name[]).filter((name) => chosen.includes(name));
}
