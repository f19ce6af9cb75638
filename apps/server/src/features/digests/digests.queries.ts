import {
  DIGEST_FREQUENCIES,
  DIGEST_TEXTS,
  type DigestFrequency,
  type DigestKind,
  type DigestPreview,
  type DigestSchedule,
  type PersonalEmails,
  type Subscription,
} from '@rotunda/contract';
import type { UnixSeconds } from '@rotunda/domain';
import { AppError } from '../../platform/app-error.ts';
import type { Database, DatabaseHandle } from '../../platform/database/create-database.ts';
import type { Actor } from '../../platform/request-context.ts';
import { createDeliveredMatchesRepository } from '../alerts/index.ts';
import { findDigest } from './content/find-digest.ts';
import { settingsAddress } from './content/product-addresses.ts';
import { renderDigest } from './content/render-digest.ts';
import { createDigestPlacesRepository } from './digest-places.repository.ts';
import { createDigestReaderRepository, type Reader } from './digest-reader.repository.ts';
import type { DigestsDeps } from './digests.deps.ts';
import { createMailOptOutsRepository, type OptionalMailReader } from './mail-opt-outs.repository.ts';
import { readUnsubscribeSecret } from './secret/unsubscribe-secret.ts';
import { dayIn, type DigestZone, nextSlot } from './sending/digest-slots.ts';
import { findSubscribed } from './subscribed-projects.repository.ts';

export type Person = Pick<Actor, 'organizationId' | 'userId'>;

/** Returns which emails besides digests the user gets; by default all of them. */
export async function getPersonalEmails(
  { database }: Pick<DigestsDeps, 'database'>,
  person: Person,
): Promise<PersonalEmails> {
  return { mentions: !(await createMailOptOutsRepository(database).has(aboutMentions(person))) };
}

export function aboutMentions({ organizationId, userId }: Person): OptionalMailReader {
  return { organizationId, userId, kind: 'mentions' };
}

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

export async function readLink(
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
