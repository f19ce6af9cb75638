import {
  type CqBillRecord,
  type CqFloorVoteRecord,
  type CqPublicationRecord,
  type CqRecord,
  type CqRetractionRecord,
  type CqScheduleRecord,
  cqFusionId,
} from '@rotunda/domain';
import { z } from 'zod';
import { definedFields } from '../mapping/defined-fields.ts';
import { passedFromResult } from '../mapping/passed-from-result.ts';
import { type Validated, validateRecord } from '../mapping/validate-record.ts';
import { billSchema, floorVoteSchema, publicationSchema, retractionSchema, scheduleSchema } from './schemas.ts';

export type MappedLine = { ok: true; record: CqRecord } | { ok: false; reason: string };

const MAPPINGS = {
  publication: (line: unknown) => mapped(validateRecord(publicationSchema, line), mapPublication),
  schedule: (line: unknown) => mapped(validateRecord(scheduleSchema, line), mapSchedule),
  bill: (line: unknown) => mapped(validateRecord(billSchema, line), mapBill),
  floor_vote: (line: unknown) => mapped(validateRecord(floorVoteSchema, line), mapFloorVote),
  retraction: (line: unknown) => mapped(validateRecord(retractionSchema, line), mapRetraction),
} as const;

const KINDS = ['publication', 'schedule', 'bill', 'floor_vote', 'retraction'] as const;
const kindSchema = z.looseObject({ kind: z.enum(KINDS) });

/** Maps one line of the feed. The format is ours, so an unknown field is a conversion error and is rejected by name. */
export function mapLine(line: unknown): MappedLine {
  const known = kindSchema.safeParse(line);
  if (!known.success) return { ok: false, reason: `kind: one of ${KINDS.join(', ')} is expected` };
  return MAPPINGS[known.data.kind](line);
}

function mapped<Line>(valid: Validated<Line>, map: (line: Line) => CqRecord): MappedLine {
  return valid.ok ? { ok: true, record: map(valid.value) } : valid;
}

function mapPublication(line: z.output<typeof publicationSchema>): CqPublicationRecord {
  const { uid, category, title, displayDate, bills, references } = line;
  return {
    kind: 'cq-publication',
    fusionId: cqFusionId('publication', uid),
    part: 'main',
    cqUid: uid,
    sourceUpdatedTs: line.revised,
    category,
    title,
    displayDate,
    billFusionIds: bills,
    references,
    ...definedFields({
      documentType: line.documentType,
      documentSubtype: line.documentSubtype,
      parentPublicationType: line.parentPublicationType,
      displayType: line.displayType,
      byline: line.byline,
      status: line.status,
      sponsor: line.sponsor,
      wordCount: line.wordCount ?? undefined,
      fileSize: line.fileSize ?? undefined,
      bodyHtml: line.bodyHtml,
      pdf: line.pdf ?? undefined,
      agendaId: line.agendaId ?? undefined,
      transcriptType: line.transcriptType ?? undefined,
      sourceUrl: line.sourceUrl ?? undefined,
    }),
  };
}

function mapSchedule(line: z.output<typeof scheduleSchema>): CqScheduleRecord {
  const { uid, title, displayDate, sponsors } = line;
  return {
    kind: 'cq-schedule',
    fusionId: cqFusionId('schedule', uid),
    part: 'main',
    scheduleId: uid,
    sourceUpdatedTs: line.revised,
    title,
    displayDate,
    sponsors,
    agendas: line.agendas.map(({ id, panels, bills, ...agenda }) => ({
      agendaId: id,
      ...definedFields({
        ...agenda,
        date: agenda.date ?? undefined,
      }),
      panels: panels.map(({ title: panelTitle, people }) => ({
        ...definedFields({ title: panelTitle }),
        people: people.map(({ name, ...person }) => ({
          name,
          ...definedFields(person),
        })),
      })),
      bills: bills.map(({ label, title: billTitle, bill }) => ({
        label,
        ...definedFields({
          title: billTitle,
          fusionId: bill ?? undefined,
        }),
      })),
    })),
    ...definedFields({
      cqOid: line.oid ?? undefined,
      description: line.description,
      type: line.type,
      eventNote: line.eventNote,
      sourceUrl: line.sourceUrl ?? undefined,
    }),
  };
}

function mapBill(line: z.output<typeof billSchema>): CqBillRecord {
  return {
    kind: 'cq-bill',
    fusionId: cqFusionId('bill', line.bill),
    part: 'main',
    billFusionId: line.bill,
    sourceUpdatedTs: line.revised,
    milestones: line.milestones.map(({ date, text, major }) => ({
      dtAction: date,
      bodyText: text,
      major,
    })),
    ...definedFields({ crsSummary: line.crsSummary }),
  };
}

function mapFloorVote(line: z.output<typeof floorVoteSchema>): CqFloorVoteRecord {
  const { oid, bill, motion, date } = line;
  return {
    kind: 'cq-floor-vote',
    fusionId: cqFusionId('floor_vote', oid),
    part: 'main',
    cqOid: oid,
    sourceUpdatedTs: line.revised,
    billFusionId: bill,
    motion,
    date,
    chamber: line.chamber === 'senate' ? 'upper' : 'lower',
    yesCount: line.yes,
    noCount: line.no,
    otherCount: line.other,
    ...definedFields({
      cqUid: line.uid ?? undefined,
      sessionNumber: line.session ?? undefined,
      rollcall: line.rollcall?.replace(/^0+(?=\d)/, ''),
      result: line.result,
      passed: line.passed ?? (line.result === undefined ? undefined : passedFromResult(line.result)),
    }),
  };
}

function mapRetraction(line: z.output<typeof retractionSchema>): CqRetractionRecord {
  const { of, bill = '', uid = '' } = line;
  const fusionId = cqFusionId(of, of === 'bill' ? bill : uid);
  return { kind: 'cq-retraction', fusionId, part: 'main', sourceUpdatedTs: line.revised };
}
