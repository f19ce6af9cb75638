import { z } from 'zod';
import { mapMeasure } from '../mapping/congress/map-measure.ts';
import { measureSchema } from '../mapping/congress/measure.ts';
import { validateRecord } from '../mapping/validate-record.ts';
import type { Mapped } from './mapped.ts';

const windowedSchema = z.looseObject({
  bill: z.looseObject({}),
  versionCode: z.string().default(''),
  updateDate: z.string().optional(),
});

/**
 * Maps one summary of `/v3/summaries`, the summaries changed in a time window. Its part contains the version code, so
 * that the next window adds a summary of another stage instead of replacing this one.
 */
export function mapWindowedSummary(upstream: unknown): Mapped {
  const windowed = validateRecord(windowedSchema, upstream);
  if (!windowed.ok) return windowed;
  const { bill, versionCode, updateDate } = windowed.value;
  // The bill's own timestamp covers the whole bill; the record is as new as the summary.
  const { updateDateIncludingText: _, ...named } = bill;
  const measure = validateRecord(measureSchema, { ...named, updateDate, summaries: [upstream] });
  if (!measure.ok) return measure;
  return mapMeasure(measure.value, versionCode === '' ? 'summary' : `summary-${versionCode}`);
}
