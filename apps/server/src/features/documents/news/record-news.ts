import { addDays, type Chamber, CHAMBERS, type IsoDate, type UnixSeconds, type VoteDetails } from '@rotunda/domain';
import type { DatabaseHandle } from '../../../platform/database/create-database.ts';
import type { DocumentRow, VoteRow } from '../store/documents-write.repository.ts';
import type { DocumentFacts } from '../merge/merged-document.ts';
import { createDocumentNewsRepository } from './document-news.repository.ts';
import { NEWS_DAYS, newsBetween, describeVote } from './news-between.ts';

/** Time at which a change is written. */
interface WrittenOn {
  fetchedTs: UnixSeconds;
  /** In UTC. */
  today: IsoDate;
}

/**
 * Records what a change means to users who have the documents in a project. Must run before the documents are written.
 */
export async function recordNews(
  tx: DatabaseHandle,
  rows: readonly DocumentRow[],
  { fetchedTs, today }: WrittenOn,
): Promise<void> {
  const repository = createDocumentNewsRepository(tx);
  const followed = await repository.findFollowed(rows.map(({ fusionId }) => fusionId));
  const news = rows.flatMap(({ fusionId, facts }) => {
    const before = followed.get(fusionId);
    if (before === undefined) return [];
    // The facts come from `mergeDocument`, as the previous ones did.
    const after = facts as DocumentFacts;
    return newsBetween(before.facts, after, today).map((one) => ({ ...one, documentId: before.documentId }));
  });
  const stored = await repository.findHeldVotes(news.flatMap(({ voteId }) => voteId ?? []));
  await repository.append(
    news.filter(({ voteId }) => voteId === undefined || !stored.has(voteId)),
    fetchedTs,
  );
}

/** Like `recordNews`, for roll calls that are reported for the first time. Must run before they are written. */
export async function recordVotes(
  tx: DatabaseHandle,
  rows: readonly VoteRow[],
  { fetchedTs, today }: WrittenOn,
): Promise<void> {
  const since = addDays(today, -NEWS_DAYS);
  const recent = rows.filter(({ voteDate }) => voteDate >= since);
  if (recent.length === 0) return;
  const repository = createDocumentNewsRepository(tx);
  const stored = await repository.findHeldVotes(recent.map(({ voteId }) => voteId));
  const fresh = recent.flatMap(({ voteId, billFusionId, voteDate, isoCode, motion, yesCount, noCount, ...vote }) => {
    if (stored.has(voteId) || billFusionId === null || billFusionId === undefined) return [];
    const words = describeVote({
      isoCode,
      motion,
      billFusionId,
      yesCount,
      noCount,
      details: vote.details as VoteDetails,
      chamber: getChamber(vote.chamber),
      passed: vote.passed ?? undefined,
      result: vote.result ?? undefined,
    });
    return [{ voteId, billFusionId, votedOn: voteDate, words }];
  });
  await repository.appendVotes(fresh, fetchedTs);
}

function getChamber(text: string | null | undefined): Chamber | undefined {
  return CHAMBERS.find((one) => one === text);
}

/**
 * Like `recordNews`, for new publications of a licensed feed. Must run after they are written. Old publications that
 * the feed adds are not news.
 */
export async function recordPublications(
  tx: DatabaseHandle,
  cqUids: readonly string[],
  fetchedTs: UnixSeconds,
): Promise<void> {
  await createDocumentNewsRepository(tx).appendPublications(cqUids, fetchedTs - NEWS_DAYS * 86_400, fetchedTs);
}
