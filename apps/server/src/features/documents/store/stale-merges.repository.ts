import { documents, votes } from '@rotunda/database';
import type { IsoDate } from '@rotunda/domain';
import { lt, lte } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../platform/database/create-database.ts';
import { isOneOf } from '../../../platform/database/is-one-of.ts';
import { MERGE_VERSION } from '../merge/merge-version.ts';

export type StaleDocument = Awaited<ReturnType<StaleMergesRepository['findDocuments']>>[number];
export type StaleMergesRepository = ReturnType<typeof createStaleMergesRepository>;

/**
 * Finds and updates what an earlier version of the merge wrote. Public documents belong to no organization, so these
 * methods are not scoped to one.
 */
export function createStaleMergesRepository(tx: DatabaseHandle) {
  return {
    findDocuments(limit: number) {
      const { documentId, fusionId, version, contentHash, genericStatus, sessionActive, sourceUrl, party } = documents;
      return tx
        .select({
          documentId,
          fusionId,
          version,
          contentHash,
          genericStatus,
          sessionActive,
          sourceUrl,
          party,
          rolesChangeOn: documents.rolesChangeOn,
          provenance: documents.provenance,
          isSample: documents.isSample,
        })
        .from(documents)
        .where(lt(documents.mergeVersion, MERGE_VERSION))
        .limit(limit);
    },

    findVotes(limit: number) {
      return tx
        .select({ voteId: votes.voteId, isSample: votes.isSample })
        .from(votes)
        .where(lt(votes.mergeVersion, MERGE_VERSION))
        .limit(limit);
    },

    /** Returns the people whose current role may change by a day, with their jurisdiction. */
    findRoleChanges(
      until: IsoDate,
    ): Promise<{ documentId: number; isoCode: string | null; changeOn: string | null }[]> {
      const { documentId, isoCode, rolesChangeOn } = documents;
      return tx
        .select({ documentId, isoCode, changeOn: rolesChangeOn })
        .from(documents)
        .where(lte(rolesChangeOn, until));
    },

    /** Marks documents to be merged again, like those of an earlier merge version. */
    async markStale(documentIds: readonly number[]): Promise<void> {
      if (documentIds.length === 0) return;
      await tx.update(documents).set({ mergeVersion: 0 }).where(isOneOf(documents.documentId, documentIds));
    },

    async markDocuments(documentIds: readonly number[]): Promise<void> {
      if (documentIds.length === 0) return;
      await tx.update(documents).set({ mergeVersion: MERGE_VERSION }).where(isOneOf(documents.documentId, documentIds));
    },

    async markVotes(voteIds: readonly string[]): Promise<void> {
      if (voteIds.length === 0) return;
      await tx.update(votes).set({ mergeVersion: MERGE_VERSION }).where(isOneOf(votes.voteId, voteIds));
    },
  };
}
