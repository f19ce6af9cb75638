import { EXPORT_FIELDS, EXPORT_TYPES, type ExportKind, type ExportType } from '@rotunda/contract/values';
import { exportTexts } from '../exports-texts.ts';

/** What the dialog holds. */
export interface ExportValues {
  name: string;
  /** Empty until it is chosen. */
  exportType: string;
  scope: 'selected' | 'all';
  fields: string[];
  /** Of stakeholders, what kinds; null of other lists. */
  types: string[] | null;
}

export const fieldNamesOf = (kind: ExportKind): string[] => Object.keys(EXPORT_FIELDS[kind]);

export const exportTypeOf = (text: string): ExportType | undefined => EXPORT_TYPES.find((type) => type === text);

/** What is missing, by field, in the specification's words. */
export function checkExport({ name, exportType, fields, types }: ExportValues): Record<string, string> {
  return {
    ...(name.trim() === '' ? { name: exportTexts.nameRequired } : {}),
    ...(exportTypeOf(exportType) === undefined ? { exportType: exportTexts.formatRequired } : {}),
    ...(fields.length === 0 ? { fields: exportTexts.fieldsRequired } : {}),
    ...(types?.length === 0 ? { types: exportTexts.typeRequired } : {}),
  };
}

/** The fields of a table that are chosen, as its own names. */
export function chosenOf<Name extends string>(
  table: Readonly<Record<Name, string>>,
  chosen: readonly string[],
): Name[] {
  // The keys of a table written out in the contract are its names.
  return (Object.keys(table) as Name[]).filter((name) => chosen.includes(name));
}
