import type { IsoDate, UnixSeconds } from '@rotunda/domain';
import type { DatabaseHandle } from '../../../platform/database/create-database.ts';
import { createAlertDigestRepository, type DigestScope } from '../alert-digest.repository.ts';
import type { DigestFrequency, DigestKind } from '@rotunda/contract';
import type { AlertDigest, UpdateDigest } from './digest-model.ts';
import type { Reader } from '../digest-reader.repository.ts';
import type { DigestsDeps } from '../digests.deps.ts';
import { findSubscribed } from '../subscribed-projects.repository.ts';
import { presentAlertDigest } from './alert-digest.presenter.ts';
import { presentUpdateDigest } from './update-digest.presenter.ts';
import { createUpdateDigestRepository } from '../update-digest.repository.ts';

export type DigestContent = { kind: 'alerts'; digest: AlertDigest } | { kind: 'updates'; digest: UpdateDigest };

export interface FoundDigest {
  /** Null if there is nothing new. */
  content: DigestContent | null;
  /** Projects that were searched. */
  projectIds: string[];
  /** Those of the due frequencies that some project uses. */
  frequencies: DigestFrequency[];
}

/**
 * Finds the content of a digest for the given frequencies.
 * @param reportTs time of the digest: the content is recorded as reported in the caller's transaction and never found again;
 *   null only reads
 */
export async function findDigest(
  deps: DigestsDeps,
  tx: DatabaseHandle,
  reader: Reader,
  kind: DigestKind,
  { scope, today, reportTs }: { scope: DigestScope; today: IsoDate; reportTs: UnixSeconds | null },
): Promise<FoundDigest> {
  // Read before the content, so that a project whose frequency changes in between is told again from an earlier number.
  const subscribed = await findSubscribed(tx, kind, scope);
  const searched = {
    projectIds: subscribed.map(({ projectId }) => projectId),
    frequencies: scope.frequencies.filter((one) => subscribed.some(({ frequency }) => frequency === one)),
  };
  if (kind === 'alerts') {
    const alerts = createAlertDigestRepository(tx);
    const found = await (reportTs === null ? alerts.find(scope) : alerts.recordReported(scope, reportTs));
    const digest = found.length === 0 ? null : await presentAlertDigest(deps, reader, found, today);
    return { ...searched, content: digest === null ? null : { kind, digest } };
  }
  const updates = createUpdateDigestRepository(tx);
  const ofOrganization = { ...scope, isFederal: reader.isFederal };
  const found = await (reportTs === null
    ? updates.find(ofOrganization)
    : updates.recordReported(ofOrganization, reportTs));
  const digest = found.length === 0 ? null : await presentUpdateDigest(deps, reader, found, today);
  return { ...searched, content: digest === null ? null : { kind, digest } };
}
