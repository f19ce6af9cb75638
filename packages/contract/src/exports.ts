import { z } from 'zod';
import { call, fusionId, ifValid, nameText, ok, unixSeconds, uuid } from './base.ts';
import type { CallNeeds } from './call-needs.ts';
import { actionList } from './actions.ts';
import { alertList } from './alerts.ts';
import { documentTypeSchema } from './enums.ts';
import { projectEntityList, projectEntitySchema } from './project-entities.ts';
import { searchModelSchema } from './search-model.ts';
import { stakeholderList, stakeholderTypeSchema } from './stakeholders.ts';
import {
  ACTION_EXPORT_FIELDS,
  ALERT_EXPORT_FIELDS,
  DOCUMENT_EXPORT_FIELDS,
  EXPORT_CODES,
  EXPORT_KINDS,
  EXPORT_LIMITS,
  EXPORT_STATES,
  EXPORT_TEXTS,
  EXPORT_TYPES,
  STAKEHOLDER_EXPORT_FIELDS,
} from './values/exports.ts';
import { LIMITS } from './values/limits.ts';

/** State of an export and, once written, of its file. */
export const exportJobSchema = z.object({
  _id: uuid,
  kind: z.enum(EXPORT_KINDS),
  name: z.string(),
  exportType: z.enum(EXPORT_TYPES),
  state: z.enum(EXPORT_STATES),
  progress: z.object({
    done: z.number().int(),
    /** Null until the rows are counted. */
    total: z.number().int().nullable(),
  }),
  /** Null until the file is written. */
  file: z
    .object({
      name: z.string(),
      bytes: z.number().int(),
      rows: z.number().int(),
      /** There were more rows than an export may contain. */
      isCut: z.boolean(),
      /** When the file is deleted. */
      expiresTs: unixSeconds,
    })
    .nullable(),
  /** Kinds of data that were not found; there may be a file nevertheless. */
  codes: z.array(z.enum(getNames(EXPORT_CODES))),
  /** Why it failed, as a message for the user; null otherwise. */
  failure: z.string().nullable(),
  createdTs: unixSeconds,
});
export type ExportJob = z.infer<typeof exportJobSchema>;

const name = nameText(EXPORT_LIMITS.name, EXPORT_TEXTS.nameRequired);
const exportType = z.enum(EXPORT_TYPES);
/**
 * Builds the schema of the fields to export, each at most once. The sheet has its own order of fields; all are exported
 * when absent.
 */
const getFields = <Name extends string>(fields: Readonly<Record<Name, string>>) => {
  const keys = getNames(fields);
  return z
    .array(z.enum(keys))
    .min(1, 'Select at least one field.')
    .max(keys.length)
    .refine((chosen) => new Set(chosen).size === chosen.length, { error: 'Name each field once.', ...ifValid })
    .default(keys);
};
/** Builds the schema of a selection, which must not be empty: an empty list never means everything. */
const chosen = <Item extends z.ZodType>(item: Item) =>
  z.array(item).min(1, EXPORT_TEXTS.noneSelected).max(EXPORT_LIMITS.selected);
/** A result may be selected by its id, or as lists identify documents. */
const documentKey = z.union([
  fusionId,
  z.strictObject({ fusionId, documentType: documentTypeSchema }).transform((key) => key.fusionId),
]);
/** A document of a named project, or a document alone, which means in whichever project the call names. */
const projectKey = z.union([
  documentKey.transform((id) => ({ fusionId: id, projectId: undefined })),
  projectEntitySchema.transform((key) => ({ fusionId: key.fusionId, projectId: key.projectId })),
]);
const alertKey = z.union([
  fusionId.transform((id) => ({ fusionId: id, projectId: undefined })),
  z.strictObject({ fusionId, projectId: uuid }),
]);
/** Builds the input fields common to every export. */
const getHead = <Name extends string>(words: string, fields: Readonly<Record<Name, string>>) => ({
  name: name.default(words),
  exportType,
  fields: getFields(fields),
});
const nothingChosen = { message: EXPORT_TEXTS.noneSelected, path: ['selectedResults'], ...ifValid };

const making = (needs: CallNeeds) => call(needs).errors({ TOO_MANY_EXPORTS: { status: 429 } });
const one = z.strictObject({ id: uuid });

/**
 * * Exports lists as files. Each call returns a job immediately and a worker writes the file; only its owner can
 * download it, and it is deleted after a week. A user who may read a list may export it.
 */
export const exportsContract = {
  /** Exports the selected results, or else all results of the search in the order of its screen. */
  createOfDocuments: making({ role: 'viewer', scope: 'exports', impersonation: 'allowed' })
    .route({ method: 'POST', path: '/documents/export', successStatus: 201, summary: 'Results of Discover (EXP-01)' })
    .input(
      z
        .strictObject({
          ...getHead('Documents', DOCUMENT_EXPORT_FIELDS),
          selectedResults: chosen(documentKey).optional(),
          searchArgs: z
            .strictObject({ searchModel: searchModelSchema, sort: z.enum(['relevance', 'date']).default('relevance') })
            .optional(),
        })
        .refine(({ selectedResults, searchArgs }) => selectedResults ?? searchArgs, nothingChosen),
    )
    .output(exportJobSchema),
  /**
   * Exports the selected documents, from the project or else from any the user can see. Without a selection, exports
   * all documents of the project that match the filters.
   */
  createOfProject: making({ role: 'viewer', scope: 'exports', impersonation: 'allowed' })
    .route({
      method: 'POST',
      path: '/projects/get-project-entities/download',
      successStatus: 201,
      summary: 'Documents of a project (PRJ-05)',
    })
    .input(
      z
        .strictObject({
          ...getHead('Project documents', DOCUMENT_EXPORT_FIELDS),
          projectId: uuid.optional(),
          selectedResults: chosen(projectKey).optional(),
          ...projectEntityList,
        })
        .refine(({ selectedResults, projectId }) => selectedResults ?? projectId, nothingChosen),
    )
    .output(exportJobSchema),
  /**
   * Exports the selected alerts, or else those matching the filter in the project, or in every project the user can
   * see.
   */
  createOfAlerts: making({ role: 'viewer', scope: 'exports', impersonation: 'allowed' })
    .route({ method: 'POST', path: '/projects/alerts/download', successStatus: 201, summary: 'Alerts (PRJ-08)' })
    .input(
      z
        .strictObject({
          ...getHead('Alerts', ALERT_EXPORT_FIELDS),
          projectId: uuid.optional(),
          selectedResults: chosen(alertKey).optional(),
          filter: z.strictObject(alertList).optional(),
        })
        .refine(({ selectedResults, filter, projectId }) => selectedResults ?? filter ?? projectId, nothingChosen)
        .refine(({ selectedResults = [], projectId }) => projectId ?? selectedResults.every((key) => key.projectId), {
          message: 'Name the project of each alert.',
          path: ['selectedResults'],
          ...ifValid,
        }),
    )
    .output(exportJobSchema),
  /** Exports the selected actions, or else all that match the filters. */
  createOfActions: making({ role: 'viewer', scope: 'exports', impersonation: 'allowed' })
    .route({ method: 'POST', path: '/actions/export', successStatus: 201, summary: 'Actions (EXP-01)' })
    .input(
      z
        .strictObject({
          ...getHead('Actions', ACTION_EXPORT_FIELDS),
          selectedResults: chosen(uuid).optional(),
          searchArgs: z.strictObject(actionList).optional(),
        })
        .refine(({ selectedResults, searchArgs }) => selectedResults ?? searchArgs, nothingChosen),
    )
    .output(exportJobSchema),
  /**
   * Exports people, committees and uploaded contacts, each in a table of its own: the selected ones, or else all
   * results of the search. Only people and committees when no types are given.
   */
  createOfStakeholders: making({ role: 'viewer', scope: 'exports', impersonation: 'allowed' })
    .route({ method: 'POST', path: '/stakeholders/export', successStatus: 201, summary: 'Stakeholders (STK-01)' })
    .input(
      z
        .strictObject({
          ...getHead('Stakeholders', STAKEHOLDER_EXPORT_FIELDS),
          documentTypes: z
            .array(stakeholderTypeSchema)
            .min(1, EXPORT_TEXTS.typeRequired)
            .max(LIMITS.filterValues)
            .optional(),
          selectedResults: chosen(documentKey).optional(),
          searchArgs: z.strictObject(stakeholderList).optional(),
        })
        .refine(({ selectedResults, searchArgs }) => selectedResults ?? searchArgs, nothingChosen),
    )
    .output(exportJobSchema),
  find: call({ role: 'viewer', scope: 'exports', impersonation: 'allowed' })
    .route({ method: 'GET', path: '/exports', summary: "The person's exports, newest first" })
    .output(z.object({ results: z.array(exportJobSchema) })),
  get: call({ role: 'viewer', scope: 'exports', impersonation: 'allowed' })
    .route({ method: 'GET', path: '/exports/{id}' })
    .input(one)
    .output(exportJobSchema),
  /** Downloads the file. NOT_FOUND before it is written and after it is deleted. */
  download: call({ role: 'viewer', scope: 'exports', impersonation: 'allowed' })
    .route({ method: 'GET', path: '/exports/{id}/file', outputStructure: 'detailed' })
    .input(one)
    .output(z.object({ headers: z.record(z.string(), z.string()), body: z.file() })),
  /** Cancels an export that is waiting or being written; a finished one stays as it is. */
  cancel: call({ role: 'viewer', scope: 'exports', impersonation: 'allowed' })
    .route({ method: 'POST', path: '/exports/{id}/cancel' })
    .input(one)
    .output(exportJobSchema),
  /** Deletes the export and its file. CONFLICT while it is waiting or being written. */
  delete: call({ role: 'viewer', scope: 'exports', impersonation: 'allowed' })
    .route({ method: 'DELETE', path: '/exports/{id}' })
    .input(one)
    .output(ok),
};

/** Returns the keys of a table as the tuple that `z.enum` requires. */
function getNames<Name extends string>(table: Readonly<Record<Name, string>>): [Name, ...Name[]] {
  // The cast is safe because the tables are object literals of this package, each with at least one key.
  return Object.keys(table) as [Name, ...Name[]];
}
