import type { MatchedPassage } from '@rotunda/contract';
import type { DatabaseHandle } from '../../platform/database/create-database.ts';
import type { Actor } from '../../platform/request-context.ts';
import { createAlertsRepository } from './alerts.repository.ts';
import { presentCarrier } from './matching/passage-carrier.ts';

/** Where a document carries the passages that saved searches follow, as they were told of it; each text once. */
export async function findCarriedPassages(
  database: DatabaseHandle,
  actor: Actor,
  about: { fusionId: string; savedSearchIds: readonly string[] },
): Promise<MatchedPassage[]> {
  const carriers = await createAlertsRepository(database).findCarriers(actor, about);
  const shown = new Map(carriers.map((carrier) => [`${carrier.fnDocumentId} ${carrier.excerpt.text}`, carrier]));
  return [...shown.values()].map((carrier) => ({
    ...presentCarrier(carrier),
    ...(carrier.place === null ? {} : { place: carrier.place }),
  }));
}
