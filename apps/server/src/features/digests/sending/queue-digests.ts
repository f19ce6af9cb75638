import { createDeliveredMatchesRepository } from '../../alerts/index.ts';
import { DIGEST_FREQUENCIES, DIGEST_KINDS } from '@rotunda/contract';
import { createDigestPlacesRepository } from '../digest-places.repository.ts';
import { latestSlot } from './digest-slots.ts';
import type { DigestsDeps } from '../digests.deps.ts';
import { claimDueReaders } from '../due-readers.repository.ts';
import { sendDigestJob } from '../digests.jobs.ts';

/**
 * Queues a job for every reader who is due and may have news. It is idempotent: a waiting job is deduplicated, and a
 * finished one has advanced the reader's position.
 * @returns the number of queued jobs
 */
export async function queueDigests(deps: Pick<DigestsDeps, 'database' | 'clock' | 'queue'>): Promise<number> {
  const { database, clock, queue } = deps;
  await database.transaction(async (tx) => {
    const matches = createDeliveredMatchesRepository(tx);
    if (await matches.hasUnnumbered()) await matches.numberNew();
  });
  const nowTs = clock.now();
  return database.transaction(async (tx) => {
    const places = createDigestPlacesRepository(tx);
    await places.removeSpent();
    await places.addMissing(nowTs);
    const zones = await places.findZones();
    const slots = zones.flatMap(({ organizationId, ...zone }) =>
      DIGEST_FREQUENCIES.map((frequency) => ({
        organizationId,
        frequency,
        slotTs: latestSlot(frequency, nowTs, zone),
      })),
    );
    let queued = 0;
    for (const kind of DIGEST_KINDS) {
      for (const reader of await claimDueReaders(tx, kind, slots, await places.newest(kind))) {
        const dedupeKey = `${reader.organizationId} ${reader.userId} ${kind}`;
        const jobId = await queue.enqueue(tx, sendDigestJob, reader, { dedupeKey });
        if (jobId !== null) queued += 1;
      }
    }
    return queued;
  });
}
