import type {
  cqAgendas,
  cqBills,
  cqFiles,
  cqFloorVotes,
  cqPublicationBills,
  cqPublications,
  cqSchedules,
} from '@rotunda/database';
import {
  type CqFloorVoteRecord,
  type CqPublicationRecord,
  type CqRecord,
  type CqScheduleRecord,
  webAddress,
} from '@rotunda/domain';
import { sanitizeBody } from '../../documents/index.ts';

/** Rows of the content tables for a batch of records. */
export interface CqRows {
  publications: (typeof cqPublications.$inferInsert)[];
  publicationBills: (typeof cqPublicationBills.$inferInsert)[];
  bills: (typeof cqBills.$inferInsert)[];
  floorVotes: (typeof cqFloorVotes.$inferInsert)[];
  schedules: (typeof cqSchedules.$inferInsert)[];
  agendas: (typeof cqAgendas.$inferInsert)[];
  files: (typeof cqFiles.$inferInsert)[];
}

/** Converts records to rows; a retraction produces none, so only its record remains. */
export function getCqRows(records: readonly CqRecord[]): CqRows {
  const rows: CqRows = {
    publications: [],
    publicationBills: [],
    bills: [],
    floorVotes: [],
    schedules: [],
    agendas: [],
    files: [],
  };
  for (const record of records) {
    const { fusionId: recordId } = record;
    if (record.kind === 'cq-publication') addPublication(rows, record);
    else if (record.kind === 'cq-schedule') addSchedule(rows, record);
    else if (record.kind === 'cq-floor-vote') rows.floorVotes.push(floorVoteRow(record));
    else if (record.kind === 'cq-bill') {
      const { billFusionId, milestones, crsSummary } = record;
      rows.bills.push({
        billFusionId,
        recordId,
        milestones,
        crsSummary: crsSummary === undefined ? null : sanitizeBody(crsSummary) || null,
      });
    } else if (record.kind === 'cq-file') {
      rows.files.push({ name: record.name, recordId, sha256: record.sha256, content: Buffer.from(record.content) });
    }
  }
  return rows;
}

function addPublication(rows: CqRows, record: CqPublicationRecord): void {
  const { cqUid, category, displayDate, pdf } = record;
  rows.publications.push({
    cqUid,
    category,
    recordId: record.fusionId,
    title: record.title,
    references: record.references,
    displayTs: displayDate.ts,
    hasDisplayTime: displayDate.hasTime,
    revisedTs: record.sourceUpdatedTs,
    documentType: record.documentType ?? null,
    documentSubtype: record.documentSubtype ?? null,
    parentPublicationType: record.parentPublicationType ?? null,
    displayType: record.displayType ?? null,
    byline: record.byline ?? null,
    status: record.status ?? null,
    sponsor: record.sponsor ?? null,
    wordCount: record.wordCount ?? null,
    fileSize: record.fileSize ?? null,
    bodyHtml: record.bodyHtml === undefined ? null : sanitizeBody(record.bodyHtml) || null,
    pdfUrl: pdf !== undefined && 'url' in pdf ? webAddress(pdf.url) : null,
    pdfFile: pdf !== undefined && 'file' in pdf ? pdf.file : null,
    agendaId: record.agendaId ?? null,
    transcriptType: record.transcriptType ?? null,
    sourceUrl: webAddress(record.sourceUrl),
  });
  for (const billFusionId of new Set(record.billFusionIds)) {
    rows.publicationBills.push({ billFusionId, category, displayTs: displayDate.ts, cqUid });
  }
}

function addSchedule(rows: CqRows, record: CqScheduleRecord): void {
  const { scheduleId, displayDate, sponsors } = record;
  rows.schedules.push({
    scheduleId,
    recordId: record.fusionId,
    title: record.title,
    sponsors,
    displayTs: displayDate.ts,
    hasDisplayTime: displayDate.hasTime,
    cqOid: record.cqOid ?? null,
    description: record.description ?? null,
    scheduleType: record.type ?? null,
    eventNote: record.eventNote ?? null,
  });
  for (const [position, agenda] of record.agendas.entries()) {
    rows.agendas.push({
      scheduleId,
      agendaId: agenda.agendaId,
      position,
      panels: agenda.panels,
      bills: agenda.bills,
      agendaType: agenda.type ?? null,
      location: agenda.location ?? null,
      agendaTs: agenda.date?.ts ?? null,
      hasAgendaTime: agenda.date?.hasTime ?? false,
      notes: agenda.notes ?? null,
    });
  }
}

function floorVoteRow(record: CqFloorVoteRecord): CqRows['floorVotes'][number] {
  const { cqOid, billFusionId, chamber, motion, yesCount, noCount, otherCount } = record;
  return {
    cqOid,
    recordId: record.fusionId,
    billFusionId,
    chamber,
    motion,
    yesCount,
    noCount,
    otherCount,
    cqUid: record.cqUid ?? null,
    sessionNumber: record.sessionNumber ?? null,
    rollcall: record.rollcall ?? null,
    voteDate: record.date,
    result: record.result ?? null,
    passed: record.passed ?? null,
  };
}
