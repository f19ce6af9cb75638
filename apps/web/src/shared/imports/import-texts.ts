import type { FileImport } from '@rotunda/contract';
import { FILE_IMPORT_LIMITS, FILE_IMPORT_TEXTS, type FileImportKind, type ImportField } from '@rotunda/contract/values';
import { formatCount, formatNumber } from '../format/format-number.ts';

/** UI texts that depend on what a dialog imports. */
export interface ImportTexts {
  title: string;
  /** Kinds of records the file may list. If there are several, the user chooses one. */
  kinds: readonly { value: FileImportKind; label: string }[];
  /** Singular noun of what is imported, such as `contact`. */
  noun: string;
  importing: string;
  /** Explains how lines are matched to stored records. */
  checkedHint: string;
  /** Names of every field of these kinds. */
  fields: Readonly<Partial<Record<ImportField, string>>>;
}

/** UI texts for importing any file. */
export const importTexts = {
  ...FILE_IMPORT_TEXTS,
  typeLabel: 'The file lists',
  file: 'CSV file',
  hint: `Up to ${formatCount(FILE_IMPORT_LIMITS.rows, 'line')} and ${FILE_IMPORT_LIMITS.bytes / 1_000_000} MB; the first line names the columns. Nothing is imported until you review the check.`,
  upload: 'Upload',
  uploading: 'Uploading...',
  columnsHint: (rows: number) => `${formatCount(rows, 'line')}. Choose what each column contains.`,
  leftOut: 'Leave out',
  field: (column: string) => `Column ${column}`,
  unnamed: (number: number) => `${number}, without a name`,
  check: 'Check',
  checking: 'Checking the file',
  anotherMapping: 'Change columns',
  run: ({ counts }: FileImport, noun: string) => `Import ${formatCount(counts.new + counts.changed, noun)}`,
  counts: { new: 'New', changed: 'Changed', unchanged: 'Unchanged', faulty: 'Lines with errors' },
  outcomes: { new: 'New', changed: 'Changed', unchanged: 'Unchanged' },
  samples: 'First lines',
  faults: 'Lines with errors are skipped',
  skipped: 'Lines skipped because of errors',
  line: (line: number) => `Line ${formatNumber(line)}`,
  more: (count: number) => `and ${formatCount(count, 'more line with errors', 'more lines with errors')}`,
  downloadErrors: 'Download lines with errors (CSV)',
  finished: ({ counts }: FileImport, noun: string) =>
    `Imported ${formatCount(counts.new, `new ${noun}`)} and changed ${formatNumber(counts.changed)}.`,
  background: 'You can close this window. The import continues.',
  stop: 'Stop',
  stopping: 'Stopping...',
  startAgain: 'Choose another file',
} as const;
