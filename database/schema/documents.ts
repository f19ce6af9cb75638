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

/** What one source says about one part of one entity; kept for ever, merged into `documents`, `votes`, `document_texts`. */
export const sourceFacts = pgTable(
  'source_facts',
  {
    fusionId: text().notNull(),
    source: text().notNull(),
    part: text().notNull(),
    /** SourceRecord['kind'] */
    kind: text().notNull(),
    /** Of the canonical JSON of `facts`: decides whether anything changed. */
    contentHash: text().notNull(),
    facts: jsonb().notNull(),
    sourceUrl: text(),
    sourceUpdatedTs: ts(),
    fetchedTs: ts().notNull(),
  },
  (t) => [primaryKey({ columns: [t.fusionId, t.source, t.part] }), index('source_facts_by_source').on(t.source)],
);

/** Other names of one entity: `lis:S428` is `person-bioguide-…`. */
export const entityAliases = pgTable(
  'entity_aliases',
  {
    alias: text().primaryKey(),
    fusionId: text().notNull(),
  },
  (t) => [index('entity_aliases_by_fusion_id').on(t.fusionId)],
);

/**
 * The family name of a person's document as one key: no suffix, no marks, letters alone (`familyKey` of
 * features/documents/joining). An index and the query it serves must write it alike.
 */
export const personFamilyName = sql`(regexp_replace(translate(normalize(regexp_replace(lower(coalesce(facts ->> 'lastName', substring(title from '[^ ]+$'))), '[, ]+(jr|sr|ii|iii|iv|v)[.]?$', ''), NFD), 'đłø', 'dlo'), '[^a-z]', '', 'g'))`;

/** Whom and what the roles of a person's document name: the people and committees a staffer works for. */
export const personRelations = sql`(jsonb_path_query_array(facts, '$.roles[*].parentPersonFusionId') || jsonb_path_query_array(facts, '$.roles[*].organizationFusionId'))`;

/** The people who sit on the committee of a document. */
export const committeeMembers = sql`(jsonb_path_query_array(facts, '$.members[*].personFusionId'))`;

/** The committees that hold the meeting of a document. */
export const hearingCommittees = sql`(jsonb_path_query_array(facts, '$.committees[*].fusionId'))`;

/** The roll calls that the record of a bill names. */
export const recordedVotes = sql`(jsonb_path_query_array(facts, '$.recordedVotes[*].voteId'))`;

/** The account a post was written by, `bluesky:ann.example`; platforms tell no upper case from lower in a handle. */
export const postAccount = sql`(lower((facts ->> 'platform') || ':' || (facts ->> 'authorHandle')))`;

/** Under what a post is found from its author: the account, and the person or committee its source names. */
export const postAuthors = sql`(array[lower((facts ->> 'platform') || ':' || (facts ->> 'authorHandle')), facts ->> 'authorFusionId'])`;

/** Every document of every type: the only truth. Shared by all organisations. */
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
    /** Of people: the next day on which another role may be the one they are known by. */
    rolesChangeOn: date(),
    /** PartyName of packages/domain: of people. */
    party: text(),
    introducedOn: date(),
    introducedTs: ts(),
    publicationDate: date(),
    commentEndDate: date(),
    lastActionOn: date(),
    lastActionText: text(),
    lastUpdatedTs: ts(),
    /** The merged detail, shaped by document type (features/documents/model). */
    facts: jsonb().notNull(),
    /** The document on its publisher's site, http(s) only. */
    sourceUrl: text(),
    /** Which source gave which field. */
    provenance: jsonb().notNull(),
    contentHash: text().notNull(),
    /** Rises by one with every announced change. */
    version: integer().notNull().default(1),
    /** The MERGE_VERSION it was merged by; what an earlier release merged is merged again. */
    mergeVersion: integer().notNull().default(0),
    isSample: boolean().notNull().default(false),
    createdTs: ts().notNull(),
    updatedTs: ts().notNull(),
  },
  (t) => [
    uniqueIndex('documents_fusion_id').on(t.fusionId),
    // Bills are looked up by how their id ends (`-hr-1`), whatever the session.
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
    // Documents of a docket and those linked to a state's rule, which are known from their own facts alone.
    index('documents_regulation_links')
      .using('gin', sql`(facts -> 'docketFusionIds')`, sql`(facts -> 'linkedFusionIds')`)
      .where(sql`document_type = 'Regulation'`),
    index('documents_tariff_measures')
      .on(t.publicationDate)
      .where(sql`facts ? 'tariffMeasure'`),
    // Legislators by family name as `familyKey` of features/documents/joining makes it: bills and votes name them so.
    index('documents_people_by_family')
      .on(t.isoCode, personFamilyName)
      .where(sql`document_type = 'Person'`),
    // Staffers of a person or a committee, committees of a person, and meetings of a committee: each read from one end.
    index('documents_person_relations')
      .using('gin', personRelations)
      .where(sql`document_type = 'Person'`),
    index('documents_committee_members')
      .using('gin', committeeMembers)
      .where(sql`document_type = 'Committee'`),
    index('documents_hearing_committees')
      .using('gin', hearingCommittees)
      .where(sql`document_type = 'CQSchedules'`),
    // Bills a roll call was on, as their own records tell.
    index('documents_recorded_votes')
      .using('gin', recordedVotes)
      .where(sql`document_type = 'Legislation'`),
    index('documents_post_authors')
      .using('gin', postAuthors)
      .where(sql`document_type = 'SocialPost'`),
    index('documents_roles_change')
      .on(t.rolesChangeOn)
      .where(sql`roles_change_on is not null`),
    // What the calendar shows of a range of days.
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
    /** The part of its source that states it, as in `source_facts`: the text goes when that part no longer has one. */
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
    yesCount: integer().notNull(),
    noCount: integer().notNull(),
    otherCount: integer().notNull(),
    /** VoterFact[] of packages/domain. */
    voters: jsonb().notNull(),
    /** As in `documents`. */
    mergeVersion: integer().notNull().default(0),
    isSample: boolean().notNull().default(false),
    updatedTs: ts().notNull(),
  },
  (t) => [index('votes_by_bill').on(t.billFusionId, t.voteDate), index('votes_merge_version').on(t.mergeVersion)],
);

/**
 * Who voted in each roll call, under every key by which a person is known, as in `bill_sponsors`. What a roll call's own
 * page joins when it is read is found from here the other way round; how each voted is in `votes.voters` at `place`.
 */
export const voteVoters = pgTable(
  'vote_voters',
  {
    voteId: text().notNull(),
    /** In the voters of the roll call. */
    place: integer().notNull(),
    voterKey: text().notNull(),
    /** Of the roll call, so that the page of a person needs no row of it but those shown. */
    voteDate: date().notNull(),
    /** Of a state, where names tell who is meant, with the four below; null of Congress, where ids do. */
    isoCode: text(),
    chamber: text(),
    name: text(),
    locality: text(),
    personFusionId: text(),
  },
  (t) => [
    primaryKey({ columns: [t.voteId, t.place, t.voterKey] }),
    // Whole rows, so that a member's 20,000 votes are counted without leaving the index.
    index('vote_voters_by_key').on(
      ...[t.voterKey, t.voteDate, t.personFusionId, t.isoCode, t.chamber, t.name, t.locality, t.voteId, t.place],
    ),
  ],
);

/** Bills named by a hearing: the events of a bill are found from the bill. */
export const hearingBills = pgTable(
  'hearing_bills',
  { hearingFusionId: text().notNull(), billFusionId: text().notNull() },
  (t) => [primaryKey({ columns: [t.billFusionId, t.hearingFusionId] })],
);

/**
 * Who sponsors each bill, under every key by which a person is known: the id that the source states, and of state bills
 * the family names that the written name can be read as (`us-wy:brown`). What a page of a bill joins when it is read is
 * found from here the other way round (features/documents/joining).
 */
export const billSponsors = pgTable(
  'bill_sponsors',
  {
    documentId: bigint({ mode: 'number' }).notNull(),
    /** Of the sponsor in the facts of the bill. */
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

/** The committees of each bill by the ids its record names them by: bills of a committee are found from the committee. */
export const billCommittees = pgTable(
  'bill_committees',
  {
    documentId: bigint({ mode: 'number' }).notNull(),
    committeeId: text().notNull(),
    /** Of the bill, so that a committee's bills are ordered without their rows. */
    lastActionOn: date(),
  },
  (t) => [
    primaryKey({ columns: [t.documentId, t.committeeId] }),
    index('bill_committees_by_committee').on(t.committeeId, t.lastActionOn, t.documentId),
  ],
);

/**
 * The outbox of documents: a row in the same transaction as the change. The indexer takes unprocessed rows in order,
 * analyses, indexes and matches; processed rows stay a while for the freshness figures.
 */
export const documentChanges = pgTable(
  'document_changes',
  {
    changeId: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    documentId: bigint({ mode: 'number' }).notNull(),
    documentVersion: integer().notNull(),
    /** `created`, `updated`, `reindex` (matches nothing anew). */
    changeKind: text().notNull(),
    source: text().notNull(),
    publishedTs: ts(),
    fetchedTs: ts().notNull(),
    /** Milliseconds: latencies are measured from it. */
    committedMs: bigint({ mode: 'number' }).notNull(),
    matchedMs: bigint({ mode: 'number' }),
    /** Why its last attempt failed. Such a change is tried again at `nextAttemptMs` and does not hold up the others. */
    error: text(),
    /** Attempts that failed; 0 for a change that has not been tried yet. */
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
