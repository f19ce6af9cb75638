import type { DocumentCard, Regulation } from '@rotunda/contract';
import { AppError } from '../../../platform/app-error.ts';
import type { DatabaseHandle } from '../../../platform/database/create-database.ts';
import type { Actor } from '../../../platform/request-context.ts';
import { createDocumentsRepository } from './documents.repository.ts';
import type { StoredDocument } from './stored-document.ts';
import { presentCards } from './find-cards.ts';
import type { RegulationFacts } from '../merge/merged-document.ts';
import { presentRegulation } from './regulation.presenter.ts';
import { readMetadata } from './metadata.repository.ts';

type StoredRegulation = StoredDocument & { facts: RegulationFacts };

/**
 * Returns a regulation. The id of its other publisher works too.
 * @throws AppError NOT_FOUND
 */
export async function getRegulation(database: DatabaseHandle, actor: Actor, fusionId: string): Promise<Regulation> {
  const storedIds = await createDocumentsRepository(database).findStoredIds([fusionId]);
  const [regulation] = await findRegulations(database, actor, [...storedIds.values()]);
  if (regulation === undefined) throw new AppError('NOT_FOUND');
  return regulation;
}

/** Returns regulations in the order of the ids; ids that are not stored regulations are absent. */
export async function findRegulations(
  database: DatabaseHandle,
  actor: Actor,
  fusionIds: readonly string[],
): Promise<Regulation[]> {
  const repository = createDocumentsRepository(database);
  const found = new Map((await repository.findByFusionIds(fusionIds)).map((one) => [one.fusionId, one]));
  const documentIds = [...found.values()].map((one) => one.documentId);
  const metadata = await readMetadata(database, actor, documentIds);
  const presented: Regulation[] = [];
  for (const fusionId of fusionIds) {
    const document = found.get(fusionId);
    if (document === undefined || !isRegulation(document)) continue;
    const { facts } = document;
    const ofDocket = facts.regulationDocumentType === 'Docket' ? await repository.findFusionIdsOfDocket(fusionId) : [];
    const isOfState = document.localityType === 'state';
    const linkedFrom = isOfState ? await repository.findFusionIdsLinkedTo(fusionId) : [];
    const linked = [facts.docketFusionIds, facts.documentFusionIds, facts.linkedFusionIds].flatMap((ids) => ids ?? []);
    presented.push(
      presentRegulation({
        document,
        metadata: metadata.get(document.documentId),
        hasText: (await repository.findTexts(fusionId)).length > 0,
        documentFusionIds: ofDocket,
        linkedFrom,
        storedIds: await repository.findStoredIds(linked),
      }),
    );
  }
  return presented;
}

/** Returns a page of associated documents or dockets, newest first (REG-01). */
export async function findRegulationDocuments(
  database: DatabaseHandle,
  actor: Actor,
  request: { fusionIds: readonly string[]; skip: number; limit: number },
): Promise<{ results: DocumentCard[]; total: number }> {
  const page = await createDocumentsRepository(database).findPageByFusionIds(
    request.fusionIds,
    request.skip,
    request.limit,
  );
  const cards = await presentCards(database, actor, page.rows);
  return { results: page.rows.flatMap((row) => cards.get(row.documentId) ?? []), total: page.total };
}

function isRegulation(document: StoredDocument): document is StoredRegulation {
  return document.facts.kind === 'regulation';
}
