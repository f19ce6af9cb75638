import type { AnalyzedField } from '@rotunda/analysis';

/** Whether a leaf of `field` covers a stream of `streamField`; no field means all but the sponsors. */
export function coversField(field: AnalyzedField | null, streamField: AnalyzedField): boolean {
  return field === null ? streamField !== 'sponsor' : field === streamField;
}
