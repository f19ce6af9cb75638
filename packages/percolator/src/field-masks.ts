import { ANALYZED_FIELDS, type AnalyzedField } from '@rotunda/analysis';

/** One bit per field; all five fit below the flags of a packed word entry. */
export const FIELD_BITS: Readonly<Record<AnalyzedField, number>> = {
  title: 1,
  summary: 2,
  text: 4,
  sponsor: 8,
  bill: 16,
};

/** Fields covered by a leaf without a field (see QueryNode): all but the sponsors' names. */
const UNNAMED_FIELDS = ANALYZED_FIELDS.filter((field) => field !== 'sponsor').reduce(
  (mask, field) => mask | FIELD_BITS[field],
  0,
);

/** Returns the fields a leaf reads, as bits. */
export function getFieldMask(field: AnalyzedField | null): number {
  return field === null ? UNNAMED_FIELDS : FIELD_BITS[field];
}
