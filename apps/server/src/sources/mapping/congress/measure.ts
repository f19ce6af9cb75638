import { z } from 'zod';
import { buildList, optionalObject, optionalText, requiredText } from './upstream-shape.ts';

const named = z.object({ name: optionalText });

const recordedVote = z.object({
  chamber: optionalText,
  congress: optionalText,
  sessionNumber: optionalText,
  rollNumber: optionalText,
  url: optionalText,
  date: optionalText,
  fullActionName: optionalText,
});
export type UpstreamRecordedVote = z.infer<typeof recordedVote>;

const link = z.object({ name: optionalText, url: optionalText });

/**
 * `{calendar: 'U00468'}` in current records, `{calendar: 'Senate Calendar of Business', number: '0031'}` in old ones.
 */
const calendarSchema = z.object({ calendar: optionalText, number: optionalText });
export type UpstreamCalendar = z.infer<typeof calendarSchema>;

export const actionSchema = z.object({
  actionDate: optionalText,
  actionTime: optionalText,
  text: optionalText,
  type: optionalText,
  actionCode: optionalText,
  sourceSystem: optionalObject(z.object({ code: optionalText, name: optionalText })),
  recordedVotes: buildList(recordedVote, 'recordedVote'),
  links: buildList(link, 'link'),
  calendarNumber: optionalObject(calendarSchema),
});
export type UpstreamAction = z.infer<typeof actionSchema>;

export const legislatorSchema = z.object({
  bioguideId: optionalText,
  fullName: optionalText,
  /** Old records give only `Menendez, Robert`; committees that offer amendments have no other name. */
  name: optionalText,
  party: optionalText,
  state: optionalText,
  district: optionalText,
  isByRequest: optionalText,
  byRequestType: optionalText,
  isOriginalCosponsor: optionalText,
  sponsorshipDate: optionalText,
  sponsorshipWithdrawnDate: optionalText,
});
export type UpstreamLegislator = z.infer<typeof legislatorSchema>;

const activities = buildList(z.object({ name: optionalText, date: optionalText }), 'item');
const subcommittee = z.object({ name: optionalText, systemCode: optionalText, activities });
export const committeeSchema = subcommittee.extend({
  chamber: optionalText,
  subcommittees: buildList(subcommittee, 'item'),
});
export type UpstreamCommittee = z.infer<typeof committeeSchema>;

export const relatedBillSchema = z.object({
  congress: requiredText,
  type: requiredText,
  number: requiredText,
  title: optionalText,
  latestTitle: optionalText,
  relationshipDetails: buildList(z.object({ type: optionalText, identifiedBy: optionalText }), 'item'),
});
export type UpstreamRelatedBill = z.infer<typeof relatedBillSchema>;

export const summarySchema = z.object({
  text: optionalText,
  actionDate: optionalText,
  actionDesc: optionalText,
  name: optionalText,
  versionCode: optionalText,
  updateDate: optionalText,
});
export type UpstreamSummary = z.infer<typeof summarySchema>;

export const textVersionSchema = z.object({
  type: optionalText,
  date: optionalText,
  formats: buildList(z.object({ url: optionalText, type: optionalText }), 'item'),
});
export type UpstreamTextVersion = z.infer<typeof textVersionSchema>;

export const titleSchema = z.object({
  title: optionalText,
  titleType: optionalText,
  billTextVersionName: optionalText,
  chamberName: optionalText,
  chamberCode: optionalText,
});
export type UpstreamTitle = z.infer<typeof titleSchema>;

export const amendmentSchema = z.object({
  congress: requiredText,
  type: requiredText,
  number: requiredText,
  purpose: optionalText,
  description: optionalText,
  submittedDate: optionalText,
  latestAction: optionalObject(z.object({ actionDate: optionalText, text: optionalText })),
  actions: optionalObject(z.object({ actions: buildList(actionSchema, 'item') }).catch({ actions: undefined })),
  sponsors: buildList(legislatorSchema, 'item'),
});
export type UpstreamAmendment = z.infer<typeof amendmentSchema>;

/**
 * Subjects as `{legislativeSubjects, policyArea}`; in old records they are inside `billSubjects` and called
 * otherSubjects.
 */
export const subjectsSchema = z.object({
  legislativeSubjects: buildList(named, 'item'),
  otherSubjects: buildList(named, 'item'),
  policyArea: optionalObject(named),
  primarySubject: optionalObject(named),
});

const cost = z.object({
  title: optionalText,
  rptTitle: optionalText,
  url: optionalText,
  rptUrl: optionalText,
  pubDate: optionalText,
  rptPubDate: optionalText,
  description: optionalText,
});

/** One bill or resolution as given by any of the publications; only its number is required. */
export const measureSchema = z.object({
  congress: z.coerce.number().int().positive(),
  type: optionalText,
  billType: optionalText,
  number: optionalText,
  billNumber: optionalText,
  originChamber: optionalText,
  title: optionalText,
  introducedDate: optionalText,
  updateDate: optionalText,
  updateDateIncludingText: optionalText,
  legislationUrl: optionalText,
  /** Address of the item in the API. */
  url: optionalText,
  constitutionalAuthorityStatementText: optionalText,
  latestAction: optionalObject(actionSchema),
  policyArea: optionalObject(named),
  primarySubject: optionalObject(named),
  subjects: buildList(subjectsSchema, 'subjects', 'billSubjects'),
  actions: buildList(actionSchema, 'actions', 'item'),
  sponsors: buildList(legislatorSchema, 'sponsors', 'item'),
  cosponsors: buildList(legislatorSchema, 'cosponsors', 'item'),
  committees: buildList(committeeSchema, 'committees', 'billCommittees', 'item'),
  relatedBills: buildList(relatedBillSchema, 'relatedBills', 'item'),
  summaries: buildList(summarySchema, 'summaries', 'billSummaries', 'item', 'summary'),
  textVersions: buildList(textVersionSchema, 'textVersions', 'item'),
  titles: buildList(titleSchema, 'titles', 'item'),
  laws: buildList(z.object({ number: optionalText, type: optionalText }), 'laws', 'item'),
  amendments: buildList(amendmentSchema, 'amendments', 'amendment'),
  cboCostEstimates: buildList(cost, 'item'),
  committeeReports: buildList(z.object({ citation: optionalText, url: optionalText }), 'committeeReport', 'item'),
  recordedVotes: buildList(recordedVote, 'recordedVote'),
  notes: buildList(z.object({ text: optionalText, links: buildList(link, 'link') }), 'notes', 'item'),
  calendarNumbers: buildList(calendarSchema, 'item'),
});
export type Measure = z.infer<typeof measureSchema>;
