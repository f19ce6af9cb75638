import type { Research } from '@rotunda/contract';
import { AppError } from '../../../platform/app-error.ts';
import type { DatabaseHandle } from '../../../platform/database/create-database.ts';
import type { Actor } from '../../../platform/request-context.ts';
import { createDocumentsRepository } from './documents.repository.ts';
import type { StoredDocument } from './stored-document.ts';
import { presentCards } from './find-cards.ts';
import type { ResearchFacts } from '../merge/merged-document.ts';
import { presentResearch } from './research.presenter.ts';

type StoredReport = StoredDocument & { facts: ResearchFacts };

/**
 * Returns a research report.
 * @throws AppError NOT_FOUND when there is no such report.
 */
export async function getResearch(database: DatabaseHandle, actor: Actor, fusionId: string): Promise<Research> {
  const [report] = await findResearch(database, actor, [fusionId]);
  if (report === undefined) throw new AppError('NOT_FOUND');
  return report;
}

/** Returns reports in the order of the ids; ids that are not stored reports are absent. */
export async function findResearch(
  database: DatabaseHandle,
  actor: Actor,
  fusionIds: readonly string[],
): Promise<Research[]> {
  const repository = createDocumentsRepository(database);
  const reports = (await repository.findByFusionIds(fusionIds)).filter(isReport);
  const named = reports.flatMap(({ facts }) => [
    ...(facts.committeeFusionIds ?? []),
    ...(facts.legislationFusionIds ?? []),
  ]);
  const storedIds = await repository.findStoredIds(named);
  const others = await repository.findByFusionIds([...new Set(storedIds.values())]);
  const cards = await presentCards(database, actor, [...reports, ...others]);
  const cardsById = new Map([...cards.values()].map((card) => [card.fusionId, card]));
  const presented = new Map(
    reports.flatMap((document) => {
      const card = cards.get(document.documentId);
      if (card === undefined) return [];
      const storedCard = (fusionId: string) => cardsById.get(storedIds.get(fusionId) ?? '');
      return [[document.fusionId, presentResearch({ document, card, storedCard })] as const];
    }),
  );
  return fusionIds.flatMap((fusionId) => presented.get(fusionId) ?? []);
}

function isReport(document: StoredDocument): document is StoredReport {
  return document.facts.kind === 'research';
}
