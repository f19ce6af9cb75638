import type { MatchedPassage } from '@rotunda/contract';
import type { DatabaseHandle } from '../../../platform/database/create-database.ts';
import type { Actor } from '../../../platform/request-context.ts';
import { createAlertsRepository } from '../alerts.repository.ts';
import { presentOccurrence } from '../../similar/index.ts';

/**
 * Returns where a document carries passages followed by saved searches, as recorded in their matches, without duplicate
 * texts.
 */
export async function findCarriedPassages(
  database: DatabaseHandle,
  actor: Actor,
  about: { fusionId: string; savedSearchIds: readonly string[] },
): Promise<MatchedPassage[]> {
  const occurrences = await createAlertsRepository(database).findOccurrences(actor, about);
  const shown = new Map(
    occurrences.map((occurrence) => [`${occurrence.fnDocumentId} ${occurrence.excerpt.text}`, occurrence]),
  );
  return [...shown.values()].map((occurrence) => ({
    ...presentOccurrence(occurrence),
    ...(occurrence.place === null ? {} : { place: occurrence.place }),
  }));
}
