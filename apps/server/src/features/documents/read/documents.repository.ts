import {
  documents,
  documentTexts,
  entityAliases,
  hearingBills,
  recordedVotes,
  sourceFacts,
  votes,
} from '@rotunda/database';
import type { IsoDate, TextSection, VoteDetails, VoterFact } from '@rotunda/domain';
import { and, asc, desc, eq, getTableColumns, sql } from 'drizzle-orm';
import { isOneOf } from '../../../platform/database/is-one-of.ts';
import type { DatabaseHandle } from '../../../platform/database/create-database.ts';
import { buildStreams } from '../streams/build-streams.ts';
import { type BoardDocument, boardColumns } from './card-documents.repository.ts';
import { boardCardFacts, type CardFacts } from './card-facts.repository.ts';
import type { DocumentFacts, Provenance } from '../merge/merged-document.ts';
import type { SearchableDocument } from '../streams/searchable-document.ts';
import { getFacets } from './get-facets.ts';
import type { StoredDocument } from './stored-document.ts';

export type StoredVote = Omit<typeof votes.$inferSelect, 'voters' | 'details'> & {
  details: VoteDetails;
  hasVoters: boolean;
  session: string | null;
  /** Page of the roll call on its publisher's site. */
  sourceUrl: string | null;
};
export type NamedDocument = Pick<StoredDocument, 'fusionId' | 'documentType' | 'localityExternalId' | 'title'>;
export type StoredText = Omit<typeof documentTexts.$inferSelect, 'sections'>;

/** Reads public documents. They are shared, so no method is scoped to an organization. */
export function createDocumentsRepository(db: DatabaseHandle) {
  return {
    async findByFusionIds(fusionIds: readonly string[]): Promise<StoredDocument[]> {
      if (fusionIds.length === 0) return [];
      const rows = await db.select().from(documents).where(isOneOf(documents.fusionId, fusionIds));
      return rows.map(toDocument);
    },

    /** Returns the fields that other features need to name documents, in no particular order. */
    async findTitles(fusionIds: readonly string[]): Promise<NamedDocument[]> {
      const { fusionId, documentType, localityExternalId, title } = documents;
      return db
        .select({ fusionId, documentType, localityExternalId, title })
        .from(documents)
        .where(isOneOf(documents.fusionId, fusionIds));
    },

    /** Returns document ids by fusionId; fusionIds that are not stored are absent. */
    async findDocumentIds(fusionIds: readonly string[]): Promise<Map<string, number>> {
      const rows = await db
        .select({ fusionId: documents.fusionId, documentId: documents.documentId })
        .from(documents)
        .where(isOneOf(documents.fusionId, fusionIds));
      return new Map(rows.map((row) => [row.fusionId, row.documentId]));
    },

    async findByIds(documentIds: readonly number[]): Promise<StoredDocument[]> {
      if (documentIds.length === 0) return [];
      const rows = await db.select().from(documents).where(isOneOf(documents.documentId, documentIds));
      return rows.map(toDocument);
    },

    /** Counts the words of all texts of each document; documents without texts are absent. */
    async countWords(documentIds: readonly number[]): Promise<Map<number, number>> {
      if (documentIds.length === 0) return new Map();
      const rows = await db
        .select({ documentId: documents.documentId, words: sql<number>`sum(${documentTexts.wordCount})::int` })
        .from(documents)
        .innerJoin(documentTexts, eq(documentTexts.fusionId, documents.fusionId))
        .where(isOneOf(documents.documentId, documentIds))
        .groupBy(documents.documentId);
      return new Map(rows.map((row) => [row.documentId, row.words]));
    },

    async findBoardDocuments(documentIds: readonly number[]): Promise<BoardDocument[]> {
      return db
        .select({ ...boardColumns, facts: sql<CardFacts | null>`case ${boardCardFacts} end` })
        .from(documents)
        .where(isOneOf(documents.documentId, documentIds));
    },

    /**
     * Returns the roll calls on a bill, both those that name the bill and those that the bill names, in no particular
     * order.
     */
    async findVotes(billFusionId: string, voteIds: readonly string[]): Promise<StoredVote[]> {
      return db
        .select(voteColumns)
        .from(votes)
        .where(
          sql`${votes.billFusionId} = ${billFusionId} or ${votes.voteId} = any(${sql.param([...voteIds])}::text[])`,
        );
    },

    /** Returns the stored roll calls among these ids, in no particular order. */
    async findVotesById(voteIds: readonly string[]): Promise<StoredVote[]> {
      return db.select(voteColumns).from(votes).where(isOneOf(votes.voteId, voteIds));
    },

    /** Returns the bills whose own records name any of the roll calls, each with every roll call it names. */
    async findBillsNamingVotes(
      voteIds: readonly string[],
    ): Promise<{ fusionId: string; named: { voteId: string; date: IsoDate }[] }[]> {
      return db
        .select({
          fusionId: documents.fusionId,
          named: sql<{ voteId: string; date: IsoDate }[]>`(
            select jsonb_agg(jsonb_build_object('voteId', one ->> 'voteId', 'date', one ->> 'date'))
            from jsonb_array_elements(${documents.facts} -> 'recordedVotes') one)`,
        })
        .from(documents)
        .where(
          and(
            eq(documents.documentType, sql`'Legislation'`),
            sql`${recordedVotes} ?| ${sql.param([...voteIds])}::text[]`,
          ),
        );
    },

    async getVote(voteId: string): Promise<(StoredVote & { voters: VoterFact[] }) | null> {
      const [row] = await db
        .select({ ...voteColumns, voters: votes.voters })
        .from(votes)
        .where(eq(votes.voteId, voteId));
      // Only the store writes `voters`, always from VoterFact[].
      return row === undefined ? null : { ...row, voters: row.voters as VoterFact[] };
    },

    /** Maps aliases (`lis:S428`) to fusionIds; unknown aliases are absent. */
    async findAliases(aliases: readonly string[]): Promise<Map<string, string>> {
      if (aliases.length === 0) return new Map();
      const rows = await db.select().from(entityAliases).where(isOneOf(entityAliases.alias, aliases));
      return new Map(rows.map((row) => [row.alias, row.fusionId]));
    },

    /**
     * Maps each id that names a stored document to the id it is stored under. A senator, for example, is also known by
     * another key (`person-lis-S428`). Ids of documents that are not stored are absent.
     */
    async findStoredIds(fusionIds: readonly string[]): Promise<Map<string, string>> {
      if (fusionIds.length === 0) return new Map();
      const aliases = await this.findAliases(fusionIds.map(getAlias));
      const ownIds = new Map(fusionIds.map((id) => [id, aliases.get(getAlias(id)) ?? id]));
      const rows = await db
        .select({ fusionId: documents.fusionId })
        .from(documents)
        .where(isOneOf(documents.fusionId, new Set(ownIds.values())));
      const storedIds = new Set(rows.map((row) => row.fusionId));
      return new Map([...ownIds].filter(([, ownId]) => storedIds.has(ownId)));
    },

    /** Returns the other ids that may name the document stored under this id: the inverse of `findStoredIds`. */
    async findOtherIds(fusionId: string): Promise<string[]> {
      return (await this.findOtherIdsOf([fusionId])).get(fusionId) ?? [];
    },

    /** Like `findOtherIds`, for several documents; documents without other ids are absent. */
    async findOtherIdsOf(fusionIds: readonly string[]): Promise<Map<string, string[]>> {
      if (fusionIds.length === 0) return new Map();
      const rows = await db.select().from(entityAliases).where(isOneOf(entityAliases.fusionId, fusionIds));
      const others = new Map<string, string[]>();
      for (const { alias, fusionId } of rows) {
        const named = [alias, alias.replace(/^([a-z]+):/, 'person-$1-')];
        others.set(fusionId, [...new Set([...(others.get(fusionId) ?? []), ...named])]);
      }
      return others;
    },

    /** Returns the federal bills that became public laws, by the number of the law (`Public Law 119-21`). */
    async findBillsOfLaws(numbers: readonly string[]): Promise<Map<string, string>> {
      if (numbers.length === 0) return new Map();
      const sessions = [...new Set(numbers.flatMap((number) => /\d+(?=-)/.exec(number)?.[0] ?? []))];
      const { rows } = await db.execute<{ number: string; fusion_id: string }>(sql`
        select law ->> 'number' as number, ${documents.fusionId}
        from ${documents}, jsonb_array_elements(${documents.facts} -> 'laws') law
        where ${documents.documentType} = 'Legislation' and ${documents.isoCode} = 'us'
          and ${documents.status} = 'ENACTED' and ${documents.session} = any(${sql.param(sessions)}::text[])
          and law ->> 'type' = 'Public Law' and law ->> 'number' = any(${sql.param([...numbers])}::text[])`);
      return new Map(rows.map((row) => [row.number, row.fusion_id]));
    },

    /** Lists the texts of a document, newest first, without their content. */
    async findTexts(fusionId: string): Promise<StoredText[]> {
      return db
        .select(textColumns)
        .from(documentTexts)
        .where(eq(documentTexts.fusionId, fusionId))
        .orderBy(sql`${documentTexts.versionDate} desc nulls last`, desc(documentTexts.fnDocumentId));
    },

    async findTextHead(fnDocumentId: string): Promise<StoredText | null> {
      const [row] = await db
        .select(textColumns)
        .from(documentTexts)
        .where(eq(documentTexts.fnDocumentId, fnDocumentId));
      return row ?? null;
    },

    async getText(fnDocumentId: string): Promise<(StoredText & { sections: TextSection[] }) | null> {
      const [row] = await db.select().from(documentTexts).where(eq(documentTexts.fnDocumentId, fnDocumentId));
      return row === undefined ? null : { ...row, sections: getSections(row.sections) };
    },

    async findHearings(billFusionId: string): Promise<StoredDocument[]> {
      const rows = await db
        .select({ document: documents })
        .from(hearingBills)
        .innerJoin(documents, eq(documents.fusionId, hearingBills.hearingFusionId))
        .where(eq(hearingBills.billFusionId, billFusionId))
        .orderBy(sql`${documents.lastUpdatedTs} desc nulls last`, desc(documents.documentId));
      return rows.map((row) => toDocument(row.document));
    },

    /** Returns a page of the documents in the order of the given ids; ids that are not stored are skipped. */
    async findPageByFusionIds(
      fusionIds: readonly string[],
      skip: number,
      limit: number,
    ): Promise<{ rows: StoredDocument[]; total: number }> {
      const storedIds = await db
        .select({ fusionId: documents.fusionId })
        .from(documents)
        .where(isOneOf(documents.fusionId, fusionIds))
        .orderBy(sql`${documents.publicationDate} desc nulls last`, desc(documents.documentId));
      const page = storedIds.slice(skip, skip + limit).map((row) => row.fusionId);
      const rows = await this.findByFusionIds(page);
      const byId = new Map(rows.map((row) => [row.fusionId, row]));
      return { rows: page.flatMap((fusionId) => byId.get(fusionId) ?? []), total: storedIds.length };
    },

    /** Returns the other documents of the same dockets, for the Associated Documents of a docket. */
    async findFusionIdsOfDocket(docketFusionId: string): Promise<string[]> {
      const rows = await db
        .select({ fusionId: documents.fusionId })
        .from(documents)
        .where(
          and(
            eq(documents.documentType, 'Regulation'),
            sql`${documents.facts} -> 'docketFusionIds' ? ${docketFusionId}`,
          ),
        );
      return rows.map((row) => row.fusionId);
    },

    /**
     * Returns the documents that name this one as linked. A state's later notices name the earlier ones, seldom the
     * other way round.
     */
    async findFusionIdsLinkedTo(fusionId: string): Promise<string[]> {
      const rows = await db
        .select({ fusionId: documents.fusionId })
        .from(documents)
        .where(
          and(eq(documents.documentType, 'Regulation'), sql`${documents.facts} -> 'linkedFusionIds' ? ${fusionId}`),
        )
        .orderBy(asc(documents.documentId));
      return rows.map((row) => row.fusionId);
    },

    /** Returns the days of a session. Bills of the sample workspace say something about it only while there are no others. */
    async findSession(
      isoCode: string,
      session: string,
    ): Promise<{ startOn: string | null; endOn: string | null } | null> {
      const [row] = await db
        .select({
          startOn: sql<string | null>`min(${documents.facts} ->> 'sessionStartOn')`,
          endOn: sql<string | null>`max(${documents.sessionEndOn})::text`,
          count: sql<number>`count(*)::int`,
        })
        .from(documents)
        .where(and(eq(documents.isoCode, isoCode), eq(documents.session, session)))
        .groupBy(documents.isSample)
        .orderBy(documents.isSample)
        .limit(1);
      return row === undefined || row.count === 0 ? null : { startOn: row.startOn, endOn: row.endOn };
    },

    /** Loads documents with every searchable stream. The indexer, the matcher and the highlighter all use this view. */
    async loadSearchable(documentIds: readonly number[]): Promise<SearchableDocument[]> {
      const found = await this.findByIds(documentIds);
      const texts = await db
        .select({
          fusionId: documentTexts.fusionId,
          fnDocumentId: documentTexts.fnDocumentId,
          language: documentTexts.language,
          sections: documentTexts.sections,
        })
        .from(documentTexts)
        .where(
          isOneOf(
            documentTexts.fusionId,
            found.map((document) => document.fusionId),
          ),
        )
        .orderBy(asc(documentTexts.fnDocumentId));
      return found.map((document) => ({
        documentId: document.documentId,
        fusionId: document.fusionId,
        version: document.version,
        facets: getFacets(document),
        streams: buildStreams({
          ...document,
          texts: texts
            .filter((text) => text.fusionId === document.fusionId)
            .map((text) => ({ ...text, sections: getSections(text.sections) })),
        }),
      }));
    },
  };
}
/** Converts `person-lis-S428` to `lis:S428`, the alias that the person's own record states. */
function getAlias(fusionId: string): string {
  return fusionId.replace(/^person-([a-z]+)-/, '$1:');
}
export type DocumentsRepository = ReturnType<typeof createDocumentsRepository>;

const { voters: _voters, ...plainVoteColumns } = getTableColumns(votes);
const voteColumns = {
  ...plainVoteColumns,
  // Only the store writes `details`, always from VoteDetails.
  details: sql<VoteDetails>`${votes.details}`,
  hasVoters: sql<boolean>`jsonb_array_length(${votes.voters}) > 0`,
  session: sql<string | null>`(
    select ${sourceFacts.facts} ->> 'session' from ${sourceFacts}
    where ${sourceFacts.fusionId} = ${votes.voteId} order by ${sourceFacts.source} limit 1)`,
  sourceUrl: sql<string | null>`(
    select ${sourceFacts.sourceUrl} from ${sourceFacts}
    where ${sourceFacts.fusionId} = ${votes.voteId} and ${sourceFacts.sourceUrl} is not null
    order by ${sourceFacts.source} limit 1)`,
};
const { sections: _sections, ...textColumns } = getTableColumns(documentTexts);

/** Only the store writes `facts` and `provenance`, always from these types. */
function toDocument(row: typeof documents.$inferSelect): StoredDocument {
  return { ...row, facts: row.facts as DocumentFacts, provenance: row.provenance as Provenance[] };
}

function getSections(json: unknown): TextSection[] {
  return json as TextSection[];
}
