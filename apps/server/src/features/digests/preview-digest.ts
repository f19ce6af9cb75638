import { DIGEST_FREQUENCIES, type DigestFrequency, type DigestKind, type DigestPreview } from '@rotunda/contract';
import type { UnixSeconds } from '@rotunda/domain';
import { AppError } from '../../platform/app-error.ts';
import type { Database } from '../../platform/database/create-database.ts';
import type { Actor } from '../../platform/request-context.ts';
import { createDeliveredMatchesRepository } from '../alerts/index.ts';
import { createDigestPlacesRepository } from './digest-places.repository.ts';
import { createDigestReaderRepository } from './digest-reader.repository.ts';
import { dayIn, type DigestZone, nextSlot } from './digest-slots.ts';
import type { DigestsDeps } from './digests-deps.ts';
import { findDigest } from './find-digest.ts';
import { findSubscribed } from './subscribed-projects.repository.ts';
import { settingsAddress } from './product-addresses.ts';
import { renderDigest } from './render-digest.ts';

/**
 * Returns the actor's next digest as it would be sent now, for the first slot with content. Nothing is recorded as
 * told.
 * @throws AppError NOT_FOUND for a former member
 */
export async function previewDigest(deps: DigestsDeps, actor: Actor, kind: DigestKind): Promise<DigestPreview> {
  const { database, clock, baseUrl } = deps;
  const { organizationId, userId } = actor;
  const person = await createDigestReaderRepository(database).find(actor);
  if (person === null) throw new AppError('NOT_FOUND');
  const nowTs = clock.now();
  const subscribed = await findSubscribed(database, kind, { organizationId, userId, frequencies: DIGEST_FREQUENCIES });
  const chosen = new Set(subscribed.map(({ frequency }) => frequency));
  const slots = slotsAhead([...chosen], nowTs, person.zone);
  if (kind === 'alerts') await numberNewMatches(database);
  const upTo = await createDigestPlacesRepository(database).newest(kind);
  for (const { slotTs, frequencies } of slots) {
    const scope = { organizationId, userId, frequencies, upTo };
    const today = dayIn(person.zone.timeZone, nowTs);
    const { content } = await findDigest(deps, database, person, kind, { scope, today, reportTs: null });
    if (content === null) continue;
    const { organizationName } = person;
    const settings = settingsAddress(baseUrl);
    // The link does not unsubscribe, because a preview can also be read by support acting as the user.
    const choices = { settingsAddress: settings, unsubscribeAddress: settings };
    const mail = await renderDigest(content, { organizationName, frequencies, choices });
    return { sendsAtTs: slotTs, mail };
  }
  return { sendsAtTs: slots[0]?.slotTs ?? null, mail: null };
}

/** Numbers new matches as the job of each minute does, so that the preview includes them. */
async function numberNewMatches(database: Database): Promise<void> {
  if (!(await createDeliveredMatchesRepository(database).hasUnnumbered())) return;
  await database.transaction((tx) => createDeliveredMatchesRepository(tx).numberNew());
}

/** Returns the next slots, soonest first, with the frequencies that fall on each. */
export function slotsAhead(
  frequencies: readonly DigestFrequency[],
  nowTs: UnixSeconds,
  zone: DigestZone,
): { slotTs: UnixSeconds; frequencies: DigestFrequency[] }[] {
  const bySlot = new Map<UnixSeconds, DigestFrequency[]>();
  for (const frequency of frequencies) {
    const slotTs = nextSlot(frequency, nowTs, zone);
    bySlot.set(slotTs, [...(bySlot.get(slotTs) ?? []), frequency]);
  }
  return [...bySlot].map(([slotTs, own]) => ({ slotTs, frequencies: own })).toSorted((a, b) => a.slotTs - b.slotTs);
}
