import type { PresidentialAction, PresidentialAnalysis } from '@rotunda/contract';
import { executiveOrderId, parseDispositionNotes } from '@rotunda/domain';
import { AppError } from '../../../platform/app-error.ts';
import type { DatabaseHandle } from '../../../platform/database/create-database.ts';
import type { Actor } from '../../../platform/request-context.ts';
import { knownCitedCodes } from './cited-codes.ts';
import { createDocumentsRepository } from './documents.repository.ts';
import type { StoredDocument } from './stored-document.ts';
import { presentCards } from './find-cards.ts';
import type { PresidentialActionFacts } from '../merge/merged-document.ts';
import { presentPresidentialAction } from './presidential-action.presenter.ts';

type StoredAction = StoredDocument & { facts: PresidentialActionFacts };

/**
 * Returns a presidential document with the codes its own text cites. Its document number works as the id too. The AI
 * summary is null until a feature writes it.
 * @throws AppError NOT_FOUND when there is no such presidential document
 */
export async function getPresidentialAction(
  database: DatabaseHandle,
  actor: Actor,
  id: string,
): Promise<{ presidentialAction: PresidentialAction; analysis: PresidentialAnalysis | null }> {
  const repository = createDocumentsRepository(database);
  const ownId = (await repository.findStoredIds([id])).get(id);
  const document = ownId === undefined ? undefined : (await repository.findByFusionIds([ownId])).find(isAction);
  if (document === undefined) throw new AppError('NOT_FOUND');
  const { facts, fusionId } = document;
  const dispositions = parseDispositionNotes(facts.dispositionNotes ?? '');
  const orders = dispositions.flatMap(({ items }) => items.flat()).flatMap(({ orderNumber }) => orderNumber ?? []);
  const related = [facts.correctionOfFusionId, ...(facts.correctionFusionIds ?? [])].filter((one) => one !== undefined);
  const storedIds = await repository.findStoredIds([...new Set([...orders.map(executiveOrderId), ...related])]);
  const others = await repository.findByFusionIds(related.flatMap((one) => storedIds.get(one) ?? []));
  const cards = await presentCards(database, actor, [document, ...others]);
  const card = cards.get(document.documentId);
  if (card === undefined) throw new AppError('NOT_FOUND');
  const byFusionId = new Map([...cards.values()].map((one) => [one.fusionId, one]));
  const [stored] = await repository.findTexts(fusionId);
  const text = stored === undefined ? null : await repository.getText(stored.fnDocumentId);
  const presidentialAction = presentPresidentialAction({
    document,
    card,
    dispositions,
    storedIds,
    getCard: (one) => byFusionId.get(storedIds.get(one) ?? ''),
    hasText: text !== null,
  });
  return {
    presidentialAction,
    analysis: text === null ? null : { summary: null, codes: await knownCitedCodes(text) },
  };
}

function isAction(document: StoredDocument): document is StoredAction {
  return document.facts.kind === 'presidential-action';
}
