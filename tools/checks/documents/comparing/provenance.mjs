/**
 * Why a field of a merged document may differ from one source's file, by what the product says of its own sources.
 *
 * @param {{ provenance: { source: string, part: string, sourceUpdatedTs: number | null, fields: string[] }[] }} document
 * @param {string} source whose file is compared
 * @param {string} fact name of the fact
 * @param {number | null | undefined} updatedTs seconds; the file's own stamp
 * @param {string} [page] address of the file's record, where one source has several records of a document
 * @returns {string | null} name of a rule
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
