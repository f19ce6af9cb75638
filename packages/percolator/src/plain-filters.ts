import type { DocumentFacets, DocumentFilters } from '@rotunda/query';
const bill = new Set(['Legislation', 'GlobalLegislation']);
const social = new Set(['SocialPost']);
const ok = (list: readonly string[] | undefined, value: string | null) =>
  list === undefined || list.length === 0 || (value !== null && list.includes(value));
const dated = (range: { fromTs?: number; toTs?: number } | undefined, ts: number | null) => {
  if (range === undefined || (range.fromTs === undefined && range.toTs === undefined)) return true;
  if (ts === null) return false;
  return (range.fromTs === undefined || range.fromTs <= ts) && (range.toTs === undefined || ts <= range.toTs);
};
export function matchesFilters(f: DocumentFilters, d: DocumentFacets): boolean {
  const t = d.documentType;
  return (
    ok(f.documentTypes, t) &&
    ok(f.isoCodes, d.isoCode) &&
    (!bill.has(t) ||
      (ok(f.genericStatuses, d.genericStatus) && ok(f.chambers, d.chamber) && ok(f.billTypes, d.billType))) &&
    (t !== 'Legislation' || f.activeSessions !== true || d.sessionActive === true) &&
    (t !== 'Regulation' || ok(f.regDocumentTypes, d.regDocumentType)) &&
    (t !== 'ResearchDocument' || ok(f.researchDocumentTypes, d.researchDocumentType)) &&
    (!social.has(t) || (ok(f.socialPlatforms, d.socialPlatform) && ok(f.stakeholderTypes, d.stakeholderType))) &&
    dated(f.introduced, d.introducedTs) &&
    dated(f.lastUpdated, d.lastUpdatedTs)
  );
}
