import type { PersonalEmails } from '@rotunda/contract';
import { updateAllMemberSettings } from '../projects/index.ts';
import type { DigestsDeps } from './digests.deps.ts';
import { aboutMentions, type Person, readLink, type UnsubscribeDeps } from './digests.queries.ts';
import { createMailOptOutsRepository } from './mail-opt-outs.repository.ts';
import { startDigests } from './sending/start-digests.ts';

export async function updatePersonalEmails(
  { database, clock }: Pick<DigestsDeps, 'database' | 'clock'>,
  person: Person,
  chosen: PersonalEmails,
): Promise<PersonalEmails> {
  const optOuts = createMailOptOutsRepository(database);
  if (chosen.mentions) await optOuts.remove(aboutMentions(person));
  else await optOuts.add(aboutMentions(person), clock.now());
  return chosen;
}

/**
 * Unsubscribes from the kind of email: digests of all current and future projects, or mention emails.
 * @throws AppError NOT_FOUND for an invalid token
 */
export async function unsubscribe(deps: UnsubscribeDeps, secret: string): Promise<void> {
  const { reader, person } = await readLink(deps, secret);
  if (reader.kind === 'mentions') {
    await updatePersonalEmails(deps, reader, { mentions: false });
    return;
  }
  const never =
    reader.kind === 'alerts' ? { alertEmailFrequency: 'Never' as const } : { updateEmailFrequency: 'Never' as const };
  await updateAllMemberSettings({ ...deps, onFrequencyChanged: startDigests }, person.actor, never);
}
