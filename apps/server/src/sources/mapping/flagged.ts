/** Returns a record with further sentences about its contradictions; unchanged if there are none. */
export function flagged<R extends { contradictions?: string[] }>(record: R, contradictions: readonly string[]): R {
  return contradictions.length === 0
    ? record
    : { ...record, contradictions: [...(record.contradictions ?? []), ...contradictions] };
}
