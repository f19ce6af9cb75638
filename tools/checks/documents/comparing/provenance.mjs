/**
 * Explains why a field of a merged document may differ from one source's file, according to the product's provenance.
 *
 * @param {{ provenance: { source: string, part: string, sourceUpdatedTs: number | null, fields: string[] }[] }}
 *   document
 * @param {string} source Source of the compared file.
 * @param {string} fact Name of the fact.
 * @param {number | null | undefined} updatedTs The file's own timestamp, in seconds.
 * @param {string} [page] Address of the file's record, if one source has several records of a document.
 * @returns {string | null} Name of a rule.
 */
export function explainByProvenance({ provenance }, source, fact, updatedTs, page) {
  const supplying = provenance.filter((row) => row.fields.includes(fact));
  if (supplying.length === 0) return null;
  const own = supplying.filter((row) => row.source === source);
  if (own.length === 0) return 'better-source';
  if (updatedTs && own.some((row) => row.sourceUpdatedTs > updatedTs)) return 'newer-record';
  if (page !== undefined && own.every(({ sourceUrl }) => sourceUrl !== page)) return 'other-record';
  if (supplying.length > own.length) return 'several-sources';
  return own.length > 1 ? 'several-records' : null;
}
