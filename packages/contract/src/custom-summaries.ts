import { z } from 'zod';
import { call, fusionId, ok, versionNumber } from './base.ts';
import { customSummarySchema } from './custom-summary.ts';
import { CUSTOM_SUMMARY_CHARACTERS, CUSTOM_SUMMARY_TEXTS, SUMMARIZED_TYPES } from './values/custom-summaries.ts';

const text = z
  .string()
  .trim()
  .min(1, CUSTOM_SUMMARY_TEXTS.textRequired)
  .max(CUSTOM_SUMMARY_CHARACTERS, CUSTOM_SUMMARY_TEXTS.tooLong);

/** The organization's own summary of a document (LEG-06). It is read with the document, as `customSummary`. */
export const customSummariesContract = {
  /** CONFLICT when the text it began from is not the current one any more: nothing is overwritten. */
  write: call
    .route({ method: 'PUT', path: '/custom-summaries/{fusionId}' })
    .input(
      z.strictObject({
        fusionId,
        documentType: z.enum(SUMMARIZED_TYPES),
        text,
        /** Of the summary that is changed; null where there was none. */
        version: versionNumber.nullable(),
      }),
    )
    .output(customSummarySchema),
  /** CONFLICT like `write`. NOT_FOUND where there is none. */
  delete: call
    .route({ method: 'DELETE', path: '/custom-summaries/{fusionId}' })
    .input(z.strictObject({ fusionId, version: versionNumber }))
    .output(ok),
};
