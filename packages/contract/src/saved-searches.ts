import { z } from 'zod';
import { call, clearable, fusionId, nameText, ok, unixSeconds, uuid, versionNumber } from './base.ts';
import type { CallNeeds } from './call-needs.ts';
import { documentTypeSchema } from './enums.ts';
import { searchModelSchema } from './search-model.ts';
import { ERRORS } from './values/errors.ts';
import { LIMITS } from './values/limits.ts';

/** A passage to follow: the saved search matches only texts that contain it, edited or not. */
const passageInput = z.strictObject({
  text: z.string().trim().min(1).max(LIMITS.passageCharacters),
  language: z.enum(['en', 'fr']).default('en'),
  /** Document that the passage was read in. */
  fusionId,
  /** Version that the passage was read in, which raises no alert; the current version when absent. */
  fnDocumentId: z.string().min(1).max(220).nullable().default(null),
});
export const followedPassageSchema = passageInput.extend({
  /** Name of the passage's document: `US HR 1`. */
  source: z.string(),
});
export type FollowedPassage = z.infer<typeof followedPassageSchema>;

/**
 * A saved search. Both families of calls return it (ALR-11): /savedSearches returns all of them, /alerts those in a
 * project.
 */
export const savedSearchSchema = z.object({
  _id: uuid,
  /** Increments with every change; an update sends the version it is based on. */
  version: z.number().int(),
  /** The same id under another name of the specification. */
  fnId: uuid,
  title: z.string(),
  projectId: uuid.nullable(),
  projectName: z.string().nullable(),
  documentType: documentTypeSchema.nullable(),
  searchModel: searchModelSchema,
  /**
   * Passage to follow; null if only words and filters are searched. It cannot be changed: another passage is another
   * saved search.
   */
  passage: followedPassageSchema.nullable(),
  /** Explanation of how the query text was understood. */
  explanation: z.string(),
  emailAlerts: z.boolean(),
  /** Why it cannot be matched at present; null if it works. A broken search is kept, and its owner is notified. */
  brokenReason: z.string().nullable(),
  createdBy: z.string(),
  createdByName: z.string(),
  createdAtTs: unixSeconds,
  updatedAtTs: unixSeconds,
  total: z.number().int(),
  unread: z.number().int(),
  /** New matches per week within the preview period, oldest first, for the sparkline. */
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
  /** Followed in the documents that the search model finds; rejected if it is standard wording. */
  passage: passageInput.optional(),
});
/** Fails with CONFLICT when `version` is given and is not current. Without it the last write wins. */
const updateInput = z.strictObject({
  id: uuid,
  version: versionNumber.optional(),
  title: title.optional(),
  projectId: clearable(uuid).optional(),
  documentType: clearable(documentTypeSchema).optional(),
  searchModel: searchModelSchema.optional(),
  emailAlerts: z.boolean().optional(),
});
const byId = z.strictObject({ id: uuid });

/** Following a passage begins with looking for it. */
const making = (needs: CallNeeds) => call(needs).errors({ PASSAGE_TOO_SLOW: ERRORS.PASSAGE_TOO_SLOW });

export const savedSearchesContract = {
  create: making({ role: 'member', scope: 'alerts', impersonation: 'allowed' })
    .route({ method: 'POST', path: '/savedSearches', successStatus: 201 })
    .input(createInput)
    .output(savedSearchSchema),
  find: call({ role: 'viewer', scope: 'alerts', impersonation: 'allowed' })
    .route({ method: 'GET', path: '/savedSearches' })
    .output(z.object({ results: z.array(savedSearchSchema), total: z.number().int() })),
  get: call({ role: 'viewer', scope: 'alerts', impersonation: 'allowed' })
    .route({ method: 'GET', path: '/savedSearches/{id}' })
    .input(byId)
    .output(savedSearchSchema),
  update: call({ role: 'member', scope: 'alerts', impersonation: 'allowed' })
    .route({ method: 'PATCH', path: '/savedSearches/{id}' })
    .input(updateInput)
    .output(savedSearchSchema),
  delete: call({ role: 'member', scope: 'alerts', impersonation: 'allowed' })
    .route({ method: 'DELETE', path: '/savedSearches/{id}' })
    .input(byId)
    .output(ok),
  createAlert: making({ role: 'member', scope: 'alerts', impersonation: 'allowed' })
    .route({ method: 'POST', path: '/alerts', successStatus: 201 })
    .input(createInput.extend({ title, projectId: uuid }))
    .output(savedSearchSchema),
  findAlerts: call({ role: 'viewer', scope: 'alerts', impersonation: 'allowed' })
    .route({ method: 'GET', path: '/alerts' })
    .input(z.strictObject({ projectId: uuid.optional() }))
    .output(z.object({ results: z.array(savedSearchSchema), total: z.number().int() })),
  getAlert: call({ role: 'viewer', scope: 'alerts', impersonation: 'allowed' })
    .route({ method: 'GET', path: '/alerts/{id}' })
    .input(byId)
    .output(savedSearchSchema),
  updateAlert: call({ role: 'member', scope: 'alerts', impersonation: 'allowed' })
    .route({ method: 'PATCH', path: '/alerts/{id}' })
    .input(updateInput)
    .output(savedSearchSchema),
  deleteAlert: call({ role: 'member', scope: 'alerts', impersonation: 'allowed' })
    .route({ method: 'DELETE', path: '/alerts/{id}' })
    .input(byId)
    .output(ok),
};
