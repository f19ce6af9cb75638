import type { DatabaseHandle } from '../../../platform/database/create-database.ts';
import type { Actor } from '../../../platform/request-context.ts';
import {
  DIGEST_KINDS,
  type DigestFrequency,
  type DigestKind,
  type EMAIL_FREQUENCIES,
  type EmailSettings,
} from '@rotunda/contract';
import { createDigestPlacesRepository } from '../digest-places.repository.ts';

type Frequency = (typeof EMAIL_FREQUENCIES)[number];
type Frequencies = Pick<EmailSettings, 'alertEmailFrequency' | 'updateEmailFrequency'>;

/**
 * Stores from which number the actor is told about a project whose frequency changes, in the transaction of the change:
 * from where the old frequency stopped, so that nothing is lost, or from now if emails were off.
 */
export async function startDigests(
  tx: DatabaseHandle,
  actor: Actor,
  projectId: string,
  { before, after }: { before: Frequencies; after: Frequencies },
): Promise<void> {
  for (const kind of DIGEST_KINDS) {
    const [old, chosen] = [getFrequency(before, kind), getFrequency(after, kind)];
    if (old !== chosen) await startDigest(tx, actor, { projectId, kind, old, chosen });
  }
}

async function startDigest(
  tx: DatabaseHandle,
  { organizationId, userId, flags }: Actor,
  { projectId, kind, old, chosen }: { projectId: string; kind: DigestKind; old: Frequency; chosen: Frequency },
): Promise<void> {
  const places = createDigestPlacesRepository(tx);
  const reader = { organizationId, userId, kind };
  if (chosen === 'Never') return places.forgetStart(reader, projectId);
  const newest = await places.newest(kind);
  if (old === 'Never') return places.setStart(reader, projectId, newest);
  const stored = await places.find(reader);
  const effective: DigestFrequency = old === 'Hourly' && !flags.hourlyEmails ? '4-Hourly' : old;
  const left = stored.find(({ frequency }) => frequency === effective)?.lastReportedNumber ?? newest;
  // A stored start that is still there is older and has not been used, so it stays.
  return places.addStart(reader, projectId, left);
}

function getFrequency(frequencies: Frequencies, kind: DigestKind): Frequency {
  return kind === 'alerts' ? frequencies.alertEmailFrequency : frequencies.updateEmailFrequency;
}
