import type { DigestFrequency, DigestSchedule } from '@rotunda/contract';
import { AppError } from '../../platform/app-error.ts';
import type { Actor } from '../../platform/request-context.ts';
import { createDigestReaderRepository } from './digest-reader.repository.ts';
import { nextSlot } from './digest-slots.ts';
import type { DigestsDeps } from './digests-deps.ts';

/**
 * Returns when and to which address the actor's digests are sent.
 * @throws AppError NOT_FOUND for a former member
 */
export async function getSchedule(
  { database, clock, sendsMail }: Pick<DigestsDeps, 'database' | 'clock' | 'sendsMail'>,
  actor: Actor,
): Promise<DigestSchedule> {
  const person = await createDigestReaderRepository(database).find(actor);
  if (person === null) throw new AppError('NOT_FOUND');
  const nowTs = clock.now();
  const next = (frequency: DigestFrequency) => nextSlot(frequency, nowTs, person.zone);
  return {
    ...person.zone,
    address: person.email,
    isSent: sendsMail && !person.isOfSample,
    nextTs: {
      Hourly: next('Hourly'),
      '4-Hourly': next('4-Hourly'),
      Daily: next('Daily'),
      Weekly: next('Weekly'),
    },
  };
}
