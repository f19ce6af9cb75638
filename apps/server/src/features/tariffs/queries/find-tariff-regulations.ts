import type { TariffProgramSummary, TariffRegulation } from '@rotunda/contract';
import type { TariffProgram } from '@rotunda/domain';
import { AppError } from '../../../platform/app-error.ts';
import type { DatabaseHandle } from '../../../platform/database/create-database.ts';
import type { Actor } from '../../../platform/request-context.ts';
import { createDocumentsRepository, findCards } from '../../documents/index.ts';
import { createTariffMeasuresRepository, type StoredMeasure } from '../tariff-measures.repository.ts';

/** Finds documents that change tariffs by a full or partial code they cite, or by words of their titles. */
export async function findTariffRegulations(
  database: DatabaseHandle,
  actor: Actor,
  { query, program, skip, limit }: { query: string; program?: TariffProgram | undefined; skip: number; limit: number },
): Promise<{ results: TariffRegulation[]; total: number }> {
  const text = query.trim();
  const isCode = /^[\d.\s]+$/.test(text);
  const digits = text.replace(/\D/g, '');
  // Input without a code or a word matches nothing.
  if (isCode && digits === '') return { results: [], total: 0 };
  const { rows, total } = await createTariffMeasuresRepository(database).find({
    ...(isCode ? { relatedTo: [digits] } : {}),
    words: isCode ? [] : text.split(/\s+/).filter((word) => word !== ''),
    program,
    skip,
    limit,
  });
  return { results: await present(database, actor, rows), total };
}

/**
 * Returns documents that cite one of these codes, a code under it or a code above it, newest first, and the number of
 * all such measures that are stored.
 */
export async function findMeasuresOfCodes(
  database: DatabaseHandle,
  actor: Actor,
  codes: readonly string[],
  limit: number,
) {
  const repository = createTariffMeasuresRepository(database);
  const { rows, total } = await repository.find({ relatedTo: codes, words: [], skip: 0, limit });
  return { results: await present(database, actor, rows), total, held: await repository.count() };
}

/** Returns the laws and remedies that documents cite, each with a summary of its stored measures. */
export function findTariffPrograms(database: DatabaseHandle): Promise<TariffProgramSummary[]> {
  return createTariffMeasuresRepository(database).findPrograms();
}

/**
 * Returns a tariff measure. Another id of the document works too.
 * @throws AppError NOT_FOUND for a document that is not stored or does not change tariffs
 */
export async function getTariffRegulation(
  database: DatabaseHandle,
  actor: Actor,
  id: string,
): Promise<TariffRegulation> {
  const held = (await createDocumentsRepository(database).findStoredIds([id])).get(id);
  const row = held === undefined ? null : await createTariffMeasuresRepository(database).get(held);
  const [found] = row === null ? [] : await present(database, actor, [row]);
  if (found === undefined) throw new AppError('NOT_FOUND');
  return found;
}

async function present(
  database: DatabaseHandle,
  actor: Actor,
  rows: readonly StoredMeasure[],
): Promise<TariffRegulation[]> {
  const cards = await findCards(
    database,
    actor,
    rows.map(({ documentId }) => documentId),
  );
  return rows.flatMap(({ documentId, tariffMeasure }) => {
    const card = cards.get(documentId);
    return card === undefined ? [] : [{ ...card, tariffMeasure }];
  });
}
