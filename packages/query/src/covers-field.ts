import type { AnalysedField } from '@rotunda/analysis';

/** Whether a leaf of `field` covers a stream of `streamField`; no field means all but the sponsors. */
export function coversField(field: AnalysedField | null, streamField: AnalysedField): boolean {
  return field === null ? streamField !== 'sponsor' : field === streamField;
}
