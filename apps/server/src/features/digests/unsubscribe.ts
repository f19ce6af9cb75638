import { DIGEST_FREQUENCIES, DIGEST_TEXTS, type Subscription } from '@rotunda/contract';
import { AppError } from '../../platform/app-error.ts';
import type { DatabaseHandle } from '../../platform/database/create-database.ts';
import { updateAllMemberSettings } from '../projects/index.ts';
import { createDigestReaderRepository, type Reader } from './digest-reader.repository.ts';
import type { DigestsDeps } from './digests-deps.ts';
import { findHeard } from './heard-projects.repository.ts';
import { createMailOptOutsRepository, type OptionalMailReader } from './mail-opt-outs.repository.ts';
import { updatePersonalEmails } from './personal-emails.ts';
import { startDigests } from './start-digests.ts';
import { readUnsubscribeSecret } from './unsubscribe-secret.ts';

export type UnsubscribeDeps = Pick<DigestsDeps, 'database' | 'clock' | 'secretBox'>;

/** What the link of an e-mail would end. @throws AppError NOT_FOUND for a secret that is none */
export async function getSubscription(deps: UnsubscribeDeps, secret: string): Promise<Subscription> {
  const { reader, person } = await readLink(deps, secret);
  return {
    kind: reader.kind,
    organisationName: person.organisationName,
    address: hintOf(person.email),
    isEnded: await isEnded(deps.database, reader),
  };
}

/** Digests are told of a project where the person chose so for it, whatever they ended before. */
async function isEnded(db: DatabaseHandle, { kind, ...person }: OptionalMailReader): Promise<boolean> {
  const isOut = await createMailOptOutsRepository(db).has({ kind, ...person });
  if (!isOut || kind === 'mentions') return isOut;
  const heard = await findHeard(db, kind, { ...person, frequencies: DIGEST_FREQUENCIES });
  return heard.length === 0;
}

/**
 * Ends what the e-mail was: digests of all projects and those made later, or what tells of mentions.
 * @throws AppError NOT_FOUND for a secret that is none
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

async function readLink(
  { database, secretBox }: UnsubscribeDeps,
  secret: string,
): Promise<{ reader: OptionalMailReader; person: Reader }> {
  const reader = readUnsubscribeSecret(secretBox, secret);
  const person = reader === null ? null : await createDigestReaderRepository(database).find(reader);
  if (reader === null || person === null) throw new AppError('NOT_FOUND', { message: DIGEST_TEXTS.linkNotValid });
  return { reader, person };
}

/** `n…@tenants.example`: whoever was forwarded the mail learns no more. */
function hintOf(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, 1)}…${email.slice(at)}`;
}
