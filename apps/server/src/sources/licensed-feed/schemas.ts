import {
  cutText,
  CQ_CATEGORIES,
  CQ_REF_TYPES,
  CQ_TRANSCRIPT_TYPES,
  type CqMoment,
  type CqPdf,
  federalBillId,
  getFederalBillType,
  getInstant,
  leadingIsoDate,
} from '@rotunda/domain';
import { z } from 'zod';
import { isWebAddress } from './is-web-address.ts';

/** Name of a PDF delivered with the lines. */
export const FILE_NAME = /^[A-Za-z0-9][A-Za-z0-9._-]{0,149}\.pdf$/i;

const id = z
  .string()
  .regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,149}$/, 'an id has up to 150 letters, digits, points, dashes and underscores');
const words = (max: number) => z.string().trim().max(max);
/** An empty string means that the value is missing. */
const optional = (max: number) =>
  words(max)
    .nullish()
    .transform((text) => text || undefined);
const count = z.number().int().min(0).max(2_147_483_647);
const link = z.string().max(2000).refine(isWebAddress, 'no address of the web');

/** Timestamps need a time zone; assuming one would be a guess. */
const instant = z.string().transform((text, context) => {
  const ts = leadingIsoDate(text) === undefined ? undefined : getInstant(text);
  if (ts !== undefined) return ts;
  context.addIssue({ code: 'custom', message: `"${cutText(text, 40)}" is not an instant with a time zone` });
  return z.NEVER;
});

const day = z.string().refine((text) => /^\d{4}-\d\d-\d\d$/.test(text) && leadingIsoDate(text) === text, 'no such day');

const moment = z.string().transform((text, context): CqMoment => {
  const isDay = /^\d{4}-\d\d-\d\d$/.test(text);
  const onDay = leadingIsoDate(text);
  const ts = isDay && onDay !== undefined ? Date.parse(`${onDay}T00:00:00Z`) / 1000 : getInstant(text);
  if (onDay !== undefined && ts !== undefined) return { ts, hasTime: !isDay };
  context.addIssue({ code: 'custom', message: `"${cutText(text, 40)}" is neither a day nor an instant with its zone` });
  return z.NEVER;
});

/** Converts to the bill's fusionId. */
const bill = z
  .strictObject({
    congress: z.number().int().min(1).max(999),
    type: z.string().max(20),
    number: z.number().int().min(1).max(99_999),
  })
  .transform(({ congress, type, number }, context) => {
    const billType = getFederalBillType(type);
    if (billType !== undefined) return federalBillId(congress, billType, number);
    context.addIssue({ code: 'custom', path: ['type'], message: `"${type}" is not a type of federal measure` });
    return z.NEVER;
  });

const pdf = z
  .strictObject({ url: link.optional(), file: z.string().regex(FILE_NAME, 'no plain name of a PDF').optional() })
  .transform(({ url, file }, context): CqPdf => {
    if (url !== undefined && file === undefined) return { url };
    if (file !== undefined && url === undefined) return { file };
    context.addIssue({ code: 'custom', message: 'either a url or a file is expected' });
    return z.NEVER;
  })
  .nullish();

const revision = { revised: instant };

export const publicationSchema = z.strictObject({
  kind: z.literal('publication'),
  uid: id,
  ...revision,
  category: z.enum(CQ_CATEGORIES),
  title: words(2e3).min(1),
  displayDate: moment,
  bills: z.array(bill).max(500).default([]),
  documentType: optional(200),
  documentSubtype: optional(200),
  parentPublicationType: optional(200),
  displayType: optional(200),
  byline: optional(1e3),
  status: optional(500),
  sponsor: optional(500),
  wordCount: count.nullish(),
  fileSize: count.nullish(),
  bodyHtml: optional(5e6),
  pdf,
  references: z
    .array(
      z.strictObject({
        type: z.enum(CQ_REF_TYPES),
        ref: words(200).min(1),
        label: words(500).min(1),
      }),
    )
    .max(1e3)
    .default([]),
  agendaId: id.nullish(),
  transcriptType: z.enum(CQ_TRANSCRIPT_TYPES).nullish(),
  sourceUrl: link.nullish(),
});

const panelSchema = z.strictObject({
  title: optional(1000),
  people: z
    .array(z.strictObject({ name: words(500).min(1), position: optional(500), organization: optional(500) }))
    .max(500)
    .default([]),
});

const agendaSchema = z.strictObject({
  id,
  type: optional(200),
  location: optional(500),
  date: moment.nullish(),
  notes: optional(20_000),
  panels: z.array(panelSchema).max(100).default([]),
  bills: z
    .array(z.strictObject({ label: words(200).min(1), title: optional(2000), bill: bill.nullish() }))
    .max(1000)
    .default([]),
});

export const scheduleSchema = z
  .strictObject({
    kind: z.literal('schedule'),
    uid: id,
    ...revision,
    oid: id.nullish(),
    title: words(2e3).min(1),
    description: optional(2e4),
    displayDate: moment,
    type: optional(200),
    sponsors: z.array(words(500).min(1)).max(200).default([]),
    eventNote: optional(5e3),
    agendas: z.array(agendaSchema).max(500).default([]),
    sourceUrl: link.nullish(),
  })
  .refine(({ agendas }) => new Set(agendas.map((agenda) => agenda.id)).size === agendas.length, {
    path: ['agendas'],
    message: 'two agendas have one id',
  });

export const billSchema = z.strictObject({
  kind: z.literal('bill'),
  bill,
  ...revision,
  milestones: z
    .array(
      z.strictObject({
        date: moment,
        text: words(5e3).min(1),
        major: z.boolean(),
      }),
    )
    .max(5e3)
    .default([]),
  crsSummary: optional(1e6),
});

export const floorVoteSchema = z.strictObject({
  kind: z.literal('floor_vote'),
  oid: id,
  bill,
  ...revision,
  uid: id.nullish(),
  chamber: z.enum(['house', 'senate']),
  session: z.union([z.literal(1), z.literal(2)]).nullish(),
  rollcall: z
    .string()
    .regex(/^\d{1,6}$/, 'a roll call has a number')
    .nullish(),
  motion: words(2e3).min(1),
  date: day,
  result: optional(200),
  passed: z.boolean().nullish(),
  yes: count,
  no: count,
  other: count,
});

export const retractionSchema = z
  .strictObject({
    kind: z.literal('retraction'),
    of: z.enum(['publication', 'schedule', 'floor_vote', 'bill']),
    ...revision,
    uid: id.optional(),
    bill: bill.optional(),
  })
  .refine(({ of, uid, bill: named }) => (of === 'bill' ? named : uid) !== undefined, {
    message: 'a retraction names what it takes back: bill for a bill, uid for the rest',
  });
