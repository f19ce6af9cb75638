import { findBillBackers, findCards } from '../../documents/index.ts';
import { BACKER_FIELDS, type DocumentRow } from './document-columns.ts';
import type { ReadingDeps } from './reading.deps.ts';

/** Reads the rows of documents in the order of the ids; documents that are no longer stored are absent. */
export async function readDocumentRows(
  { database, actor, noteProjects }: Pick<ReadingDeps, 'database' | 'actor' | 'noteProjects'>,
  fields: readonly string[],
  documentIds: readonly number[],
): Promise<(DocumentRow & { documentId: number })[]> {
  const cards = await findCards(database, actor, documentIds);
  const backers = fields.some((field) => BACKER_FIELDS.has(field))
    ? await findBillBackers(database, documentIds)
    : new Map<number, never>();
  const namesProjects = fields.includes('projects');
  return documentIds.flatMap((documentId) => {
    const card = cards.get(documentId);
    if (card === undefined) return [];
    if (namesProjects) noteProjects(card.metadata.projects.map(({ _id }) => _id));
    return [{ documentId, card, backers: backers.get(documentId) ?? null }];
  });
}
