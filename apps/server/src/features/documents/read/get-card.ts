import type { DocumentCard, Legislation } from '@rotunda/contract';
import { AppError } from '../../../platform/app-error.ts';
import type { DatabaseHandle } from '../../../platform/database/create-database.ts';
import type { Actor } from '../../../platform/request-context.ts';
import { createDocumentsRepository } from './documents.repository.ts';
import { presentCards } from './find-cards.ts';
import { presentProvenance } from './provenance.presenter.ts';

/**
 * Returns the list-row card of any document and its sources. The id of its other publisher works too.
 * @throws AppError NOT_FOUND
 */
export async function getCard(
  database: DatabaseHandle,
  actor: Actor,
  fusionId: string,
): Promise<DocumentCard & Pick<Legislation, 'provenance'>> {
  const repository = createDocumentsRepository(database);
  const storedIds = await repository.findStoredIds([fusionId]);
  const documents = await repository.findByFusionIds([...storedIds.values()]);
  const cards = await presentCards(database, actor, documents);
  const [document] = documents;
  const card = document && cards.get(document.documentId);
  if (document === undefined || card === undefined) throw new AppError('NOT_FOUND');
  return { ...card, provenance: presentProvenance(document.provenance) };
}
