import { z } from 'zod';
import { call, fusionId, ok, versionNumber } from './base.ts';
import { customSummarySchema } from './custom-summary.ts';
import { CUSTOM_SUMMARY_CHARACTERS, CUSTOM_SUMMARY_TEXTS, SUMMARIZED_TYPES } from './values/custom-summaries.ts';

const text = z
  .string()
  .trim()
  .min(1, CUSTOM_SUMMARY_TEXTS.textRequired)
  .max(CUSTOM_SUMMARY_CHARACTERS, CUSTOM_SUMMARY_TEXTS.tooLong);

/**
 * The organization's own summary of a document (LEG-06), returned with the document as `customSummary`. One text per
 * organization and document, written jointly by the members.
 */
export const customSummariesContract = {
  /**
   * Creates or replaces the summary. Fails with CONFLICT when `version` is not current, so that nothing is overwritten.
   */
  write: call({ role: 'member', scope: 'write', impersonation: 'allowed' })
    .route({ method: 'PUT', path: '/custom-summaries/{fusionId}' })
    .input(
      z.strictObject({
        fusionId,
        documentType: z.enum(SUMMARIZED_TYPES),
        text,
        /** Version of the summary being changed; null if there was none. */
        version: versionNumber.nullable(),
      }),
    )
    .output(customSummarySchema),
  /** Fails with CONFLICT like `write`, and with NOT_FOUND if there is no summary. */
  delete: call({ role: 'member', scope: 'write', impersonation: 'allowed' })
    .route({ method: 'DELETE', path: '/custom-summaries/{fusionId}' })
    .input(z.strictObject({ fusionId, version: versionNumber }))
    .output(ok),
};
