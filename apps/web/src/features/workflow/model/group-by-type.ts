import type { DocumentType } from '@rotunda/domain';

/** Groups documents by type, because the board's endpoints accept one type per call. */
export function groupByType(
  documents: readonly { fusionId: string; documentType: DocumentType }[],
): { documentType: DocumentType; fusionIds: string[] }[] {
  const groups = new Map<DocumentType, string[]>();
  for (const { fusionId, documentType } of documents) {
    groups.set(documentType, [...(groups.get(documentType) ?? []), fusionId]);
  }
  return [...groups].map(([documentType, fusionIds]) => ({ documentType, fusionIds }));
}
