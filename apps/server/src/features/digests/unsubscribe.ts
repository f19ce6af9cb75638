import { DIGEST_FREQUENCIES, DIGEST_TEXTS, type Subscription } from '@rotunda/contract';
import { AppError } from '../../platform/app-error.ts';
import type { DatabaseHandle } from '../../platform/database/create-database.ts';
import { updateAllMemberSettings } from '../projects/index.ts';
import { createDigestReaderRepository, type Reader } from './digest-reader.repository.ts';
import type { DigestsDeps } from './digests-deps.ts';
import { findSubscribed } from './subscribed-projects.repository.ts';
import { createMailOptOutsRepository, type OptionalMailReader } from './mail-opt-outs.repository.ts';
import { updatePersonalEmails } from './personal-emails.ts';
import { startDigests } from './start-digests.ts';
import { readUnsubscribeSecret } from './unsubscribe-secret.ts';

export type UnsubscribeDeps = Pick<DigestsDeps, 'database' | 'clock' | 'secretBox'>;

/**
 * Returns what the link of an email would end.
 * @throws AppError NOT_FOUND for an invalid token
 */
export async function getSubscription(deps: UnsubscribeDeps, secret: string): Promise<Subscription> {
  const { reader, person } = await readLink(deps, secret);
  return {
    kind: reader.kind,
    organizationName: person.organizationName,
    address: getHint(person.email),
    isEnded: await isEnded(deps.database, reader),
  };
}

/**
 * Whether the user gets none of these emails. An opt-out has no effect on projects for which the user chose a
 * frequency.
 */
async function isEnded(db: DatabaseHandle, { kind, ...person }: OptionalMailReader): Promise<boolean> {
  const isOut = await createMailOptOutsRepository(db).has({ kind, ...person });
  if (!isOut || kind === 'mentions') return isOut;
  const subscribed = await findSubscribed(db, kind, { ...person, frequencies: DIGEST_FREQUENCIES });
  return subscribed.length === 0;
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

async function readLink(
  { database, secretBox }: UnsubscribeDeps,
  secret: string,
): Promise<{ reader: OptionalMailReader; person: Reader }> {
  const reader = readUnsubscribeSecret(secretBox, secret);
  const person = reader === null ? null : await createDigestReaderRepository(database).find(reader);
  if (reader === null || person === null) throw new AppError('NOT_FOUND', { message: DIGEST_TEXTS.linkNotValid });
  return { reader, person };
}

/** Masks the address, for example `n…@tenants.example`, because the email may have been forwarded. */
export function getHint(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, 1)}…${email.slice(at)}`;
}
