import type { DocumentType } from '@rotunda/domain';

/** Documents by their type, as the calls of the board take them: one type at a time. */
export function groupByType(
  documents: readonly { fusionId: string; documentType: DocumentType }[],
): { documentType: DocumentType; fusionIds: string[] }[] {
  const groups = new Map<DocumentType, string[]>();
  for (const { fusionId, documentType } of documents) {
    groups.set(documentType, [...(groups.get(documentType) ?? []), fusionId]);
  }
  return [...groups].map(([documentType, fusionIds]) => ({ documentType, fusionIds }));
}
