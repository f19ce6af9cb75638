import { z } from 'zod';
import { call, clearable, fusionId, nameText, ok, unixSeconds, uuid } from './base.ts';
import { documentTypeSchema } from './enums.ts';
import { searchModelSchema } from './search-model.ts';
import { LIMITS } from './values/limits.ts';

/** A passage that a saved search follows: it matches texts that carry it, edited or not, and nothing else. */
const passageInput = z.strictObject({
  text: z.string().trim().min(1).max(LIMITS.passageCharacters),
  language: z.enum(['en', 'fr']).default('en'),
  /** The document it was read in. */
  fusionId,
  /** The version it was read in, which is not told of; the current one when absent. */
  fnDocumentId: z.string().min(1).max(220).nullable().default(null),
});
export const followedPassageSchema = passageInput.extend({
  /** What its document was called: `US HR 1`. */
  source: z.string(),
});
export type FollowedPassage = z.infer<typeof followedPassageSchema>;

/** One entity behind both families of calls (`notes.md`): /savedSearches answers all, /alerts those in a project. */
export const savedSearchSchema = z.object({
  _id: uuid,
  /** As S2 §3 names it; the same id. */
  fnId: uuid,
  title: z.string(),
  projectId: uuid.nullable(),
  projectName: z.string().nullable(),
  documentType: documentTypeSchema.nullable(),
  searchModel: searchModelSchema,
  /** What it follows; null for one that looks for words and filters alone. Another passage is another saved search. */
  passage: followedPassageSchema.nullable(),
  /** What the text was understood as. */
  explanation: z.string(),
  emailAlerts: z.boolean(),
  /** Why it cannot be matched at present; null when it works. It is kept and its owner told. */
  brokenReason: z.string().nullable(),
  createdBy: z.string(),
  createdByName: z.string(),
  createdAtTs: unixSeconds,
  updatedAtTs: unixSeconds,
  total: z.number().int(),
  unread: z.number().int(),
  /** New matches by week, oldest first, over the preview's days: the sparkline beside it. */
  perWeek: z.array(z.number().int()),
});
export type SavedSearch = z.infer<typeof savedSearchSchema>;

const title = nameText(LIMITS.savedSearchTitle);
const createInput = z.strictObject({
  title: title.optional(),
  projectId: clearable(uuid).default(null),
  documentType: clearable(documentTypeSchema).default(null),
  searchModel: searchModelSchema,
  emailAlerts: z.boolean().default(true),
  /** Followed within what the search model finds; refused where it is standard wording. */
  passage: passageInput.optional(),
});
const updateInput = z.strictObject({
  id: uuid,
  title: title.optional(),
  projectId: clearable(uuid).optional(),
  documentType: clearable(documentTypeSchema).optional(),
  searchModel: searchModelSchema.optional(),
  emailAlerts: z.boolean().optional(),
});
const byId = z.strictObject({ id: uuid });

export const savedSearchesContract = {
  create: call
    .route({ method: 'POST', path: '/savedSearches', successStatus: 201 })
    .input(createInput)
    .output(savedSearchSchema),
  find: call
    .route({ method: 'GET', path: '/savedSearches' })
    .output(z.object({ results: z.array(savedSearchSchema), total: z.number().int() })),
  get: call.route({ method: 'GET', path: '/savedSearches/{id}' }).input(byId).output(savedSearchSchema),
  update: call.route({ method: 'PATCH', path: '/savedSearches/{id}' }).input(updateInput).output(savedSearchSchema),
  delete: call.route({ method: 'DELETE', path: '/savedSearches/{id}' }).input(byId).output(ok),
  createAlert: call
    .route({ method: 'POST', path: '/alerts', successStatus: 201 })
    .input(createInput.extend({ title, projectId: uuid }))
    .output(savedSearchSchema),
  findAlerts: call
    .route({ method: 'GET', path: '/alerts' })
    .input(z.strictObject({ projectId: uuid.optional() }))
    .output(z.object({ results: z.array(savedSearchSchema), total: z.number().int() })),
  getAlert: call.route({ method: 'GET', path: '/alerts/{id}' }).input(byId).output(savedSearchSchema),
  updateAlert: call.route({ method: 'PATCH', path: '/alerts/{id}' }).input(updateInput).output(savedSearchSchema),
  deleteAlert: call.route({ method: 'DELETE', path: '/alerts/{id}' }).input(byId).output(ok),
};
