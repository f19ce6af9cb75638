import { z } from 'zod';
import { call, fusionId, nameText, ok, unixSeconds, uuid } from './base.ts';
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

/** The state of an export, and of its file once there is one. */
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
  /** Null until it is written. */
  file: z
    .object({
      name: z.string(),
      bytes: z.number().int(),
      rows: z.number().int(),
      /** There were more rows than an export holds. */
      isCut: z.boolean(),
      /** When it is deleted. */
      expiresTs: unixSeconds,
    })
    .nullable(),
  /** What there was nothing of; a file may be there all the same. */
  codes: z.array(z.enum(namesOf(EXPORT_CODES))),
  /** Why it failed, for the person; null otherwise. */
  failure: z.string().nullable(),
  createdTs: unixSeconds,
});
export type ExportJob = z.infer<typeof exportJobSchema>;

const name = nameText(EXPORT_LIMITS.name, EXPORT_TEXTS.nameRequired);
const exportType = z.enum(EXPORT_TYPES);
/** Each once; the sheet has them in its own order. All when absent. */
const fieldsOf = <Name extends string>(fields: Readonly<Record<Name, string>>) => {
  const keys = namesOf(fields);
  return z
    .array(z.enum(keys))
    .min(1, 'Select at least one field.')
    .refine((chosen) => new Set(chosen).size === chosen.length, 'Name each field once.')
    .default(keys);
};
/** A selection that is given and empty is no wish for everything. */
const chosen = <Item extends z.ZodType>(item: Item) =>
  z.array(item).min(1, EXPORT_TEXTS.noneSelected).max(EXPORT_LIMITS.selected);
/** A result is named by its id, or as lists name documents. */
const documentKey = z.union([
  fusionId,
  z.strictObject({ fusionId, documentType: documentTypeSchema }).transform((key) => key.fusionId),
]);
/** As the list of a project names its documents, or the document alone: then in whatever project the call says. */
const projectKey = z.union([
  documentKey.transform((id) => ({ fusionId: id, projectId: undefined })),
  projectEntitySchema.transform((key) => ({ fusionId: key.fusionId, projectId: key.projectId })),
]);
const alertKey = z.union([
  fusionId.transform((id) => ({ fusionId: id, projectId: undefined })),
  z.strictObject({ fusionId, projectId: uuid }),
]);
/** What every export is asked with. */
const headOf = <Name extends string>(words: string, fields: Readonly<Record<Name, string>>) => ({
  name: name.default(words),
  exportType,
  fields: fieldsOf(fields),
});
const nothingChosen = { message: EXPORT_TEXTS.noneSelected, path: ['selectedResults'] };

const making = call.errors({ TOO_MANY_EXPORTS: { status: 429 } });
const one = z.strictObject({ id: uuid });

/**
 * Lists as files. Each call answers at once with a job that a worker writes; the file is its owner's alone, and deleted
 * after a week.
 */
export const exportsContract = {
  /** The results named, else all that the search finds in the order of its screen. */
  createOfDocuments: making
    .route({ method: 'POST', path: '/documents/export', successStatus: 201, summary: 'Results of Discover (EXP-01)' })
    .input(
      z
        .strictObject({
          ...headOf('Documents', DOCUMENT_EXPORT_FIELDS),
          selectedResults: chosen(documentKey).optional(),
          searchArgs: z
            .strictObject({ searchModel: searchModelSchema, sort: z.enum(['relevance', 'date']).default('relevance') })
            .optional(),
        })
        .refine(({ selectedResults, searchArgs }) => selectedResults ?? searchArgs, nothingChosen),
    )
    .output(exportJobSchema),
  /**
   * The documents named, of the project or else of any the person sees; without names all of the project that the
   * filters of its list let through.
   */
  createOfProject: making
    .route({
      method: 'POST',
      path: '/projects/get-project-entities/download',
      successStatus: 201,
      summary: 'Documents of a project (PRJ-05)',
    })
    .input(
      z
        .strictObject({
          ...headOf('Project documents', DOCUMENT_EXPORT_FIELDS),
          projectId: uuid.optional(),
          selectedResults: chosen(projectKey).optional(),
          ...projectEntityList,
        })
        .refine(({ selectedResults, projectId }) => selectedResults ?? projectId, nothingChosen),
    )
    .output(exportJobSchema),
  /** The alerts named, else those of the project, or of all the person sees, that the filter lets through. */
  createOfAlerts: making
    .route({ method: 'POST', path: '/projects/alerts/download', successStatus: 201, summary: 'Alerts (PRJ-08)' })
    .input(
      z
        .strictObject({
          ...headOf('Alerts', ALERT_EXPORT_FIELDS),
          projectId: uuid.optional(),
          selectedResults: chosen(alertKey).optional(),
          filter: z.strictObject(alertList).optional(),
        })
        .refine(({ selectedResults, filter, projectId }) => selectedResults ?? filter ?? projectId, nothingChosen)
        .refine(({ selectedResults = [], projectId }) => projectId ?? selectedResults.every((key) => key.projectId), {
          message: 'Name the project of each alert.',
          path: ['selectedResults'],
        }),
    )
    .output(exportJobSchema),
  /** The actions named, else all that the filters of the list let through. */
  createOfActions: making
    .route({ method: 'POST', path: '/actions/export', successStatus: 201, summary: 'Actions (EXP-01)' })
    .input(
      z
        .strictObject({
          ...headOf('Actions', ACTION_EXPORT_FIELDS),
          selectedResults: chosen(uuid).optional(),
          searchArgs: z.strictObject(actionList).optional(),
        })
        .refine(({ selectedResults, searchArgs }) => selectedResults ?? searchArgs, nothingChosen),
    )
    .output(exportJobSchema),
  /**
   * People, committees and uploaded contacts, each as a table of its own: those named, else all that the search finds.
   * People and committees where no type is said.
   */
  createOfStakeholders: making
    .route({ method: 'POST', path: '/stakeholders/export', successStatus: 201, summary: 'Stakeholders (STK-01)' })
    .input(
      z
        .strictObject({
          ...headOf('Stakeholders', STAKEHOLDER_EXPORT_FIELDS),
          documentTypes: z.array(stakeholderTypeSchema).min(1, EXPORT_TEXTS.typeRequired).optional(),
          selectedResults: chosen(documentKey).optional(),
          searchArgs: z.strictObject(stakeholderList).optional(),
        })
        .refine(({ selectedResults, searchArgs }) => selectedResults ?? searchArgs, nothingChosen),
    )
    .output(exportJobSchema),
  find: call
    .route({ method: 'GET', path: '/exports', summary: "The person's exports, newest first" })
    .output(z.object({ results: z.array(exportJobSchema) })),
  get: call.route({ method: 'GET', path: '/exports/{id}' }).input(one).output(exportJobSchema),
  /** For saving. NOT_FOUND before it is written and after it was deleted. */
  download: call
    .route({ method: 'GET', path: '/exports/{id}/file', outputStructure: 'detailed' })
    .input(one)
    .output(z.object({ headers: z.record(z.string(), z.string()), body: z.file() })),
  /** Stops what waits or is being written; what has ended stays as it is. */
  cancel: call.route({ method: 'POST', path: '/exports/{id}/cancel' }).input(one).output(exportJobSchema),
  /** With its file. CONFLICT while it waits or is being written. */
  delete: call.route({ method: 'DELETE', path: '/exports/{id}' }).input(one).output(ok),
};

/** The keys of a table of words, as the enumeration that they are. */
function namesOf<Name extends string>(table: Readonly<Record<Name, string>>): [Name, ...Name[]] {
  // The keys of an object written out in this package are its names, and each has at least one.
  return Object.keys(table) as [Name, ...Name[]];
}
