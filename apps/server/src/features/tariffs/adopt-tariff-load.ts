import type { UnixSeconds } from '@rotunda/domain';
import type { DatabaseHandle } from '../../platform/database/create-database.ts';
import { createHtsLinesRepository } from './hts-lines.repository.ts';

/**
 * Makes what a run loaded of the Harmonized Tariff Schedule the schedule that is read, all its chapters at once, inside the
 * caller's transaction. Chapters the run did not bring stay as they are; a run that brought none changes nothing.
 */
export async function adoptTariffLoad(tx: DatabaseHandle, loadId: string, nowTs: UnixSeconds): Promise<void> {
  await createHtsLinesRepository(tx).adoptLoad(loadId, nowTs);
}
