import { withWebProtocol } from '@rotunda/domain';
import { z } from 'zod';
import { call, clearable, nameText, selection, unixSeconds, uuid, versionNumber } from './base.ts';
import { linkedEntitySchema, linkedEntityUpdatesSchema } from './linked-entities.ts';
import { tagSchema } from './tags.ts';
import { ATTACHMENT_SORTS, ATTACHMENT_TYPES } from './values/attachments.ts';
import { ALL_PROJECTS } from './values/enums.ts';
import { LIMITS } from './values/limits.ts';
import { ATTACHMENT_TEXTS } from './values/attachment-texts.ts';

export const attachmentTypeSchema = z.enum(ATTACHMENT_TYPES);

export const attachmentSchema = z.object({
  id: uuid,
  title: z.string(),
  summary: z.string().nullable(),
  attachmentType: attachmentTypeSchema,
  url: z.string().nullable(),
  fileMetadata: z.object({ name: z.string(), mimetype: z.string(), filesize: z.number().int() }).nullable(),
  /**
   * Why searches find only some or none of the file's words; null for a file that has been read or has yet to be read,
   * and without a file.
   */
  fileTextProblem: z.string().nullable(),
  /** Title and description from the page itself. */
  urlMetadata: z.object({ title: z.string().nullable(), description: z.string().nullable() }).nullable(),
  tags: z.array(tagSchema),
  linkedProjects: z.array(z.object({ _id: uuid, name: z.string() })),
  linkedEntities: z.array(linkedEntitySchema),
  createdBy: z.string(),
  createdByName: z.string(),
  createdAt: unixSeconds,
  lastUpdatedAt: unixSeconds,
  lastUpdatedBy: z.string(),
  /** Increments with every change; an update sends the version it is based on. */
  version: z.number().int(),
});
export type Attachment = z.infer<typeof attachmentSchema>;

/**
 * Filters of attachments (ATT-01). `startDate` and `endDate` are in milliseconds, as the specification requires; all
 * other times are in seconds.
 */
export const attachmentFiltersSchema = z.strictObject({
  attachmentTypes: z.array(attachmentTypeSchema).max(LIMITS.filterValues).optional(),
  tagIds: z.array(uuid).max(LIMITS.filterValues).optional(),
  projectIds: z.union([z.array(uuid).max(LIMITS.filterValues), z.literal(ALL_PROJECTS)]).optional(),
  creators: z.array(z.string().max(64)).max(LIMITS.filterValues).optional(),
  startDate: z.number().int().optional(),
  endDate: z.number().int().optional(),
  linkedEntities: z.array(linkedEntitySchema).max(LIMITS.filterValues).optional(),
  searchText: z.string().max(LIMITS.searchText).optional(),
});
export type AttachmentFilters = z.infer<typeof attachmentFiltersSchema>;

const title = nameText(LIMITS.attachmentTitle, ATTACHMENT_TEXTS.titleRequired);
const summary = clearable(z.string().max(LIMITS.attachmentSummary));
/** `https://` is added where the user left it out (ATT-02). */
const url = z
  .string({ error: ({ input }) => (input === undefined ? ATTACHMENT_TEXTS.urlRequired : undefined) })
  .overwrite(withWebProtocol)
  .min(1, ATTACHMENT_TEXTS.urlRequired)
  .max(LIMITS.url, ATTACHMENT_TEXTS.urlTooLong)
  .pipe(z.url({ protocol: /^https?$/, error: ATTACHMENT_TEXTS.urlError }));
const attachmentIds = z.array(uuid).max(LIMITS.bulkIds);
const tags = z.array(uuid).max(LIMITS.maxTags);
const linkedProjects = z.union([z.array(uuid).max(LIMITS.maxProjects), z.literal(ALL_PROJECTS)]);
const details = z.strictObject({
  title,
  summary: summary.default(null),
  tags: tags.default([]),
  linkedProjects: linkedProjects.default([]),
  linkedEntities: z.array(linkedEntitySchema).max(LIMITS.linkedEntities).default([]),
});

export const uploadDetailsSchema = details;

export const attachmentsContract = {
  find: call({ role: 'viewer', scope: 'read', impersonation: 'allowed' })
    .route({ method: 'POST', path: '/attachments/get-attachments' })
    .input(
      z.strictObject({
        filters: attachmentFiltersSchema.default({}),
        sort: z
          .strictObject({ by: z.enum(ATTACHMENT_SORTS), order: z.enum(['asc', 'desc']) })
          .default({ by: 'createdAt', order: 'desc' }),
        page: z.number().int().min(1).default(1),
        limit: z.number().int().min(1).max(100).default(10),
      }),
    )
    .output(z.object({ results: z.array(attachmentSchema), totalCount: z.number().int() })),
  get: call({ role: 'viewer', scope: 'read', impersonation: 'allowed' })
    .route({ method: 'GET', path: '/attachments/{id}' })
    .input(z.strictObject({ id: uuid }))
    .output(attachmentSchema),
  /** Creates a link; files are uploaded to UPLOAD_PATH. */
  // Also covers uploading a file, which is not a call of the contract (mount-upload.ts).
  create: call({ role: 'member', scope: 'write', impersonation: 'allowed' })
    .route({ method: 'POST', path: '/attachments', successStatus: 201 })
    .input(details.extend({ attachmentType: z.literal('link'), url }))
    .output(attachmentSchema),
  /** Fails with CONFLICT when `version` is given and is not current; without it the last write wins. */
  update: call({ role: 'member', scope: 'write', impersonation: 'allowed' })
    .route({ method: 'PATCH', path: '/attachments/{id}' })
    .input(
      z.strictObject({
        id: uuid,
        version: versionNumber.optional(),
        updates: z.strictObject({
          title: title.optional(),
          summary: summary.optional(),
          url: url.optional(),
          tags: tags.optional(),
          linkedProjects: linkedProjects.optional(),
          linkedEntityUpdates: linkedEntityUpdatesSchema.optional(),
        }),
      }),
    )
    .output(attachmentSchema),
  delete: call({ role: 'member', scope: 'write', impersonation: 'allowed' })
    .route({ method: 'DELETE', path: '/attachments' })
    .input(
      z.union([
        z.strictObject({ attachmentIds: selection(uuid, LIMITS.bulkIds) }),
        attachmentIds.transform((list) => ({ attachmentIds: list })),
      ]),
    )
    .output(z.object({ deletedIds: z.array(uuid) })),
  deleteOne: call({ role: 'member', scope: 'write', impersonation: 'allowed' })
    .route({ method: 'DELETE', path: '/attachments/{id}' })
    .input(z.strictObject({ id: uuid }))
    .output(z.object({ deletedIds: z.array(uuid) })),
  /**
   * Downloads the file as uploaded; headers tell browsers to save it and never display or run it. NOT_FOUND for a link.
   */
  download: call({ role: 'viewer', scope: 'read', impersonation: 'allowed' })
    .route({ method: 'GET', path: '/attachments/{id}/download', outputStructure: 'detailed' })
    .input(z.strictObject({ id: uuid }))
    .output(z.object({ headers: z.record(z.string(), z.string()), body: z.file() })),
  /**
   * Reads the title and description of a page, but never from an address in a private network. VALIDATION when the page
   * cannot be read.
   */
  readLinkMetadata: call({ role: 'member', scope: 'write', impersonation: 'allowed' })
    .route({ method: 'POST', path: '/attachments/link-metadata' })
    .input(z.strictObject({ url }))
    .output(z.object({ title: z.string().nullable(), description: z.string().nullable() })),
};
