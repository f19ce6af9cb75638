import { z } from 'zod';
import { call } from './base.ts';
import type { FlagValues } from './values/flags.ts';

export const flagValuesSchema = z.strictObject({
  alertsPage: z.boolean(),
  attachments: z.boolean(),
  attachmentFilters: z.boolean(),
  labs: z.boolean(),
  tours: z.boolean(),
  helpArticles: z.boolean(),
  overview: z.boolean(),
  hourlyEmails: z.boolean(),
  searchResultsLimit: z.number().int().min(1).max(1_000_000),
  DOCUMENT_COMPARISON_ENABLED: z.boolean(),
  ORG_PROFILE_SETTINGS_ENABLED: z.boolean(),
  presidentialActionsAi: z.boolean(),
  fileUpload: z.boolean(),
}) satisfies z.ZodType<FlagValues>;

export const flagsContract = {
  get: call({ role: 'viewer', scope: 'read', impersonation: 'allowed' })
    .route({ method: 'GET', path: '/flags' })
    .output(flagValuesSchema),
  /** Returns the data of the Labs page; FEATURE_OFF while the page is switched off. */
  getLabs: call({ role: 'viewer', scope: 'read', impersonation: 'allowed' })
    .route({ method: 'GET', path: '/flags/labs' })
    /** Where to schedule a meeting about previews; null if the operator has set no address. */
    .output(z.object({ schedulingUrl: z.string().nullable() })),
  update: call({ role: 'admin', scope: 'admin', impersonation: 'allowed' })
    .route({ method: 'PATCH', path: '/flags' })
    .input(flagValuesSchema.partial())
    .output(flagValuesSchema),
};
