import { z } from 'zod';
import { call, ok, unixSeconds, uuid } from './base.ts';
import {
  FILE_IMPORT_FIELDS,
  FILE_IMPORT_KINDS,
  FILE_IMPORT_LIMITS,
  FILE_IMPORT_STATES,
} from './values/file-imports.ts';

export const fileImportKindSchema = z.enum(FILE_IMPORT_KINDS);
const fieldSchema = z.enum([
  ...FILE_IMPORT_FIELDS.CustomPerson,
  ...FILE_IMPORT_FIELDS.CustomOrg,
  ...FILE_IMPORT_FIELDS.AdvocacyActivity,
  ...FILE_IMPORT_FIELDS.AdvocacyKeyContact,
]);
/** Field in each column from the left; null for a column to skip. */
const mappingSchema = z.array(fieldSchema.nullable()).max(FILE_IMPORT_LIMITS.columns);
export type ImportMapping = z.infer<typeof mappingSchema>;

/** Form data sent before the file. */
export const fileImportDetailsSchema = z.strictObject({ kind: fileImportKindSchema });

const outcomeSchema = z.enum(['new', 'changed', 'unchanged']);
export type ImportOutcome = z.infer<typeof outcomeSchema>;

export const fileImportSchema = z.object({
  importId: uuid,
  kind: fileImportKindSchema,
  fileName: z.string(),
  state: z.enum(FILE_IMPORT_STATES),
  /** Column names from the first line. */
  columns: z.array(z.string()),
  /** First values of each column, so that users can recognize it. */
  examples: z.array(z.array(z.string())),
  /** Guessed from the column names until a check sets another. */
  mapping: mappingSchema,
  /** Number of lines without the header; estimated from the file size until all have been read. */
  rows: z.number().int(),
  /** Lines read so far by the current or last check or import. */
  rowsDone: z.number().int(),
  counts: z.object({
    new: z.number().int(),
    changed: z.number().int(),
    unchanged: z.number().int(),
    faulty: z.number().int(),
  }),
  samples: z.array(z.object({ line: z.number().int(), name: z.string(), detail: z.string(), outcome: outcomeSchema })),
  faults: z.array(z.object({ line: z.number().int(), reason: z.string() })),
  /** Why the import as a whole failed; null otherwise. */
  failure: z.string().nullable(),
  createdAtTs: unixSeconds,
});
export type FileImport = z.infer<typeof fileImportSchema>;

const one = z.strictObject({ importId: uuid });

/**
 * * Imports files of contacts and advocacy data, from dry run to import. Both run in the background and report
 * progress. Files are uploaded to FILE_IMPORT_PATH. A file changes up to 100,000 shared records at a time, which
 * nobody could undo row by row, so only administrators may import one.
 */
export const fileImportsContract = {
  get: call({ role: 'admin', scope: 'admin', impersonation: 'allowed' })
    .route({ method: 'GET', path: '/file-imports/{importId}' })
    .input(one)
    .output(fileImportSchema),
  /** Starts the dry run. CONFLICT while something is running and after the import. */
  check: call({ role: 'admin', scope: 'admin', impersonation: 'allowed' })
    .route({ method: 'POST', path: '/file-imports/{importId}/check' })
    .input(one.extend({ mapping: mappingSchema }))
    .output(fileImportSchema),
  /** Starts the import with the mapping that was checked. CONFLICT before the check. */
  run: call({ role: 'admin', scope: 'admin', impersonation: 'allowed' })
    .route({ method: 'POST', path: '/file-imports/{importId}/run' })
    .input(one)
    .output(fileImportSchema),
  /** Downloads all faulty lines as CSV: line number, reason, and the line itself. */
  downloadErrors: call({ role: 'admin', scope: 'admin', impersonation: 'allowed' })
    .route({
      method: 'GET',
      path: '/file-imports/{importId}/faults',
      outputStructure: 'detailed',
    })
    .input(one)
    .output(z.object({ headers: z.record(z.string(), z.string()), body: z.file() })),
  /**
   * Deletes the file; imported data stays. While a check or an import is running, stops it instead: it is `failed` at
   * once, writes nothing more and keeps its counts. Call again to delete it.
   */
  discard: call({ role: 'admin', scope: 'admin', impersonation: 'allowed' })
    .route({ method: 'DELETE', path: '/file-imports/{importId}' })
    .input(one)
    .output(ok),
};
