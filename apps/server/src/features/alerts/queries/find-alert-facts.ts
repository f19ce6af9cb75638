import type { DatabaseHandle } from '../../../platform/database/create-database.ts';
import { groupBy } from '../../../platform/group-by.ts';
import type { Actor } from '../../../platform/request-context.ts';
import {
  type AlertFilter,
  type AlertKey,
  type AlertSort,
  createAlertsRepository,
  type StoredAlert,
} from '../alerts.repository.ts';

/** Alert without its document. */
export interface AlertFacts extends Pick<
  StoredAlert,
  'documentId' | 'projectId' | 'projectName' | 'discoveryTs' | 'markedRead' | 'markedIrrelevant'
> {
  /** Titles of the saved searches, latest match first. */
  savedSearches: string[];
}

/** Returns the ids of all alerts of a list, in its order. */
export function findAlertIds(
  db: DatabaseHandle,
  actor: Actor,
  { sort, ...filter }: AlertFilter & { sort: AlertSort },
  limit: number,
): Promise<string[]> {
  return createAlertsRepository(db).findIds(actor, filter, sort, limit);
}

/** Returns ids in the order of the keys without duplicates; alerts hidden from the actor are absent. */
export async function findNamedAlertIds(
  db: DatabaseHandle,
  actor: Actor,
  keys: readonly AlertKey[],
): Promise<string[]> {
  const getName = ({ fusionId, projectId }: AlertKey) => `${projectId} ${fusionId}`;
  const found = await createAlertsRepository(db).findByKeys(actor, keys);
  const ids = new Map(found.map((alert) => [getName(alert), alert.searchAlertId]));
  return [...new Set(keys.map(getName))].flatMap((name) => ids.get(name) ?? []);
}

/** Returns alerts by id; alerts hidden from the actor are absent. */
export async function findAlertFacts(
  db: DatabaseHandle,
  actor: Actor,
  searchAlertIds: readonly string[],
): Promise<Map<string, AlertFacts>> {
  const repository = createAlertsRepository(db);
  const alerts = await repository.findByIds(actor, searchAlertIds);
  const matches = groupBy(await repository.findMatches(actor, searchAlertIds), ({ match }) => match.searchAlertId);
  return new Map(
    alerts.map((alert) => {
      const titles = (matches.get(alert.searchAlertId) ?? []).map(({ title }) => title);
      return [alert.searchAlertId, { ...alert, savedSearches: [...new Set(titles)] }];
    }),
  );
}
