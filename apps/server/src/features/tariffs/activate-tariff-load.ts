import type { UnixSeconds } from '@rotunda/domain';
import type { DatabaseHandle } from '../../platform/database/create-database.ts';
import { createHtsLinesRepository } from './hts-lines.repository.ts';

/**
 * Makes the Harmonized Tariff Schedule that a run loaded the current one, all its chapters together, inside the
 * caller's transaction. Chapters that the run did not load stay unchanged; a run that loaded none changes nothing.
 */
export async function activateTariffLoad(tx: DatabaseHandle, loadId: string, nowTs: UnixSeconds): Promise<void> {
  await createHtsLinesRepository(tx).activateLoad(loadId, nowTs);
}
