import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { ts } from './columns.ts';

/**
 * Facts that one source states about one part of one entity; kept forever, and merged into `documents`, `votes`,
 * `document_texts`.
 */
export const sourceFacts = pgTable(
  'source_facts',
  {
    fusionId: text().notNull(),
    source: text().notNull(),
    part: text().notNull(),
    /** SourceRecord['kind'] */
    kind: text().notNull(),
    /** Hash of the canonical JSON of `facts`; decides whether anything changed. */
    contentHash: text().notNull(),
    facts: jsonb().notNull(),
    sourceUrl: text(),
    sourceUpdatedTs: ts(),
    fetchedTs: ts().notNull(),
  },
  (t) => [primaryKey({ columns: [t.fusionId, t.source, t.part] }), index('source_facts_by_source').on(t.source)],
);

/** Other names of an entity: `lis:S428` is `person-bioguide-…`. */
export const entityAliases = pgTable(
  'entity_aliases',
  {
    alias: text().primaryKey(),
    fusionId: text().notNull(),
  },
  (t) => [index('entity_aliases_by_fusion_id').on(t.fusionId)],
);

/**
 * The last name in a person's document as a key: no suffix, no diacritics, letters only (`familyKey` of
 * features/documents/joining). An index and the query that uses it must spell it identically.
 */
export const personFamilyName = sql`(regexp_replace(translate(normalize(regexp_replace(lower(coalesce(facts ->> 'lastName', substring(title from '[^ ]+$'))), '[, ]+(jr|sr|ii|iii|iv|v)[.]?$', ''), NFD), 'đłø', 'dlo'), '[^a-z]', '', 'g'))`;

/** People and committees that the roles in a person's document refer to, such as those a staffer works for. */
export const personRelations = sql`(jsonb_path_query_array(facts, '$.roles[*].parentPersonFusionId') || jsonb_path_query_array(facts, '$.roles[*].organizationFusionId'))`;

/** People who sit on a document's committee. */
export const committeeMembers = sql`(jsonb_path_query_array(facts, '$.members[*].personFusionId'))`;

/** Committees that hold a document's meeting. */
export const hearingCommittees = sql`(jsonb_path_query_array(facts, '$.committees[*].fusionId'))`;

/** Roll calls that a bill's record refers to. */
export const recordedVotes = sql`(jsonb_path_query_array(facts, '$.recordedVotes[*].voteId'))`;

/** Account that wrote a post, `bluesky:ann.example`; handles are not case-sensitive on the platforms. */
export const postAccount = sql`(lower((facts ->> 'platform') || ':' || (facts ->> 'authorHandle')))`;

/** Keys under which a post is found from its author: the account, and the person or committee that its source names. */
export const postAuthors = sql`(array[lower((facts ->> 'platform') || ':' || (facts ->> 'authorHandle')), facts ->> 'authorFusionId'])`;

/** Every document of every type: the single source of truth, shared by all organizations. */
export const documents = pgTable(
  'documents',
  {
    documentId: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    fusionId: text().notNull(),
    documentType: text().notNull(),
    isoCode: text(),
    countryCode: text(),
    localityType: text(),
    localityExternalId: text(),
    title: text().notNull(),
    /** Plain text; the source's HTML stays in `facts`. */
    summary: text(),
    status: text(),
    genericStatus: text(),
    progress: text(),
    chamber: text(),
    originatingChamber: text(),
    billType: text(),
    session: text(),
    sessionName: text(),
    sessionEndOn: date(),
    sessionActive: boolean(),
    regDocumentType: text(),
    researchDocumentType: text(),
    socialPlatform: text(),
    stakeholderType: text(),
    byline: text(),
    /** For people: the next day on which another role may become their main one. */
    rolesChangeOn: date(),
    /** For people: PartyName of packages/domain. */
    party: text(),
    introducedOn: date(),
    introducedTs: ts(),
    publicationDate: date(),
    commentEndDate: date(),
    lastActionOn: date(),
    lastActionText: text(),
    /** Whether a bill came to its status after its last action, on a day that no source gives. */
    isStatusUndated: boolean().notNull().default(false),
    lastUpdatedTs: ts(),
    /** Merged details, with a shape that depends on the document type (features/documents/model). */
    facts: jsonb().notNull(),
    /** The document on its publisher's site, http(s) only. */
    sourceUrl: text(),
    /** The source that supplied each field. */
    provenance: jsonb().notNull(),
    contentHash: text().notNull(),
    /** Incremented by one with every announced change. */
    version: integer().notNull().default(1),
    /** MERGE_VERSION with which it was merged; documents merged by an earlier release are merged again. */
    mergeVersion: integer().notNull().default(0),
    isSample: boolean().notNull().default(false),
    createdTs: ts().notNull(),
    updatedTs: ts().notNull(),
  },
  (t) => [
    uniqueIndex('documents_fusion_id').on(t.fusionId),
    // Bills are looked up by the end of their id (`-hr-1`), across all sessions.
    index('documents_fusion_id_reversed').on(sql`reverse(fusion_id) text_pattern_ops`),
    index('documents_merge_version').on(t.mergeVersion),
    index('documents_locality_external_id').on(t.localityExternalId),
    index('documents_by_type_updated').on(t.documentType, t.lastUpdatedTs),
    index('documents_session_active')
      .on(t.sessionEndOn)
      .where(sql`session_active`),
    index('documents_sample')
      .on(t.isSample)
      .where(sql`is_sample`),
    // Documents of a docket and those linked to a state's rule, which only their own facts state.
    index('documents_regulation_links')
      .using('gin', sql`(facts -> 'docketFusionIds')`, sql`(facts -> 'linkedFusionIds')`)
      .where(sql`document_type = 'Regulation'`),
    index('documents_tariff_measures')
      .on(t.publicationDate)
      .where(sql`facts ? 'tariffMeasure'`),
    // Legislators by the family name that `familyKey` of features/documents/joining produces, because bills and votes
    // refer to them by it.
    index('documents_people_by_family')
      .on(t.isoCode, personFamilyName)
      .where(sql`document_type = 'Person'`),
    // Staffers of a person or committee, committees of a person, and meetings of a committee: each relation is stored
    // on one side only.
    index('documents_person_relations')
      .using('gin', personRelations)
      .where(sql`document_type = 'Person'`),
    index('documents_committee_members')
      .using('gin', committeeMembers)
      .where(sql`document_type = 'Committee'`),
    index('documents_hearing_committees')
      .using('gin', hearingCommittees)
      .where(sql`document_type = 'CQSchedules'`),
    // Bills of a roll call, according to their own records.
    index('documents_recorded_votes')
      .using('gin', recordedVotes)
      .where(sql`document_type = 'Legislation'`),
    index('documents_post_authors')
      .using('gin', postAuthors)
      .where(sql`document_type = 'SocialPost'`),
    index('documents_roles_change')
      .on(t.rolesChangeOn)
      .where(sql`roles_change_on is not null`),
    // Meetings that the calendar shows for a range of days.
    index('documents_meetings_by_day')
      .on(t.lastActionOn)
      .where(sql`document_type = 'CQSchedules'`),
    index('documents_by_comment_end')
      .on(t.commentEndDate)
      .where(sql`comment_end_date is not null`),
    index('documents_by_session_end')
      .on(t.sessionEndOn, t.isoCode, t.session)
      .where(sql`session_end_on is not null`),
    index('documents_by_session_start')
      .on(sql`(facts ->> 'sessionStartOn')`, t.isoCode, t.session)
      .where(sql`facts ? 'sessionStartOn'`),
    index('documents_people_by_party')
      .on(t.party, t.documentId)
      .where(sql`document_type = 'Person'`),
    index('documents_committees_by_place')
      .on(t.isoCode)
      .where(sql`document_type = 'Committee'`),
    check('documents_locality_type', sql`locality_type in ('federal', 'state')`),
  ],
);

/** One version of a document's text, by section. */
export const documentTexts = pgTable(
  'document_texts',
  {
    fnDocumentId: text().primaryKey(),
    fusionId: text().notNull(),
    versionCode: text().notNull(),
    versionName: text().notNull(),
    versionDate: date(),
    language: text().notNull(),
    format: text().notNull(),
    officialTitle: text(),
    externalUrl: text(),
    source: text().notNull(),
    /**
     * Part of its source that states it, as in `source_facts`; the text is deleted when that part no longer has one.
     */
    part: text().notNull().default(''),
    /** TextSection[] of packages/domain. */
    sections: jsonb().notNull(),
    wordCount: integer().notNull(),
    contentHash: text().notNull(),
    updatedTs: ts().notNull(),
  },
  (t) => [index('document_texts_by_document').on(t.fusionId)],
);

export const votes = pgTable(
  'votes',
  {
    voteId: text().primaryKey(),
    billFusionId: text(),
    isoCode: text().notNull(),
    chamber: text(),
    rollcall: text(),
    motion: text().notNull(),
    voteDate: date().notNull(),
    result: text(),
    passed: boolean(),
    /** Null for elections and quorum calls, in which nobody answers yes or no. */
    yesCount: integer(),
    noCount: integer(),
    otherCount: integer(),
    /** VoterFact[] of packages/domain. */
    voters: jsonb().notNull(),
    /** VoteDetails of packages/domain. */
    details: jsonb()
      .notNull()
      .default(sql`'{}'`),
    /** As in `documents`. */
    mergeVersion: integer().notNull().default(0),
    isSample: boolean().notNull().default(false),
    updatedTs: ts().notNull(),
  },
  (t) => [index('votes_by_bill').on(t.billFusionId, t.voteDate), index('votes_merge_version').on(t.mergeVersion)],
);

/**
 * Voters of each roll call, under every key by which a person is known, as in `bill_sponsors`. This is the reverse of
 * what a roll call's own page joins when it is read. How each person voted is in `votes.voters` at `place`.
 */
export const voteVoters = pgTable(
  'vote_voters',
  {
    voteId: text().notNull(),
    /** Position among the roll call's voters. */
    place: integer().notNull(),
    voterKey: text().notNull(),
    /** Date of the roll call, so that a person's page reads only the roll calls it shows. */
    voteDate: date().notNull(),
    /**
     * For states, where names identify the voter together with the next four columns; null for Congress, where ids do.
     */
    isoCode: text(),
    chamber: text(),
    name: text(),
    locality: text(),
    personFusionId: text(),
  },
  (t) => [
    primaryKey({ columns: [t.voteId, t.place, t.voterKey] }),
    // Covers whole rows, so that a member's 20,000 votes are counted from the index alone.
    index('vote_voters_by_key').on(
      t.voterKey,
      t.voteDate,
      t.personFusionId,
      t.isoCode,
      t.chamber,
      t.name,
      t.locality,
      t.voteId,
      t.place,
    ),
  ],
);

/** Bills named by a hearing, so that the events of a bill are found from the bill. */
export const hearingBills = pgTable(
  'hearing_bills',
  { hearingFusionId: text().notNull(), billFusionId: text().notNull() },
  (t) => [primaryKey({ columns: [t.billFusionId, t.hearingFusionId] })],
);

/**
 * Sponsors of each bill, under every key by which a person is known: the id that the source states and, for state
 * bills, the family names that the written name may mean (`us-wy:brown`). This is the reverse of what a bill's page
 * joins when it is read (features/documents/joining).
 */
export const billSponsors = pgTable(
  'bill_sponsors',
  {
    documentId: bigint({ mode: 'number' }).notNull(),
    /** Position of the sponsor in the bill's facts. */
    place: integer().notNull(),
    sponsorKey: text().notNull(),
    /** SponsorFact of packages/domain. */
    sponsor: jsonb().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.documentId, t.place, t.sponsorKey] }),
    index('bill_sponsors_by_key').on(t.sponsorKey, t.documentId),
  ],
);

/** Committees of each bill, by the ids in its record, so that a committee's bills are found from the committee. */
export const billCommittees = pgTable(
  'bill_committees',
  {
    documentId: bigint({ mode: 'number' }).notNull(),
    committeeId: text().notNull(),
    /** Copied from the bill, so that a committee's bills are ordered without reading their rows. */
    lastActionOn: date(),
  },
  (t) => [
    primaryKey({ columns: [t.documentId, t.committeeId] }),
    index('bill_committees_by_committee').on(t.committeeId, t.lastActionOn, t.documentId),
  ],
);

/**
 * Outbox of documents: a row is written in the same transaction as the change. The indexer claims unprocessed rows in
 * order, analyzes, indexes and matches them; processed rows are kept for a while for the freshness statistics.
 */
export const documentChanges = pgTable(
  'document_changes',
  {
    changeId: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    documentId: bigint({ mode: 'number' }).notNull(),
    documentVersion: integer().notNull(),
    /** `created`, `updated`, or `reindex` (creates no new matches). */
    changeKind: text().notNull(),
    source: text().notNull(),
    publishedTs: ts(),
    fetchedTs: ts().notNull(),
    /** Milliseconds, from which latencies are measured. */
    committedMs: bigint({ mode: 'number' }).notNull(),
    matchedMs: bigint({ mode: 'number' }),
    /** Why its last attempt failed. Such a change is retried at `nextAttemptMs` and does not block the others. */
    error: text(),
    /** Failed attempts; 0 for a change that has not been tried yet. */
    attempts: integer().notNull().default(0),
    /** Milliseconds; null until an attempt fails. */
    nextAttemptMs: bigint({ mode: 'number' }),
  },
  (t) => [
    index('document_changes_waiting')
      .on(t.changeId)
      .where(sql`matched_ms is null`),
    index('document_changes_by_source').on(t.source, t.changeId),
    check('document_changes_kind', sql`change_kind in ('created', 'updated', 'reindex')`),
  ],
);
