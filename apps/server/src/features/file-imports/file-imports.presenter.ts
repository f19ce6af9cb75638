import { FILE_IMPORT_STATES, type FileImport, fileImportKindSchema } from '@rotunda/contract';
import { BYTE_ORDER_MARK, csvLines } from '../../platform/files/csv-lines.ts';
import type { StoredImport } from './file-imports.repository.ts';
import type { FaultyLine } from './importing/import-kind.ts';

export function presentFileImport(stored: StoredImport, faults: readonly FaultyLine[]): FileImport {
  const { importId, fileName, columns, examples, mapping, rows, rowsDone, samples, failure } = stored;
  return {
    importId,
    fileName,
    columns,
    examples,
    mapping,
    rows,
    rowsDone,
    samples,
    failure,
    kind: fileImportKindSchema.parse(stored.contactType),
    state: FILE_IMPORT_STATES.find((one) => one === stored.state) ?? 'failed',
    counts: {
      new: stored.newRows,
      changed: stored.changedRows,
      unchanged: stored.unchangedRows,
      faulty: stored.faultyRows,
    },
    faults: faults.map(({ line, reason }) => ({
      line,
      reason,
    })),
    createdAtTs: stored.createdTs,
  };
}

/** Writes the faulty lines as a CSV table. */
export function faultsAsCsv(faults: readonly FaultyLine[]): string {
  const rows = faults.map(({ line, reason, raw }) => [String(line), reason, raw]);
  return BYTE_ORDER_MARK + csvLines([['Line', 'Reason', 'Text'], ...rows]);
}
