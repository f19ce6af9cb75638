import { FILE_IMPORT_STATES, type FileImport, fileImportKindSchema } from '@rotunda/contract';
import type { StoredImport } from './file-imports.repository.ts';
import type { FaultyLine } from './import-kind.ts';

export function presentFileImport(stored: StoredImport, faults: readonly FaultyLine[]): FileImport {
  const { importId, fileName, columns, examples, mapping, rows, rowsDone, samples, failure } = stored;
  return {
    ...{ importId, fileName, columns, examples, mapping, rows, rowsDone, samples, failure },
    kind: fileImportKindSchema.parse(stored.contactType),
    state: FILE_IMPORT_STATES.find((one) => one === stored.state) ?? 'failed',
    counts: {
      new: stored.newRows,
      changed: stored.changedRows,
      unchanged: stored.unchangedRows,
      faulty: stored.faultyRows,
    },
    faults: faults.map(({ line, reason }) => ({ line, reason })),
    createdAtTs: stored.createdTs,
  };
}

/** Programs take text that begins so for a formula and run it. */
const FORMULA = /^[=+\-@\t\r]/;

/** Faulty lines as a table that any program opens. */
export function faultsAsCsv(faults: readonly FaultyLine[]): string {
  const cell = (text: string) => `"${(FORMULA.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
  const lines = faults.map(({ line, reason, raw }) => [String(line), cell(reason), cell(raw)].join(','));
  return ['\ufeffLine,Reason,Text', ...lines, ''].join('\r\n');
}
