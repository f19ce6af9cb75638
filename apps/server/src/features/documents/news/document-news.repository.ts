import { cqPublicationBills, cqPublications, documentNews, documents, projectEntities } from '@rotunda/database';
import type { IsoDate, UnixSeconds } from '@rotunda/domain';
import { sql } from 'drizzle-orm';
import { bulkInsert } from '../../../platform/database/bulk-insert.ts';
import type { DatabaseHandle } from '../../../platform/database/create-database.ts';
import type { DocumentFacts } from '../merge/merged-document.ts';
import type { News } from './news-between.ts';

/** Advisory lock id; any fixed number works. One transaction at a time numbers news, and its end releases the lock. */
const NEWS_LOCK = 0x6e_65_77_73;

/** News about documents that are in projects. All methods run inside the transaction of the change. */
export function createDocumentNewsRepository(tx: DatabaseHandle) {
  /** Locks until the commit, so that a reader who has seen a number has seen all lower ones. */
  const lock = () => tx.execute(sql`select pg_advisory_xact_lock(${NEWS_LOCK})`);
  const isInProject = sql`exists (select from ${projectEntities} e where e.document_id = d.document_id)`;
  return {
    /** Returns the stored facts of those documents that are in any project, by fusionId. */
    async findFollowed(
      fusionIds: readonly string[],
    ): Promise<Map<string, { documentId: number; facts: DocumentFacts }>> {
      if (fusionIds.length === 0) return new Map();
      const { rows } = await tx.execute<{ fusionId: string; documentId: string; facts: DocumentFacts }>(sql`
        select d.fusion_id as "fusionId", d.document_id as "documentId", d.facts from ${documents} d
        where d.fusion_id = any(${sql.param([...fusionIds])}::text[]) and ${isInProject}`);
      return new Map(
        rows.map(({ fusionId, documentId, facts }) => [fusionId, { documentId: Number(documentId), facts }]),
      );
    },

    async append(
      news: readonly (Omit<News, 'voteId'> & { documentId: number })[],
      createdTs: UnixSeconds,
    ): Promise<void> {
      if (news.length === 0) return;
      await lock();
      await bulkInsert(
        tx,
        documentNews,
        news.map(({ documentId, kind, newsOn, words }) => ({ documentId, kind, newsOn, words, createdTs })),
      );
    },

    /** Appends news of roll calls that the record of their bill does not name yet. */
    async appendVotes(
      votes: readonly { voteId: string; billFusionId: string; votedOn: IsoDate; words: string }[],
      createdTs: UnixSeconds,
    ): Promise<void> {
      if (votes.length === 0) return;
      await lock();
      await tx.execute(sql`
        insert into ${documentNews} (document_id, kind, news_on, words, created_ts)
        select d.document_id, 'vote', v."votedOn", v.words, ${createdTs}::bigint
        from jsonb_to_recordset(${JSON.stringify(votes)}::jsonb)
            as v("voteId" text, "billFusionId" text, "votedOn" date, words text)
          join ${documents} d on d.fusion_id = v."billFusionId"
        where ${isInProject} and not coalesce(d.facts -> 'recordedVotes' @>
          jsonb_build_array(jsonb_build_object('voteId', v."voteId")), false)
        order by v."votedOn", v."voteId"`);
    },

    /** Appends news of a licensed feed's publications about bills, for those shown since the given second. */
    async appendPublications(cqUids: readonly string[], sinceTs: UnixSeconds, createdTs: UnixSeconds): Promise<void> {
      if (cqUids.length === 0) return;
      await lock();
      await tx.execute(sql`
        insert into ${documentNews} (document_id, kind, news_on, cq_uid, created_ts)
        select d.document_id, 'publication', (to_timestamp(p.display_ts) at time zone 'UTC')::date, p.cq_uid, ${createdTs}::bigint
        from ${cqPublications} p join ${cqPublicationBills} b on b.cq_uid = p.cq_uid
          join ${documents} d on d.fusion_id = b.bill_fusion_id
        where p.cq_uid = any(${sql.param([...cqUids])}::text[]) and p.display_ts >= ${sinceTs}::bigint and ${isInProject}
        order by p.display_ts, p.cq_uid, d.document_id`);
    },

    /** Returns the ids of those roll calls that are already stored. */
    async findHeldVotes(voteIds: readonly string[]): Promise<Set<string>> {
      if (voteIds.length === 0) return new Set();
      const { rows } = await tx.execute<{ vote_id: string }>(
        sql`select vote_id from votes where vote_id = any(${sql.param([...voteIds])}::text[])`,
      );
      return new Set(rows.map((row) => row.vote_id));
    },
  };
}
