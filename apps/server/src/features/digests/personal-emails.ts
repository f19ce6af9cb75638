import type { PersonalEmails } from '@rotunda/contract';
import type { Actor } from '../../platform/request-context.ts';
import type { DigestsDeps } from './digests-deps.ts';
import { createMailOptOutsRepository, type OptionalMailReader } from './mail-opt-outs.repository.ts';

type Person = Pick<Actor, 'organizationId' | 'userId'>;

/** Returns which emails besides digests the user gets; by default all of them. */
export async function getPersonalEmails(
  { database }: Pick<DigestsDeps, 'database'>,
  person: Person,
): Promise<PersonalEmails> {
  return { mentions: !(await createMailOptOutsRepository(database).has(aboutMentions(person))) };
}

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

function aboutMentions({ organizationId, userId }: Person): OptionalMailReader {
  return { organizationId, userId, kind: 'mentions' };
}
