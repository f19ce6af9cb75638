import { documentPath } from './document-path.ts';
import type { DocumentType } from '@rotunda/domain';
import type { DatabaseHandle } from '../../platform/database/create-database.ts';
import { createQuickHitsRepository } from './quick-hits.repository.ts';

export interface QuickHit {
  title: string;
  description: string;
  url: string;
  id: string;
  documentType: DocumentType;
}

/**
 * Documents called what a person typed: `US S 5`, `HR1`, `h.r. 1`, `CA AB 12`, `C-5`, a fusionId, a regulation number.
 * The newest session first, because a bare number means the bill people talk about now.
 */
export async function findQuickHits(database: DatabaseHandle, text: string): Promise<QuickHit[]> {
  const rows = await createQuickHitsRepository(database).find(text);
  return rows.map((row) => ({
    title: row.localityExternalId ?? row.title,
    description: row.title,
    url: documentPath(row.documentType, row.fusionId),
    id: row.fusionId,
    documentType: row.documentType,
  }));
}
