import { CQ_TRANSCRIPT_TYPES } from '@rotunda/domain';
import { z } from 'zod';
import { call, fusionId, unixSeconds } from './base.ts';
import { documentCardSchema } from './document-card.ts';
import { documentTypeSchema } from './enums.ts';
import { provenanceSchema } from './provenance.ts';
import { SCHEDULE_LIMITS } from './values/schedules.ts';

/** The address of what a schedule names; null for what is not held here. */
const heldId = fusionId.nullable();
const agendaId = z.string().min(1).max(200);

export const agendaSchema = z.object({
  agendaId,
  type: z.string().nullable(),
  location: z.string().nullable(),
  /** Midnight UTC of the day where its source states no time. */
  date: unixSeconds.nullable(),
  hasTime: z.boolean(),
  notes: z.string().nullable(),
  panels: z.array(
    z.object({
      title: z.string().nullable(),
      people: z.array(
        z.object({ name: z.string(), position: z.string().nullable(), organization: z.string().nullable() }),
      ),
    }),
  ),
  bills: z.array(
    z.object({
      label: z.string(),
      title: z.string().nullable(),
      fusionId: heldId,
      documentType: documentTypeSchema,
      /** What the agenda says beside it: `Refer to Finance`. */
      note: z.string().nullable(),
      /** What the committee decided, as its source words it. */
      outcome: z.string().nullable(),
    }),
  ),
});
export type Agenda = z.infer<typeof agendaSchema>;

/** A meeting with its agendas (S3 §3): a public one, or one of the licensed feed. */
export const scheduleSchema = z.object({
  fusionId,
  documentType: z.literal('CQSchedules'),
  title: z.string(),
  description: z.string().nullable(),
  /** Midnight UTC of the day where its source states no time; null where it states no day. */
  displayDate: unixSeconds.nullable(),
  hasDisplayTime: z.boolean(),
  type: z.string().nullable(),
  /** Committees that hold it. */
  sponsors: z.array(z.object({ name: z.string(), fusionId: heldId })),
  eventNote: z.string().nullable(),
  cqOid: z.string().nullable(),
  /** `Scheduled`, `Postponed`, `Canceled`; as published. */
  status: z.string().nullable(),
  location: z.string().nullable(),
  /** IANA name of the zone the meeting's own times are told in. */
  timeZone: z.string(),
  agendas: z.array(agendaSchema),
  documents: z.array(z.object({ title: z.string(), url: z.string() })),
  /** Null for a schedule of the licensed feed, which is no public document: it takes no tags, projects or comments. */
  card: documentCardSchema.nullable(),
  provenance: z.array(provenanceSchema),
});
export type Schedule = z.infer<typeof scheduleSchema>;

export const schedulesContract = {
  /** FORBIDDEN for a licensed schedule and an organization that is not entitled to it. */
  get: call
    .route({ method: 'GET', path: '/documents/cq/schedule/{id}', summary: 'A meeting with its agendas (SCH-01)' })
    .input(z.strictObject({ id: fusionId }))
    .output(scheduleSchema),
  /** All transcripts of the agendas, the proofread one of an agenda first; an agenda without any is absent. */
  findTranscripts: call
    .route({ method: 'POST', path: '/documents/cq/transcripts', summary: 'Transcripts of agendas (SCH-01)' })
    .input(
      z
        .record(agendaId, fusionId)
        .refine((wanted) => Object.keys(wanted).length <= SCHEDULE_LIMITS.agendasAtOnce, 'Ask for fewer agendas.')
        .describe('Agenda id → schedule id'),
    )
    .output(
      z.object({
        transcripts: z.array(
          z.object({
            transcriptUid: z.string(),
            agendaId,
            /** Null where the feed does not say. */
            type: z.enum(CQ_TRANSCRIPT_TYPES).nullable(),
            isAi: z.boolean(),
          }),
        ),
      }),
    ),
};
