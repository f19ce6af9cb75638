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
/** By column, from the left: what it holds, null for a column that is left out. */
const mappingSchema = z.array(fieldSchema.nullable()).max(FILE_IMPORT_LIMITS.columns);
export type ImportMapping = z.infer<typeof mappingSchema>;

/** What is sent before the file. */
export const fileImportDetailsSchema = z.strictObject({ kind: fileImportKindSchema });

const outcomeSchema = z.enum(['new', 'changed', 'unchanged']);
export type ImportOutcome = z.infer<typeof outcomeSchema>;

export const fileImportSchema = z.object({
  importId: uuid,
  kind: fileImportKindSchema,
  fileName: z.string(),
  state: z.enum(FILE_IMPORT_STATES),
  /** Names of the columns, as the first line has them. */
  columns: z.array(z.string()),
  /** First values of each column, to recognize it by. */
  examples: z.array(z.array(z.string())),
  /** Guessed from the names until a check names another. */
  mapping: mappingSchema,
  /** Lines of the file without the first; an estimate by its size until all of them were read. */
  rows: z.number().int(),
  /** Lines read by the check or the import that runs, or ran last. */
  rowsDone: z.number().int(),
  counts: z.object({
    new: z.number().int(),
    changed: z.number().int(),
    unchanged: z.number().int(),
    faulty: z.number().int(),
  }),
  samples: z.array(z.object({ line: z.number().int(), name: z.string(), detail: z.string(), outcome: outcomeSchema })),
  /** The first faulty lines. */
  faults: z.array(z.object({ line: z.number().int(), reason: z.string() })),
  /** Why it failed as a whole; null otherwise. */
  failure: z.string().nullable(),
  createdAtTs: unixSeconds,
});
export type FileImport = z.infer<typeof fileImportSchema>;

const one = z.strictObject({ importId: uuid });

/**
 * Files of contacts and of advocacy data, from the dry run to the import: both run in the background and say how far they are. A file goes to
 * FILE_IMPORT_PATH.
 */
export const fileImportsContract = {
  get: call.route({ method: 'GET', path: '/file-imports/{importId}' }).input(one).output(fileImportSchema),
  /** Begins the dry run; CONFLICT while something runs already or after the import. */
  check: call
    .route({ method: 'POST', path: '/file-imports/{importId}/check' })
    .input(one.extend({ mapping: mappingSchema }))
    .output(fileImportSchema),
  /** Begins the import as it was checked; CONFLICT before the check. */
  run: call.route({ method: 'POST', path: '/file-imports/{importId}/run' }).input(one).output(fileImportSchema),
  /** All faulty lines as CSV: number, reason, and the line itself. */
  downloadFaults: call
    .route({
      method: 'GET',
      path: '/file-imports/{importId}/faults',
      outputStructure: 'detailed',
    })
    .input(one)
    .output(z.object({ headers: z.record(z.string(), z.string()), body: z.file() })),
  /** Forgets the file; what was imported stays. CONFLICT while something runs. */
  discard: call.route({ method: 'DELETE', path: '/file-imports/{importId}' }).input(one).output(ok),
};
