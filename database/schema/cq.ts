import { sql } from 'drizzle-orm';
import { bigint, boolean, check, date, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { bytea, ts } from './columns.ts';

/*
 * Content of a licensed feed, separate from the public documents because only entitled organizations may see it. The
 * first table has a row for each item of the feed, including retracted ones; the others have the contents, which are
 * deleted on retraction.
 */

export const cqRecords = pgTable('cq_records', {
  /** `cqFusionId` of packages/domain. */
  fusionId: text().primaryKey(),
  source: text().notNull(),
  contentHash: text().notNull(),
  isRetracted: boolean().notNull(),
  /** Null for files, which have no revision. */
  revisedTs: ts(),
  sourceUrl: text(),
  fetchedTs: ts().notNull(),
  isSample: boolean().notNull().default(false),
});

const recordId = () =>
  text()
    .notNull()
    .references(() => cqRecords.fusionId, { onDelete: 'cascade' });

export const cqPublications = pgTable(
  'cq_publications',
  {
    cqUid: text().primaryKey(),
    recordId: recordId(),
    category: text().notNull(),
    title: text().notNull(),
    /** Midnight UTC of the day if the feed states no time. */
    displayTs: ts().notNull(),
    hasDisplayTime: boolean().notNull(),
    revisedTs: ts().notNull(),
    documentType: text(),
    documentSubtype: text(),
    parentPublicationType: text(),
    displayType: text(),
    byline: text(),
    status: text(),
    sponsor: text(),
    wordCount: integer(),
    fileSize: bigint({ mode: 'number' }),
    /** Sanitized. */
    bodyHtml: text(),
    pdfUrl: text(),
    /** Name of a file in `cq_files`, which may arrive later than the publication. */
    pdfFile: text(),
    /** CqReference[] of packages/domain. */
    references: jsonb().notNull(),
    agendaId: text(),
    transcriptType: text(),
    sourceUrl: text(),
  },
  (t) => [
    index('cq_publications_by_record').on(t.recordId),
    index('cq_publications_by_agenda')
      .on(t.agendaId)
      .where(sql`agenda_id is not null`),
    check(
      'cq_publications_category',
      sql`category in ('news', 'transcripts', 'docs_analysis', 'floor_amendments', 'committee_amendments', 'votes')`,
    ),
    check('cq_publications_transcript_type', sql`transcript_type in ('FirstDraft', 'Proofread')`),
  ],
);

/**
 * Bills that a publication is about. Category and date are duplicated here, so that a page of publications is one index
 * range.
 */
export const cqPublicationBills = pgTable(
  'cq_publication_bills',
  {
    billFusionId: text().notNull(),
    category: text().notNull(),
    displayTs: ts().notNull(),
    cqUid: text()
      .notNull()
      .references(() => cqPublications.cqUid, { onDelete: 'cascade' }),
  },
  (t) => [
    primaryKey({ columns: [t.billFusionId, t.cqUid] }),
    index('cq_publication_bills_by_date').on(t.billFusionId, t.category, t.displayTs, t.cqUid),
    index('cq_publication_bills_by_publication').on(t.cqUid),
  ],
);

export const cqBills = pgTable(
  'cq_bills',
  {
    billFusionId: text().primaryKey(),
    recordId: recordId(),
    /** CqMilestone[] of packages/domain, in feed order. */
    milestones: jsonb().notNull(),
    /** Sanitized. */
    crsSummary: text(),
  },
  (t) => [index('cq_bills_by_record').on(t.recordId)],
);

export const cqFloorVotes = pgTable(
  'cq_floor_votes',
  {
    cqOid: text().primaryKey(),
    recordId: recordId(),
    cqUid: text(),
    billFusionId: text().notNull(),
    chamber: text().notNull(),
    sessionNumber: integer(),
    rollcall: text(),
    motion: text().notNull(),
    voteDate: date().notNull(),
    result: text(),
    passed: boolean(),
    yesCount: integer().notNull(),
    noCount: integer().notNull(),
    otherCount: integer().notNull(),
  },
  (t) => [
    index('cq_floor_votes_by_record').on(t.recordId),
    index('cq_floor_votes_by_bill').on(t.billFusionId, t.voteDate),
    check('cq_floor_votes_chamber', sql`chamber in ('upper', 'lower', 'joint')`),
  ],
);

export const cqSchedules = pgTable(
  'cq_schedules',
  {
    scheduleId: text().primaryKey(),
    recordId: recordId(),
    cqOid: text(),
    title: text().notNull(),
    description: text(),
    displayTs: ts().notNull(),
    hasDisplayTime: boolean().notNull(),
    scheduleType: text(),
    sponsors: text().array().notNull(),
    eventNote: text(),
  },
  (t) => [index('cq_schedules_by_record').on(t.recordId), index('cq_schedules_by_date').on(t.displayTs)],
);

export const cqAgendas = pgTable(
  'cq_agendas',
  {
    scheduleId: text()
      .notNull()
      .references(() => cqSchedules.scheduleId, { onDelete: 'cascade' }),
    agendaId: text().notNull(),
    /** Starts at 0, in feed order. */
    position: integer().notNull(),
    agendaType: text(),
    location: text(),
    agendaTs: ts(),
    hasAgendaTime: boolean().notNull().default(false),
    notes: text(),
    /** CqAgenda['panels'] of packages/domain. */
    panels: jsonb().notNull(),
    /** CqAgenda['bills'] of packages/domain. */
    bills: jsonb().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.scheduleId, t.agendaId] }),
    index('cq_agendas_by_id').on(t.agendaId),
    index('cq_agendas_by_date').on(t.agendaTs),
  ],
);

/**
 * PDFs delivered along with the lines. They are stored in the database, so that they are deleted with the publication
 * and the license.
 */
export const cqFiles = pgTable(
  'cq_files',
  {
    name: text().primaryKey(),
    recordId: recordId(),
    sha256: text().notNull(),
    content: bytea().notNull(),
  },
  (t) => [index('cq_files_by_record').on(t.recordId)],
);
