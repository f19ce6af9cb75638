import {
  documents,
  documentTexts,
  entityAliases,
  hearingBills,
  recordedVotes,
  sourceFacts,
  votes,
} from '@rotunda/database';
import type { VoterFact, TextSection } from '@rotunda/domain';
import { and, asc, desc, eq, getTableColumns, sql } from 'drizzle-orm';
import { isOneOf } from '../../platform/database/is-one-of.ts';
import type { DatabaseHandle } from '../../platform/database/create-database.ts';
import { buildStreams } from './build-streams.ts';
import { type BoardDocument, boardColumns } from './card-documents.repository.ts';
import { boardCardFacts, type CardFacts } from './card-facts.repository.ts';
import type { DocumentFacts, Provenance } from './merge/merged-document.ts';
import type { SearchableDocument } from './searchable-document.ts';
import { facetsOf } from './facets-of.ts';

export type StoredDocument = Omit<typeof documents.$inferSelect, 'facts' | 'provenance'> & {
  facts: DocumentFacts;
  provenance: Provenance[];
};
export type StoredVote = Omit<typeof votes.$inferSelect, 'voters'> & {
  hasVoters: boolean;
  session: string | null;
  /** The roll call at its publisher. */
  sourceUrl: string | null;
};
export type NamedDocument = Pick<StoredDocument, 'fusionId' | 'documentType' | 'localityExternalId' | 'title'>;
export type StoredText = Omit<typeof documentTexts.$inferSelect, 'sections'>;

/** Reads public documents (no scope: they are shared). */
export function createDocumentsRepository(db: DatabaseHandle) {
  return {
    async findByFusionIds(fusionIds: readonly string[]): Promise<StoredDocument[]> {
      if (fusionIds.length === 0) return [];
      const rows = await db.select().from(documents).where(isOneOf(documents.fusionId, fusionIds));
      return rows.map(toDocument);
    },

    /** What others need to name documents, in no particular order. */
    async findTitles(fusionIds: readonly string[]): Promise<NamedDocument[]> {
      const { fusionId, documentType, localityExternalId, title } = documents;
      return db
        .select({ fusionId, documentType, localityExternalId, title })
        .from(documents)
        .where(isOneOf(documents.fusionId, fusionIds));
    },

    /** Numbers by fusionId; those that are not held are absent. */
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

    /** Words of all texts of each document; those without any are absent. */
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

    /** Roll calls on a bill: those that name it, and those that it names. In no particular order. */
    async findVotes(billFusionId: string, voteIds: readonly string[]): Promise<StoredVote[]> {
      return db
        .select(voteColumns)
        .from(votes)
        .where(
          sql`${votes.billFusionId} = ${billFusionId} or ${votes.voteId} = any(${sql.param([...voteIds])}::text[])`,
        );
    },

    /** Those of these roll calls that are held, in no particular order. */
    async findVotesById(voteIds: readonly string[]): Promise<StoredVote[]> {
      return db.select(voteColumns).from(votes).where(isOneOf(votes.voteId, voteIds));
    },

    /** Bills whose own records name any of the roll calls, with all that each names. */
    async findBillsNamingVotes(voteIds: readonly string[]): Promise<{ fusionId: string; voteIds: string[] }[]> {
      return db
        .select({ fusionId: documents.fusionId, voteIds: sql<string[]>`${recordedVotes}` })
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
      // `voters` is written from VoterFact[] by the store and by nothing else.
      return row === undefined ? null : { ...row, voters: row.voters as VoterFact[] };
    },

    /** Aliases (`lis:S428`) to fusionIds; unknown ones are absent. */
    async findAliases(aliases: readonly string[]): Promise<Map<string, string>> {
      if (aliases.length === 0) return new Map();
      const rows = await db.select().from(entityAliases).where(isOneOf(entityAliases.alias, aliases));
      return new Map(rows.map((row) => [row.alias, row.fusionId]));
    },

    /**
     * Which of the ids name something held here, and the id it is held under: a member of the Senate is also known by
     * another key (`person-lis-S428`). Ids of what is not held are absent.
     */
    async findHeldIds(fusionIds: readonly string[]): Promise<Map<string, string>> {
      if (fusionIds.length === 0) return new Map();
      const aliases = await this.findAliases(fusionIds.map(aliasOf));
      const ownIds = new Map(fusionIds.map((id) => [id, aliases.get(aliasOf(id)) ?? id]));
      const rows = await db
        .select({ fusionId: documents.fusionId })
        .from(documents)
        .where(isOneOf(documents.fusionId, new Set(ownIds.values())));
      const held = new Set(rows.map((row) => row.fusionId));
      return new Map([...ownIds].filter(([, ownId]) => held.has(ownId)));
    },

    /** The other ids that may name what is held under this one: `findHeldIds` the other way round. */
    async findOtherIds(fusionId: string): Promise<string[]> {
      return (await this.findOtherIdsOf([fusionId])).get(fusionId) ?? [];
    },

    /** `findOtherIds` of several; what has no other id is absent. */
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

    /** The federal bills that became public laws, by the law's number (`Public Law 119-21`). */
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

    /** Newest first; without the text itself. */
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
      return row === undefined ? null : { ...row, sections: sectionsOf(row.sections) };
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

    /** Documents in the order of the ids given, paged; ids that are not held are passed over. */
    async findPageByFusionIds(
      fusionIds: readonly string[],
      skip: number,
      limit: number,
    ): Promise<{ rows: StoredDocument[]; total: number }> {
      const held = await db
        .select({ fusionId: documents.fusionId })
        .from(documents)
        .where(isOneOf(documents.fusionId, fusionIds))
        .orderBy(sql`${documents.publicationDate} desc nulls last`, desc(documents.documentId));
      const page = held.slice(skip, skip + limit).map((row) => row.fusionId);
      const rows = await this.findByFusionIds(page);
      const byId = new Map(rows.map((row) => [row.fusionId, row]));
      return { rows: page.flatMap((fusionId) => byId.get(fusionId) ?? []), total: held.length };
    },

    /** Other documents of the same dockets, for the Associated Documents of a docket. */
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

    /** Documents that name this one as linked: a state's later notices name the earlier, seldom the other way round. */
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
        .where(and(eq(documents.isoCode, isoCode), eq(documents.session, session)));
      return row === undefined || row.count === 0 ? null : { startOn: row.startOn, endOn: row.endOn };
    },

    /** The documents with every stream words are looked for in; the indexer's, the matcher's and the highlighter's view. */
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
        facets: facetsOf(document),
        streams: buildStreams({
          ...document,
          texts: texts
            .filter((text) => text.fusionId === document.fusionId)
            .map((text) => ({ ...text, sections: sectionsOf(text.sections) })),
        }),
      }));
    },
  };
}
/** `person-lis-S428` is the alias `lis:S428` under which its person states it. */
function aliasOf(fusionId: string): string {
  return fusionId.replace(/^person-([a-z]+)-/, '$1:');
}
export type DocumentsRepository = ReturnType<typeof createDocumentsRepository>;

const { voters: _voters, ...plainVoteColumns } = getTableColumns(votes);
const voteColumns = {
  ...plainVoteColumns,
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

/** `facts` and `provenance` are written from these types by the store and by nothing else. */
function toDocument(row: typeof documents.$inferSelect): StoredDocument {
  return { ...row, facts: row.facts as DocumentFacts, provenance: row.provenance as Provenance[] };
}

function sectionsOf(json: unknown): TextSection[] {
  return json as TextSection[];
}
