import type { UnixSeconds } from '@rotunda/domain';
import type { DatabaseHandle } from '../../../platform/database/create-database.ts';
import { queueMail } from '../../../platform/mail/queue-mail.ts';
import type { DigestFrequency, DigestKind } from '@rotunda/contract';
import { createDigestPlacesRepository, type DigestReader } from '../digest-places.repository.ts';
import { createDigestReaderRepository, type Reader } from '../digest-reader.repository.ts';
import { dayIn, latestSlot } from './digest-slots.ts';
import type { DigestsDeps } from '../digests.deps.ts';
import { type DigestContent, findDigest } from '../content/find-digest.ts';
import { optionalMail } from './optional-mail.ts';
import { renderDigest } from '../content/render-digest.ts';

const MAIL_KINDS: Readonly<Record<DigestKind, string>> = { alerts: 'alert-digest', updates: 'update-digest' };

/** Outcome of a digest that may have been due. */
export type DigestOutcome = 'queued' | 'nothing new' | 'not due';

/**
 * Sends a reader what is new in the projects that are due. The record of what was told, the email and the next position
 * are saved in one transaction, so a worker that dies leaves all or nothing. A second worker waits for the lock and
 * then finds nothing due.
 */
export function sendDigest(deps: DigestsDeps, reader: DigestReader): Promise<DigestOutcome> {
  const { organizationId, userId, kind } = reader;
  return deps.database.transaction(async (tx) => {
    const places = createDigestPlacesRepository(tx);
    const stored = await places.lock(reader);
    const person = await createDigestReaderRepository(tx).find(reader);
    if (person === null) return 'not due';
    const nowTs = deps.clock.now();
    const due = stored.flatMap(({ frequency, lastReportedTs }): DueSlot[] => {
      const slotTs = latestSlot(frequency, nowTs, person.zone);
      return slotTs > lastReportedTs ? [{ frequency, slotTs }] : [];
    });
    if (due.length === 0) return 'not due';
    const upTo = await places.newest(kind);
    const scope = { organizationId, userId, frequencies: due.map(({ frequency }) => frequency), upTo };
    const today = dayIn(person.zone.timeZone, nowTs);
    const { content, frequencies, projectIds } = await findDigest(deps, tx, person, kind, {
      scope,
      today,
      reportTs: nowTs,
    });
    if (content !== null) await queueDigest(deps, tx, reader, { content, person, frequencies, due });
    await places.advance(reader, due, { lastReportedNumber: upTo, projectIds });
    return content === null ? 'nothing new' : 'queued';
  });
}

interface DueSlot {
  frequency: DigestFrequency;
  slotTs: UnixSeconds;
}

interface DueDigest {
  content: DigestContent;
  person: Reader;
  /** Those of the due frequencies that some project uses. */
  frequencies: readonly DigestFrequency[];
  due: readonly DueSlot[];
}

async function queueDigest(
  deps: DigestsDeps,
  tx: DatabaseHandle,
  reader: DigestReader,
  { content, person, frequencies, due }: DueDigest,
): Promise<void> {
  const { organizationId, userId, kind } = reader;
  const { draft, choices } = optionalMail(deps, reader);
  const mail = await renderDigest(content, { organizationName: person.organizationName, frequencies, choices });
  await queueMail(tx, deps, {
    ...mail,
    ...draft,
    organizationId,
    userId,
    kind: MAIL_KINDS[kind],
    to: person.email,
    dedupeKey: [MAIL_KINDS[kind], organizationId, userId, ...due.map(nameSlot)].join(':'),
  });
}

/**
 * Part of the dedupe key. It includes the frequency because two frequencies can share a slot and be sent separately.
 */
const nameSlot = ({ frequency, slotTs }: DueSlot): string => `${frequency}@${slotTs}`;
